// A server for tests to kill: its data folder, its port. It says when it is ready.

import path from 'node:path'
import { serve, stopOnSignals } from '../index.ts'

const [data = '', port = '0'] = process.argv.slice(2)
const page = path.join(import.meta.dirname, 'empty-page')
const served = await serve({ host: '127.0.0.1', port: Number(port), data, page, version: 'test', logLevel: 'silent' })
stopOnSignals(served)
process.stdout.write(`${served.address}\n`)
