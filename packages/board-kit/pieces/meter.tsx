import { useWords } from '../settings.tsx'
import css from './meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly colour?: string | undefined
  /** What would be after the choice at hand. */
  readonly then?: number | undefined
}

/** How full something is, in figures and at a glance. */
export function Meter({ label, value, most, colour, then }: MeterProps) {
  const words = useWords()
  const share = (part: number) => `${(100 * Math.max(0, Math.min(part, most))) / Math.max(1, most)}%`
  return (
    <div className={css['meter']}>
      <span className={css['label']}>{label}</span>
      <span className={css['figure']}>
        {value}/{most}
      </span>
      <div
        className={css['groove']}
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={words.meter(value, most)}
      >
        {then !== undefined && <div className={css['then']} style={{ width: share(then) }} />}
        <div className={css['fill']} style={{ width: share(value), background: colour }} />
      </div>
    </div>
  )
}
