import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DOCUMENT, documentText } from '../api-document.ts'

it('docs/openapi.json agrees with the requests and the types; if not, run `npm run api`', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(documentText())
})
