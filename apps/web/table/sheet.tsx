// The score sheet at any time, as far as the shown seat can know it.

import { SeatMark } from '@tableworks/board-kit'
import { shownLines, type Words } from '@tableworks/kernel'
import { Dialog } from '../parts/parts.tsx'
import { t } from './words.ts'
import type { CurrentScores } from '@tableworks/host'
import css from './sheet.module.css'
import { sayScore } from './voice.ts'

interface SheetProps {
  readonly standing: CurrentScores
  readonly isOver: boolean
  readonly sides: readonly string[]
  readonly words: Pick<Words, 'sheet' | 'rareLines'>
  readonly onClose: () => void
}

export const Sheet = ({ standing, isOver, sides, words, onClose }: SheetProps) => (
  <Dialog title={t('table.sheet')} onClose={onClose}>
    {!isOver && <p className={css['now']}>{t('table.sheetNow')}</p>}
    <div className={css['scroll']}>
      <table className={css['sheet']}>
        <thead>
          <tr>
            <th scope="col">{t('table.line')}</th>
            {sides.map((name, side) => (
              <th key={name} scope="col">
                <SeatMark seat={side} size={20} /> <span translate="no">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownLines(words, standing.sheet).map(({ line, values }) => (
            <tr key={line}>
              <th scope="row">{words.sheet[line] ?? line}</th>
              {sides.map((name, side) => (
                <td key={name}>{known(values[side])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.score')}</th>
            {sides.map((name, side) => (
              <td key={name}>{standing.scores[side] && sayScore(standing.scores[side])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  </Dialog>
)

const known = (value: number | null | undefined) =>
  value === null || value === undefined ? <abbr title={t('table.unknown')}>?</abbr> : value
