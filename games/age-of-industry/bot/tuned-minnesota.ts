// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:
//
//   tw tune age-of-industry --games 4000 --rounds 1 --match 400 --seats 2 --seed a --strewn 12 --lead 12 --steps 2,1 --variant map=minnesota

import type { Turns } from '@tableworks/bots'

export const TURNS: Turns = {
  sellable: 0.836,
  unsold: 0.853,
  port: 1.185,
  ship: 0.874,
  growingLink: 0.934,
  loanTurns: 1.192,
  unpaid: 1.153,
  others: 1.017,
}
