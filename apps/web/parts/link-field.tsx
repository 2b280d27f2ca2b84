// A secret link to copy or to scan.

import { HostError } from '@tableworks/host'
import { type ReactNode, useState } from 'react'
import { t } from '../words/index.ts'
import { ActButton, partsCss as css } from './parts.tsx'
import { QrCodeOf } from './qr-code.tsx'

interface LinkFieldProps {
  readonly link: string
  readonly label: string
  /** Says what the QR code leads to. */
  readonly qr: string
  /** Further buttons. */
  readonly children?: ReactNode
}

interface CopyButtonProps {
  readonly link: string
  readonly label: string
  readonly kind?: 'plain' | 'strong'
}

/** Copies a link, and says so. */
export function CopyButton({ link, label, kind = 'plain' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      throw new HostError('noClipboard', link) // The browser doesn't allow it, or it's unavailable because the page came over plain http.
    }
    setCopied(true)
  }
  return (
    <>
      <ActButton kind={kind} work={copy}>
        {label}
      </ActButton>
      <span role="status">{isCopied && t('link.copied')}</span>
    </>
  )
}

export function LinkField({ link, label, qr, children }: LinkFieldProps) {
  return (
    <>
      <label className={css['field']}>
        <span>{label}</span>
        <input className={css['input']} readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <p className={css['row']}>
        <CopyButton kind="strong" link={link} label={t('link.copy')} />
        {children}
      </p>
      <QrCodeOf text={link} label={qr} />
    </>
  )
}
