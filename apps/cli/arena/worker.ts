// A worker that plays match games.

import { playAside } from '../many/worker.ts'
import { playMatchGame } from './match.ts'

playAside(playMatchGame)
