// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:
//
//   tw tune victory-through-industry --games 4000 --rounds 3 --match 300 --seats 2 --seed c --strewn 12 --lead 5 --steps 2,1

import type { Turns } from '@tableworks/bots'

export const TURNS: Turns = {
  run: 1.067,
  missing: 0.817,
  bought: 1.035,
  behind: 1.069,
  faces: 1.361,
  work: 1.393,
  products: 1.427,
  room: 1.056,
  ready: 0.703,
  factory: 0.864,
  held: 0.75,
  locked: 0.807,
  deal: 0.921,
}
