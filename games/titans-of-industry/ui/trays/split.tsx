// Divides new cubes between the two grids that take the good: one line for each way, and one button for places and prices.

import { gridTitle } from '../../data/grids.ts'
import { GOOD_NAMES } from '../../data/goods.ts'
import type { Frames } from '../../state.ts'
import { offered, type Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './desk.module.css'
import { type DraftPart, useDraft } from './draft.tsx'

export function Split({ table, frame: { good, cubes, seat } }: { table: Table; frame: Frames['placeGoods'] }) {
  const draft = useDraft()
  const names = table.box.gridsFor[good].map(grid => table.box.grids[grid].name)
  const [one = '', two = ''] = names
  return (
    <>
      <h3>{say('split', { good: GOOD_NAMES[good], cubes })}</h3>
      <div className={css['headings']}>
        <Heads names={names} />
        {/* For a second column of lines. */}
        <Heads names={names} isHidden />
      </div>
      <div className={css['ways']}>
        {offered(table.seen, 'placeGoods').map((option, way) => {
          const rest = 'rest' in option ? option.rest : 0
          const isPicked = draft?.parts[0].count === option.count
          return (
            <Place
              key={option.count}
              of={{ kind: 'split', count: option.count, seat }}
              label={say('splitLabel', { first: option.count, one, second: rest, two })}
              inside={css['way']}
              draft={draft === null ? undefined : { isPicked, set: () => draft.divide(option.count) }}
            >
              {draft === null ? (
                <b>{option.count}</b>
              ) : (
                (isPicked ? draft.parts : (draft.ways[way] ?? [])).map(part => <Part key={part.grid} {...part} />)
              )}
            </Place>
          )
        })}
      </div>
      {draft !== null && (
        <>
          <p className={css['note']}>{say('draftHint')}</p>
          <button type="button" className={css['confirm']} data-choice="" onClick={draft.confirm}>
            {say('confirm', { parts: draft.parts.flatMap(part => partWords(part, table)).join(', ') })}
          </button>
        </>
      )}
    </>
  )
}

const Heads = ({ names, isHidden }: { names: readonly string[]; isHidden?: boolean }) => (
  <div className={css['heads']} aria-hidden={isHidden}>
    {names.map(name => (
      <b key={name}>{name}</b>
    ))}
  </div>
)

const partWords = ({ grid, count, price }: DraftPart, { box }: Table): string[] =>
  count === 0 ? [] : [say('draftPart', { count, grid: gridTitle(box.grids[grid]), price })]

const Part = ({ count, price, sells }: DraftPart) => (
  <span className={css['part']}>
    <b>{count}</b>
    {count > 0 && <small>{sells === 0 ? say('sellsNothing') : say('sellsAt', { sells, price })}</small>}
  </span>
)
