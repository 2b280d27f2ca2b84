// The result of an attempt to send.

import type { OutsideAnswer } from './outside.ts'

export type SendOutcome =
  | { readonly made: 'sent' }
  /** The receiver no longer exists. */
  | { readonly made: 'gone' }
  | { readonly made: 'failed'; readonly why: string; readonly retryAfter: number | null }

export const failed = (why: string, retryAfter: number | null = null): SendOutcome => ({
  made: 'failed',
  why,
  retryAfter,
})

export function outcomeOf({ status, retryAfter }: OutsideAnswer): SendOutcome {
  if (status >= 200 && status < 300) return { made: 'sent' }
  if (status === 404 || status === 410) return { made: 'gone' }
  return failed(`status ${status}`, retryAfter)
}
