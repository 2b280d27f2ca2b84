// Writes docs/openapi.json.

import { writeFileSync } from 'node:fs'
import { DOCUMENT, documentText } from './api-document.ts'

writeFileSync(DOCUMENT, documentText())
