// The panel's form fields.

import type { ReactNode } from 'react'
import css from './workshop.module.css'

export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={css['field']}>
    <span>{label}</span>
    {children}
  </label>
)

interface TextProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export const TextField = ({ label, value, onChange }: TextProps) => (
  <Field label={label}>
    <input value={value} maxLength={40} onChange={event => onChange(event.target.value)} />
  </Field>
)

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly onChange: (value: number) => void
}

/** Ignores anything that isn't a number in the range. */
export const NumberField = ({ label, value, from, to, onChange }: NumberProps) => (
  <Field label={label}>
    <input
      type="number"
      value={value}
      min={from}
      max={to}
      onChange={event => {
        const typed = event.target.valueAsNumber
        if (typed >= from && typed <= to) onChange(Math.round(typed))
      }}
    />
  </Field>
)

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly say: (value: T) => string
  readonly onChange: (value: T) => void
}

export const ChoiceField = <T extends string>({ label, value, values, say, onChange }: ChoiceProps<T>) => (
  <Field label={label}>
    <select value={value} onChange={event => onChange(values.find(one => one === event.target.value) ?? value)}>
      {values.map(one => (
        <option key={one} value={one}>
          {say(one)}
        </option>
      ))}
    </select>
  </Field>
)

interface CheckProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export const CheckField = ({ label, value, onChange }: CheckProps) => (
  <label className={css['check']}>
    <input type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
