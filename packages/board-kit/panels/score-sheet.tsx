// The score sheet, line by line, with the tie-breaks. The game provides the labels.

import { type Result, shownLines, type Words } from '@tableworks/kernel'
import { useId } from 'react'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import css from './score-sheet.module.css'

interface ScoreSheetProps {
  readonly result: Result
  /** The game's labels. */
  readonly words: Pick<Words, 'sheet' | 'rareLines'>
  readonly sideNames: readonly string[]
  /** Whether it's a score during the game. If so, places aren't shown. */
  readonly running?: boolean | undefined
}

export function ScoreSheet({ result, words, sideNames, running }: ScoreSheetProps) {
  const { sheet } = words
  const id = useId()
  const isTied = new Set(result.scores).size < result.scores.length
  return (
    <div className={css['scroll']}>
      <table className={css['sheet']} aria-labelledby={id}>
        <caption id={id}>{say('sheet.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('sheet.line')}</th>
            {sideNames.map((name, side) => (
              <th key={name} scope="col" data-first={(!running && result.places[side] === 1) || undefined}>
                <SeatMark seat={side} size={20} /> <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownLines(words, result.sheet).map(({ line, values }) => (
            <Line key={line} name={sheet[line] ?? line} values={values} />
          ))}
        </tbody>
        <tbody className={css['total']}>
          <Line name={say('sheet.total')} values={result.scores} />
        </tbody>
        {isTied && result.ties.length > 0 && (
          <tbody className={css['ties']}>
            {result.ties.map(({ line, values }) => (
              <Line key={line} name={`${say('sheet.ties')}: ${sheet[line] ?? line}`} values={values} />
            ))}
          </tbody>
        )}
        {!running && (
          <tfoot>
            <Line name={say('sheet.place')} values={result.places} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

const Line = ({ name, values }: { name: string; values: readonly number[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {values.map((value, side) => (
      // A column is a side, and sides never move.
      // oxlint-disable-next-line react/no-array-index-key
      <td key={side} data-zero={value === 0 || undefined}>
        {value < 0 ? `−${-value}` : value}
      </td>
    ))}
  </tr>
)
