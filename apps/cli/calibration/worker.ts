// A worker that plays games and notes which chances the table's network gave.

import { playAside } from '../many/worker.ts'
import { playCalled } from './called.ts'

playAside(playCalled)
