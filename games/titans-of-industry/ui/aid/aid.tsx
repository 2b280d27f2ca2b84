// The player aid: one page, in the order of a turn, an age and the game.

import { AidSection, AidSheet } from '@tableworks/board-kit'
import { GOODS } from '../../data/goods.ts'
import { GRID_IDS, GRIDS } from '../../data/grids.ts'
import { Hall } from '../board/hall.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { Token } from '../goods/token.tsx'
import { GOOD_NAMES } from '../names.ts'
import css from './aid.module.css'
import { AID } from './words.ts'

export const Aid = () => (
  <Hall className={css['aid']}>
    <AidSheet>
      <AidSection title={AID.turnTitle} lines={AID.turn} />
      <AidSection
        title={AID.actionsTitle}
        terms={AID.actions.map(([name, does]) => ({ key: name, name, text: does }))}
      />
      <AidSection title={AID.buyingTitle} lines={AID.buying} />
      <AidSection title={AID.placingTitle} lines={AID.placing} />
      <AidSection title={AID.goodsTitle} terms={WHERE_GOODS_GO} />
      <AidSection title={AID.ageTitle} lines={AID.age} />
      <AidSection title={AID.endTitle} lines={AID.end} />
    </AidSheet>
  </Hall>
)

const WHERE_GOODS_GO = GOODS.map(good => ({
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
}))
