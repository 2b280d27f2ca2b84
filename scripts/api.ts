// Writes docs/openapi.json.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openApi } from '../apps/server/api/openapi.ts'
import { apiSchemas } from './api-schemas.ts'

export const DOCUMENT = path.resolve(import.meta.dirname, '../docs/openapi.json')

export const documentText = (): string => `${JSON.stringify(openApi(apiSchemas()), null, 2)}\n`

if (import.meta.main) writeFileSync(DOCUMENT, documentText())
