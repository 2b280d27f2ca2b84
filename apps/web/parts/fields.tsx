// Form fields with their labels, and forms whose action can fail.

import { type ComponentProps, type ComponentType, type FormEvent, useState } from 'react'
import { t } from '../words/index.ts'
import { Button, FailureNote, partsCss as css } from './parts.tsx'
import { useAct } from './use-act.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  readonly label: string
  /** A hint below the field. */
  readonly explain?: string
  readonly onChange: (text: string) => void
}

export const TextField = ({ label, explain, onChange, ...input }: TextFieldProps) => (
  <label className={css['field']}>
    <span>{label}</span>
    <input className={css['input']} {...input} onChange={event => onChange(event.target.value)} />
    {explain !== undefined && <span className={css['explain']}>{explain}</span>}
    {isFull(input) && (
      <span className={css['explain']} role="status">
        {t('mostLetters', { count: input.maxLength ?? 0 })}
      </span>
    )}
  </label>
)

/** The browser types no letter beyond the limit, so the field says why. */
const isFull = ({ value, maxLength = Infinity }: Pick<TextFieldProps, 'value' | 'maxLength'>): boolean =>
  typeof value === 'string' && value.length >= maxLength

/** The player's own name, as others see it. */
export const NameField = (props: { value: string; onChange: (name: string) => void }) => (
  <TextField label={t('yourName')} required maxLength={24} autoComplete="off" {...props} />
)

/** A form's action. It can't start again while it's running, and its error is kept to show in the form. */
export function useSubmit(work: () => Promise<unknown>) {
  const { busy, error, act } = useAct()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    act(work)
  }
  return { busy, error, onSubmit }
}

interface LineFormProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  readonly button: string
  readonly kind?: ComponentProps<typeof Button>['kind']
  readonly className?: string | undefined
  /** The text to begin with. */
  readonly start?: string
  /** Shows why the action failed. */
  readonly Problem?: ComponentType<{ error: unknown }>
  readonly work: (text: string) => Promise<unknown>
}

/** A form with one line of text: a name, a code, an address. */
export function LineForm({
  button,
  kind = 'plain',
  className,
  start = '',
  Problem = FailureNote,
  work,
  ...field
}: LineFormProps) {
  const [text, setText] = useState(start)
  const { busy, error, onSubmit } = useSubmit(() => work(text.trim()))
  return (
    <form className={className} onSubmit={onSubmit}>
      <TextField required {...field} value={text} onChange={setText} />
      <Button kind={kind} type="submit" aria-disabled={busy || undefined}>
        {button}
      </Button>
      {error !== null && <Problem error={error} />}
    </form>
  )
}
