// A scene's table, with a row per thing and a column per side.

import { SeatMark } from '../pieces/seat-mark.tsx'
import type { SceneRow, SceneTotals as Table } from './scene.ts'
import css from './scene.module.css'

export const SceneTable = ({ table, sideNames }: { table: Table; sideNames: readonly string[] }) => (
  <div className={css['scroll']}>
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">{table.title}</th>
          {sideNames.map((name, side) => (
            <th key={name} scope="col">
              <SeatMark seat={side} size={18} /> <span translate="no">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, i) => (
          // The rows keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={i} row={row} sides={sideNames.length} />
        ))}
      </tbody>
    </table>
    {table.foot !== undefined && <p className={css['foot']}>{table.foot}</p>}
  </div>
)

const Row = ({ row: { label, values, across, kind }, sides }: { row: SceneRow; sides: number }) => (
  <tr data-kind={kind} aria-current={kind === 'current' || undefined}>
    <th scope={kind === 'heading' ? 'colgroup' : 'row'} colSpan={kind === 'heading' ? sides + 1 : 1}>
      {label}
    </th>
    {across !== undefined && (
      <td className={css['across']} colSpan={sides}>
        {across}
      </td>
    )}
    {across === undefined &&
      kind !== 'heading' &&
      Array.from({ length: sides }, (_, side) => (
        <td key={side} data-none={(values?.[side] ?? null) === null || undefined}>
          {values?.[side] ?? '–'}
        </td>
      ))}
  </tr>
)
