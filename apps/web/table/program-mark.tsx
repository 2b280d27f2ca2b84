import type { OnlineSeats } from '@tableworks/host'
import { t } from '../online/words.ts'
import css from './program-mark.module.css'

/** Marks a seat in which a program plays, so that everyone knows. */
export const ProgramMark = ({ online, seat }: { online: OnlineSeats | undefined; seat: number }) =>
  online?.programs.some(one => one === seat) === true && (
    <span className={css['program']} title={t('online.programText')}>
      {t('online.programTitle')}
    </span>
  )
