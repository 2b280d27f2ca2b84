// A worker that plays games of a study.

import { playAside } from '../many/worker.ts'
import { playRecorded } from './record.ts'

playAside(playRecorded)
