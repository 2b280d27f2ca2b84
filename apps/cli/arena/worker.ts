// Plays games of a match aside.

import { playAside } from '../many/worker.ts'
import { playMatchGame } from './match.ts'

playAside(playMatchGame)
