import css from './pieces.module.css'
import { type PieceProps, pieceProps } from './seat-mark.tsx'

interface CoinProps extends PieceProps {
  readonly value?: number | undefined
  readonly colour?: string | undefined
}

/** A coin, with its value if it has one. */
export function Coin({ value, colour = 'var(--kit-coin)', ...piece }: CoinProps) {
  return (
    <svg viewBox="0 0 24 24" className={css['piece']} {...pieceProps(piece)}>
      <circle cx="12" cy="12.8" r="10.6" fill="rgb(0 0 0 / 0.25)" />
      <circle cx="12" cy="11.8" r="10.6" fill={colour} stroke="var(--kit-piece-edge)" strokeWidth="0.8" />
      <circle
        cx="12"
        cy="11.8"
        r="8.3"
        fill="none"
        stroke="black"
        strokeOpacity="0.35"
        strokeWidth="0.8"
        strokeDasharray="1 1"
      />
      {value !== undefined && (
        <text
          x="12"
          y={value > 99 ? 14.9 : 15.9}
          fontSize={value > 99 ? 8.5 : 11}
          fill="var(--kit-coin-ink)"
          className={css['letter']}
        >
          {value}
        </text>
      )}
    </svg>
  )
}

interface MoneyProps {
  readonly amount: number
  /** Written before the number; defaults to `$`. */
  readonly unit?: string | undefined
  /** Shows a gain or a cost, with a sign and its colour. */
  readonly signed?: boolean | undefined
}

/** An amount with tabular figures. */
export function Money({ amount, unit = '$', signed = false }: MoneyProps) {
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : ''
  return (
    <span className={css['money']} data-sign={signed ? (amount < 0 ? 'minus' : 'plus') : undefined}>
      {sign}
      {unit}
      {Math.abs(amount)}
    </span>
  )
}
