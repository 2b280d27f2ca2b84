// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:
//
//   tw tune age-of-industry --games 3000 --rounds 4 --match 400 --seats 2 --seed a

import type { Turns } from '@tableworks/bots'

export const TURNS: Turns = {
  sellable: 0.907,
  unsold: 0.648,
  port: 0.509,
  ship: 1.705,
  works: 0.635,
  card: 0.867,
  top: 0.979,
  growingLink: 0.553,
  loanTurns: 1.363,
  unpaid: 1.062,
  others: 0.783,
}
