// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:
//
//   tw tune age-of-industry --games 3000 --rounds 3 --match 300 --seats 3 --seed m --strewn 30 --lead 15 --variant map=minnesota

import type { Turns } from '@tableworks/bots'

export const TURNS: Turns = {
  sellable: 0.701,
  unsold: 0.479,
  glut: 0.609,
  port: 0.946,
  works: 1.534,
  foothold: 1.045,
  card: 1.877,
  top: 1.244,
  growingLink: 0.479,
  loanTurns: 1.57,
  unpaid: 0.851,
  others: 1.119,
}
