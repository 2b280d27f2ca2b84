import { Dialog } from '../parts/parts.tsx'
import { t } from './words.ts'
import { PLAIN_KEYS, type TableKeys } from './keys.ts'
import css from './keys-help.module.css'

type KeyText = keyof TableKeys | (typeof BOARD)[number][1] | (typeof ELSEWHERE)[number][1]
type KeyLines = readonly (readonly [keys: string, does: KeyText])[]

/** Keys of the board kit and the replay, as printed on a keyboard. */
const BOARD = [
  ['↓', 'toBoard'],
  ['← ↑ → ↓', 'move'],
  ['Shift ← ↑ → ↓', 'moveLegal'],
  ['Enter', 'choose'],
  ['I', 'explain'],
  ['Esc', 'back'],
] as const
const ELSEWHERE = [
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['← →', 'stepThrough'],
  ['A … Z', 'find'],
  ['1 … 9', 'pick'],
] as const

const TABLE: KeyLines = Object.entries(PLAIN_KEYS).map(([key, does]) => [
  key === 'U' ? 'Shift U' : key.toUpperCase(),
  does,
])

export const KeysHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('table.keys')} onClose={onClose}>
    <div className={css['groups']}>
      <KeyTable title={t('table.keysAtTable')} lines={TABLE} />
      <div>
        <KeyTable title={t('table.keysOnBoard')} lines={BOARD} />
        <KeyTable title={t('table.keysElsewhere')} lines={ELSEWHERE} />
      </div>
    </div>
  </Dialog>
)

const KeyTable = ({ title, lines }: { title: string; lines: KeyLines }) => (
  <table className={css['keys']}>
    <caption>{title}</caption>
    <tbody>
      {lines.map(([keys, does]) => (
        <tr key={keys}>
          <th scope="row" translate="no">
            {keys.split(' ').map((key, i) => (
              // The keys in a row never change order.
              // oxlint-disable-next-line react/no-array-index-key
              <kbd key={i}>{key}</kbd>
            ))}
          </th>
          <td>{t(`table.keysText.${does}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
