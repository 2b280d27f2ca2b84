import type { OnlineSeats } from '@tableworks/host'
import { t } from '../online/words.ts'
import css from './program-mark.module.css'

/** Says that a program plays in this seat, so nobody plays one unknowingly. */
export const ProgramMark = ({ online, seat }: { online: OnlineSeats | undefined; seat: number }) =>
  online?.programs.some(one => one === seat) === true && (
    <span className={css['program']} title={t('online.programText')}>
      {t('online.programTitle')}
    </span>
  )
