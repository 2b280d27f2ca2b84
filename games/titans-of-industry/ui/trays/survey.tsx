// Land Survey: which good to leave out, and what the rest costs.

import { viewerOf } from '@tableworks/board-kit'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import type { Frames } from '../../state.ts'
import { Goods, Token } from '../parts/signs.tsx'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './desk.module.css'

interface SurveyProps {
  readonly table: Table
  readonly frame: Frames['chooseWaiver']
}

export function Survey({ table: { bills, box, seen }, frame: { space } }: SurveyProps) {
  const { cost } = box.spaces[space]
  return (
    <>
      <h3>{say('survey')}</h3>
      <div className={css['ways']}>
        {(bills?.waivers[space] ?? []).map(({ waived, total }) => (
          <Place
            key={waived ?? ''}
            of={{ kind: 'waive', seat: viewerOf(seen), waived: waived ?? 'none' }}
            label={waived === null ? say('waiveNone') : say('waive', { good: GOOD_NAMES[waived] })}
            inside={css['line']}
          >
            <span className={css['out']}>{waived !== null && <Token good={waived} size={22} />}</span>
            <Goods of={MATERIALS.map(good => [good, cost[good] - (good === waived ? 1 : 0)] as const)} size={20} />
            <b>{total === null ? say('none') : say('money', { dollars: total })}</b>
          </Place>
        ))}
      </div>
    </>
  )
}
