// All commands, in the order of `tw help`.

import { arena } from './arena.ts'
import { balance } from './balance.ts'
import { backup, check, restore } from './backup.ts'
import { bench } from './bench.ts'
import { calibrate } from './calibrate.ts'
import { clauses } from './clauses.ts'
import { engine } from './engine.ts'
import { fuzz } from './fuzz.ts'
import { games } from './games.ts'
import { host } from './host.ts'
import { ladder } from './ladder.ts'
import { learn } from './learn.ts'
import { lessons } from './lessons.ts'
import { play } from './play.ts'
import { puzzles } from './puzzles.ts'
import { ratings } from './ratings.ts'
import { review } from './review.ts'
import { serve } from './serve.ts'
import { show } from './show.ts'
import { tune } from './tune.ts'
import { verify } from './verify.ts'
import type { Verb } from '../verb.ts'

export const VERBS: readonly Verb[] = [
  play,
  games,
  show,
  verify,
  review,
  fuzz,
  arena,
  ladder,
  balance,
  learn,
  calibrate,
  tune,
  clauses,
  lessons,
  puzzles,
  bench,
  engine,
  serve,
  backup,
  restore,
  check,
  ratings,
  host,
]
