// By what each weight of this game is multiplied for those who play by tuned weights. Made by a command, not by hand:
//
//   tw tune titan --games 3000 --rounds 4 --match 400 --seats 2 --seed a

import type { Turns } from '@tableworks/bots'

export const TURNS: Turns = {
  'cube.silicium': 2.085,
  'cube.titanium': 0.425,
  'cube.water': 1.043,
  'cube.hydrocarbons': 0.524,
  few: 0.756,
  majority: 0.605,
  coreDraw: 0.923,
  extraction: 1.122,
  rig: 0.653,
  module: 1.487,
  loadedDeuterium: 0.527,
  docked: 2.002,
  objective: 0.756,
  cell: 2.91,
  cells: 1.363,
  others: 2.583,
}
