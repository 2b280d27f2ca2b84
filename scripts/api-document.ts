// The API's description, docs/openapi.json.

import path from 'node:path'
import { openApi } from '../apps/server/api/openapi.ts'
import { apiSchemas } from './api-schemas.ts'

export const DOCUMENT = path.resolve(import.meta.dirname, '../docs/openapi.json')

export const documentText = (): string => `${JSON.stringify(openApi(apiSchemas()), null, 2)}\n`
