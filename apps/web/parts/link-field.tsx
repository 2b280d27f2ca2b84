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

export function LinkField({ link, label, qr, children }: LinkFieldProps) {
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
      <label className={css['field']}>
        <span>{label}</span>
        <input className={css['input']} readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <p className={css['row']}>
        <ActButton kind="strong" work={copy}>
          {t('link.copy')}
        </ActButton>
        {children}
        <span role="status">{isCopied && t('link.copied')}</span>
      </p>
      <QrCodeOf text={link} label={qr} />
    </>
  )
}
