// A skip link over a long list of links and buttons.

import { type ReactNode, useRef } from 'react'
import css from './skippable.module.css'

export function Skippable({ label, children }: { label: string; children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  return (
    <>
      <button type="button" className={css['skip']} onClick={() => end.current?.focus()}>
        {label}
      </button>
      {children}
      <span ref={end} tabIndex={-1} className={css['end']} />
    </>
  )
}
