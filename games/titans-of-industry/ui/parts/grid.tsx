// A pricing grid: its goods, demand and prices.

import { memoByValue } from '@tableworks/board-kit'
import type { CSSProperties } from 'react'
import { GOOD_NAMES } from '../../data/goods.ts'
import type { Grid as GridSpec } from '../../data/grids.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import type { GridFacts } from './grid-facts.ts'
import css from './grids.module.css'
import { SectorMark, Token } from './signs.tsx'
import { Square } from './square.tsx'

interface GridProps {
  readonly facts: GridFacts
  /** The grid as printed. */
  readonly spec: GridSpec
  readonly names: readonly string[]
}

export const Grid = memoByValue(function Grid({ facts, spec, names }: GridProps) {
  const { grid, buying, would } = facts
  // While the viewer chooses a material, pressing the grid chooses its good.
  const thing: Thing =
    buying?.choosing === 'material' ? { kind: 'market', material: buying.material } : { kind: 'grid', grid }
  return (
    <section
      className={css['grid']}
      data-grid={grid}
      data-sector={spec.sector}
      data-red={spec.red || undefined}
      data-priced={would.length > 0 || undefined}
      aria-label={spec.name}
    >
      <Place of={thing} label={spec.name} className={css['whole']} inside={css['sheet']}>
        <Head facts={facts} spec={spec} />
        <div className={css['ladder']} style={{ '--squares': spec.prices.length / 2 } as CSSProperties}>
          {spec.prices.map((price, i) => (
            <Square
              key={price}
              grid={grid}
              name={spec.name}
              price={price}
              lots={facts.lots.filter(lot => lot.price === price)}
              would={would[i] ?? null}
              hasConsumers={facts.demand !== null}
              selling={buying?.choosing === 'seller' ? buying.material : null}
              names={names}
            />
          ))}
        </div>
      </Place>
    </section>
  )
})

function Head({ facts: { grid, demand, cubes, sells }, spec }: Pick<GridProps, 'facts' | 'spec'>) {
  const { name, sector, goods } = spec
  return (
    <header className={css['head']}>
      <SectorMark sector={sector} />
      <h3>{name}</h3>
      <span className={css['goods']}>
        {goods.map(good => (
          <span key={good}>
            <Token good={good} size={16} />
            {GOOD_NAMES[good]}
          </span>
        ))}
      </span>
      <span className={css['sells']}>
        {demand === null
          ? say(cubes === 0 ? 'mapNothing' : 'onOffer', { cubes })
          : cubes > 0 && say('sellOf', { sells, cubes })}
      </span>
      {demand !== null && (
        <Place of={{ kind: 'demand', grid }} className={css['demand']} inside={css['plate']}>
          <small>{say('wants')}</small>
          <b>{demand}</b>
        </Place>
      )}
    </header>
  )
}
