// Plays games of a study aside.

import { playAside } from '../many/worker.ts'
import { playRecorded } from './record.ts'

playAside(playRecorded)
