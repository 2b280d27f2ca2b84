// The desk's half of a draft: how many cubes go to which grid, what they ask there, and one button for all of it.

import type { Table } from '../table.ts'
import { say } from '../words.ts'
import { type Draft, type Part, useDraft } from './draft.tsx'
import css from './compose.module.css'

export function Compose({ table }: { table: Table }) {
  const draft = useDraft()
  if (draft === null) return null
  const said = draft.parts
    .filter(({ count }) => count > 0)
    .map(({ grid, count, price }) => say('draftPart', { count, grid: table.box.grids[grid].name, price }))
  return (
    <div className={css['compose']}>
      {draft.parts.map(part => (
        <PartRow key={part.grid} table={table} draft={draft} part={part} />
      ))}
      <button type="button" className={css['confirm']} data-choice="" onClick={() => draft.confirm()}>
        {said.join('; ')}
      </button>
      <p className={css['hint']}>{say('draftHint')}</p>
    </div>
  )
}

function PartRow({ table, draft, part: { grid, count, price } }: { table: Table; draft: Draft; part: Part }) {
  const { name, prices } = table.box.grids[grid]
  const at = prices.indexOf(price)
  const sells = draft.sellsAt(grid, price)
  const next = (by: 1 | -1) => {
    const to = prices[at + by]
    if (to !== undefined) draft.ask(grid, to)
  }
  return (
    <div className={css['part']} role="group" aria-label={name} data-empty={count === 0 || undefined}>
      <b>{name}</b>
      <span className={css['stepper']}>
        <button type="button" aria-label={say('draftLess', { grid: name })} onClick={() => draft.move(grid, -1)}>
          −
        </button>
        <output>{say('draftCubes', { count })}</output>
        <button type="button" aria-label={say('draftMore', { grid: name })} onClick={() => draft.move(grid, 1)}>
          +
        </button>
      </span>
      <span className={css['stepper']}>
        <button type="button" aria-label={say('draftCheaper', { grid: name })} onClick={() => next(-1)}>
          −
        </button>
        <output>{say('money', { dollars: price })}</output>
        <button type="button" aria-label={say('draftDearer', { grid: name })} onClick={() => next(1)}>
          +
        </button>
      </span>
      <small>
        {count === 0 ? say('draftNone') : sells === 0 ? say('sellsNothing') : say('sellsAt', { sells, price })}
      </small>
    </div>
  )
}
