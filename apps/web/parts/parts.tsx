// Basic components shared by all pages.

import { type ButtonHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { hostErrorOf } from '@tableworks/host'
import { t } from '../words/index.ts'
import css from './parts.module.css'
import { useAct } from './use-act.ts'

type Kind = 'plain' | 'strong' | 'quiet' | 'danger'

export const Button = ({ kind = 'plain', ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind }) => (
  <button type="button" className={css['button']} data-kind={kind} {...rest} />
)

/** A button whose action can fail. The error appears beside it. */
export function ActButton({
  work,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; work: () => Promise<unknown> }) {
  const { busy, error, act } = useAct()
  return (
    <>
      <Button aria-disabled={busy || undefined} {...rest} onClick={() => act(work)} />
      {error !== null && <FailureNote error={error} />}
    </>
  )
}

export const ButtonLink = ({
  kind = 'plain',
  href,
  label,
  children,
}: {
  kind?: Kind
  href: string
  label?: string
  children: ReactNode
}) => (
  <Link className={css['button']} data-kind={kind} href={href} aria-label={label}>
    {children}
  </Link>
)

/** Appears after a short delay, so fast pages don't flicker. */
export const Loading = ({ text = t('loading') }: { text?: string }) => (
  <p className={css['loading']} role="status">
    {text}
  </p>
)

/** An error message with a way to continue. */
export function Failure({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, text } = troubleOf(error)
  return (
    <div className={css['page']} role="alert">
      <h1>{title}</h1>
      <p className={css['text']}>{text}</p>
      <div className={css['row']}>
        {children}
        <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
      </div>
    </div>
  )
}

/** An error message in one paragraph, next to what the player was doing. */
export function FailureNote({ error }: { error: unknown }) {
  const { title, text } = troubleOf(error)
  return (
    <p ref={bringInSight} className={css['notice']} role="alert">
      <strong>{title}.</strong> {sentence(text)}
    </p>
  )
}

type Refused = keyof ReturnType<typeof t.group<'refused'>>

/** An error in words. A server's refusal may name its reason by a code. */
export function troubleOf(error: unknown): { readonly title: string; readonly text: string } {
  const { kind, detail } = hostErrorOf(error)
  const isKnown = (kind === 'badPlan' || kind === 'secret') && Object.hasOwn(t.group('refused'), detail)
  if (!isKnown) return { title: t(`trouble.${kind}.title`), text: t(`trouble.${kind}.text`, { detail }) }
  return { title: t(`refused.${detail as Refused}.title`), text: t(`refused.${detail as Refused}.text`) }
}

const bringInSight = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' })

const sentence = (text: string): string => {
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?)·⟧]$/.test(first) ? first : `${first}.`
}

/** A choice between a few values, all visible. */
export function Choices<T extends string | number>({
  legend,
  values,
  value,
  say,
  onChange,
}: {
  legend: string
  values: readonly T[]
  value: T
  say: (value: T) => string
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className={css['choices']}>
      <legend>{legend}</legend>
      {values.map(one => (
        <label key={one} className={css['choice']}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {say(one)}
        </label>
      ))}
    </fieldset>
  )
}

export const Check = ({
  label,
  explain,
  checked,
  onChange,
}: {
  label: string
  explain?: string
  checked: boolean
  onChange: (checked: boolean) => void
}) => (
  <label className={css['check']}>
    <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
    <span className={css['label']}>{label}</span>
    {explain !== undefined && <span className={css['explain']}>{explain}</span>}
  </label>
)

/** A button that opens the system's file chooser. */
export const FileButton = ({ label, onChoose }: { label: string; onChoose: (file: File) => void }) => (
  <label className={css['file']}>
    <input
      type="file"
      aria-label={label}
      onChange={event => {
        const [file] = event.target.files ?? []
        event.target.value = '' // Allows choosing the same file again after fixing it.
        if (file !== undefined) onChoose(file)
      }}
    />
    <span className={css['button']} aria-hidden="true">
      {label}
    </span>
  </label>
)

/** The browser's own dialog: it traps the focus, closes on Escape and makes the page behind it inert. */
export const Dialog = (props: DialogProps) => <Modal {...props} />

/** For pictures and tables that need the whole window. */
export const WideDialog = (props: DialogProps) => <Modal {...props} isWide />

/** On a phone, a sheet from the bottom with a picture above it; elsewhere, a dialog. */
export const Sheet = ({ picture, ...props }: DialogProps & { picture: ReactNode }) => (
  <Modal {...props} picture={picture} />
)

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

function Modal({
  title,
  children,
  onClose,
  isWide = false,
  picture,
}: DialogProps & { isWide?: boolean; picture?: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      className={css['dialog']}
      data-wide={isWide || undefined}
      data-sheet={picture === undefined ? undefined : true}
      aria-labelledby={heading}
      // React also reports it when a dialog inside this one closes.
      onClose={event => event.target === event.currentTarget && onClose()}
    >
      {picture !== undefined && <div className={css['sheetPicture']}>{picture}</div>}
      <div className={css['dialogHead']}>
        <h2 id={heading}>{title}</h2>
        <Button onClick={() => ref.current?.close()}>{t('close')}</Button>
      </div>
      {children}
    </dialog>
  )
}

export { css as partsCss }
