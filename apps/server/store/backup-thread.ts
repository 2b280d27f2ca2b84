// Runs one backup in a thread.

import { parentPort, workerData } from 'node:worker_threads'
import { backUp, backUpPostgres } from './backup.ts'

const { data, database, to } = workerData as { data: string; database: string | null; to: string }
const made = database === null ? await backUp(data, to) : await backUpPostgres(database, to)
parentPort?.postMessage(made)
