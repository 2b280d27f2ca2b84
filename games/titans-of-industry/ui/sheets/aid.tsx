// The player aid: one page, covering a turn, an age and the game.

import { AidSection, AidSheet, type AidTerm } from '@tableworks/board-kit'
import { GOOD_NAMES, GOODS } from '../../data/goods.ts'
import { GRID_IDS, GRIDS } from '../../data/grids.ts'
import { Hall } from '../parts/hall.tsx'
import { SectorMark } from '../parts/signs.tsx'
import { Token } from '../parts/signs.tsx'
import css from './aid.module.css'
import { ACTIONS, AID } from './aid-words.ts'

const TERMS: Readonly<Partial<Record<string, readonly AidTerm[]>>> = {
  actions: ACTIONS.map(([name, text]) => ({ key: name, name, text })),
  goods: GOODS.map(good => ({
    key: good,
    name: (
      <>
        <Token good={good} size={18} /> {GOOD_NAMES[good]}
      </>
    ),
    text: GRID_IDS.filter(grid => GRIDS[grid].goods.includes(good)).map(grid => (
      <span key={grid} className={css['home']}>
        <SectorMark sector={GRIDS[grid].sector} /> {GRIDS[grid].name}
      </span>
    )),
  })),
}

export const Aid = () => (
  <Hall className={css['aid']}>
    <AidSheet>
      {Object.entries(AID).map(([part, { title, lines }]) => (
        <AidSection key={part} title={title} lines={lines} terms={TERMS[part] ?? []} />
      ))}
    </AidSheet>
  </Hall>
)
