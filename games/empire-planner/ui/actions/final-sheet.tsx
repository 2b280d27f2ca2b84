// When all is done the score sheet lies where the Action cards lay: line by line, with the tie-breaks that were needed.

import { SeatMark } from '@tableworks/board-kit'
import type { Result } from '@tableworks/kernel'
import { SIDES } from '../../data/pieces.ts'
import { LINE_NAMES } from '../names.ts'
import { SAY } from '../words.ts'
import css from './final-sheet.module.css'

export function FinalSheet({ result, sideNames }: { result: Result; sideNames: readonly string[] }) {
  const [one, two] = result.scores
  return (
    <table className={css['sheet']}>
      <caption>{SAY.final}</caption>
      <thead>
        <tr>
          <th scope="col">{SAY.line}</th>
          {SIDES.map(side => (
            <th key={side} scope="col">
              <SeatMark seat={side} size={16} /> {sideNames[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.sheet
          .filter(({ values }) => values.some(value => value !== 0))
          .map(({ line, values }) => (
            <Line key={line} name={nameOf(line)} values={values} />
          ))}
      </tbody>
      <tfoot>
        <Line name={SAY.total} values={result.scores} />
        {one === two &&
          result.ties.map(({ line, values }) => <Line key={line} name={SAY.tie(nameOf(line))} values={values} />)}
      </tfoot>
    </table>
  )
}

const nameOf = (line: string): string => ({ ...LINE_NAMES, ...SAY.ties })[line] ?? line

const Line = ({ name, values }: { name: string; values: readonly number[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {SIDES.map(side => (
      <td key={side}>{minus(values[side] ?? 0)}</td>
    ))}
  </tr>
)

const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)
