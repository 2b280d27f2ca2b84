// Letters and names of sectors and goods, as tables. The forms of goods are drawn in goods/.

import type { Good, Sector } from '../data/goods.ts'

export const SECTOR_LETTERS: Readonly<Record<Sector, string>> = {
  consumables: 'C',
  durables: 'D',
  energy: 'E',
  research: 'R',
}

export const SECTOR_NAMES: Readonly<Record<Sector, string>> = {
  consumables: 'Consumables',
  durables: 'Durables',
  energy: 'Energy',
  research: 'Research',
}

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  wood: 'wood',
  stone: 'stone',
  steel: 'steel',
  corn: 'corn',
  oil: 'oil',
  power: 'power',
  research: 'research',
}
