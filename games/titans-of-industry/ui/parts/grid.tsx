// A pricing grid: what it takes, what consumers want of it, and its ladder of prices.

import { memoByValue, nextSpot } from '@tableworks/board-kit'
import { GOOD_NAMES } from '../../data/goods.ts'
import { AREA_NAMES } from '../../data/areas.ts'
import type { Grid as GridSpec } from '../../data/grids.ts'
import { columnsOn } from './rings.ts'
import { SectorMark } from './sector.tsx'
import { Token } from './token.tsx'
import type { GridFacts } from './grid-facts.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './grids.module.css'
import { Square } from './square.tsx'

interface GridProps {
  readonly facts: GridFacts
  /** As the box prints it. */
  readonly spec: GridSpec
  readonly names: readonly string[]
}

export const Grid = memoByValue(function Grid({ facts, spec, names }: GridProps) {
  const { grid, buying, would } = facts
  const isPriced = would.length > 0
  // While a material is chosen, the grid is pressed for its good.
  const thing: Thing =
    buying?.choosing === 'material' ? { kind: 'market', material: buying.material } : { kind: 'grid', grid }
  return (
    <section
      className={css['grid']}
      data-grid={grid}
      data-sector={spec.sector}
      data-red={spec.red || undefined}
      data-priced={isPriced || undefined}
      aria-label={spec.name}
    >
      <Place of={thing} label={spec.name} className={css['whole']}>
        <Head facts={facts} spec={spec} />
        {/* The keys of its squares, while they can be pressed, are heard where they bubble to. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className={css['ladder']}
          onKeyDown={walkSquares}
          style={{ '--squares': spec.prices.length / 2, '--shares': sharesOf(facts, spec) } as React.CSSProperties}
        >
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

/** Arrows lead from square to square while a price is thought out. */
function walkSquares(event: React.KeyboardEvent<HTMLElement>): void {
  const squares = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')]
  const spots = squares.map((square, i) => {
    const { x, y, width, height } = square.getBoundingClientRect()
    return { id: String(i), x, y, width, height }
  })
  const at = squares.findIndex(square => square === event.target)
  const next = at < 0 ? null : nextSpot(spots, String(at), event.key)
  if (next === null) return
  squares[Number(next)]?.focus()
  event.preventDefault()
}

/** Where the whole floor is shown, columns in which somebody stands take room from empty ones. */
function sharesOf({ lots, buying }: GridFacts, spec: GridSpec): string {
  const { prices } = spec
  const taken = buying?.choosing === 'seller' ? PRESSED : TAKEN
  const columns = columnsOn(spec)
  const isTaken = (column: number) => lots.some(({ price }) => prices.indexOf(price) % columns === column)
  return Array.from({ length: columns }, (_, column) => `minmax(0, ${isTaken(column) ? taken : 1}fr)`).join(' ')
}
const TAKEN = 1.7
/** Where sellers can be pressed they stand side by side. */
const PRESSED = 2.8

function Head({ facts: { demand, cubes, sells }, spec }: Pick<GridProps, 'facts' | 'spec'>) {
  const { name, sector, goods, areas } = spec
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
      {demand === null ? (
        <span className={css['sells']}>{say('onOffer', { cubes })}</span>
      ) : (
        <>
          <span className={css['sells']}>{cubes > 0 && say('sellOf', { sells, cubes })}</span>
          <span className={css['demand']} title={areas.map(area => AREA_NAMES[area]).join(' + ')}>
            <small>{say('wants')}</small>
            <b>{demand}</b>
          </span>
        </>
      )}
    </header>
  )
}
