// A finished game's review: computed in the background while the table is open, and stored.

import type { Review } from '@tableworks/bots'
import type { FileWork, TableLink } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef, useState } from 'react'
import { askingForReview } from '../host/adviser.ts'
import { isMine } from '../online/seats.ts'
import { keepReview, keptReview } from './kept-reviews.ts'
import type { Shown } from './shown.ts'

export interface Reviewing {
  /** The results so far. */
  readonly review: Review | null
  readonly state: 'waiting' | 'working' | 'ready' | 'stopped' | 'failed'
  readonly error: unknown
  readonly start: () => void
  /** Reviews again with more time. */
  readonly startLonger: () => void
  readonly stop: () => void
}

/** How long to wait before starting a review, so a quick look at a finished game costs nothing. */
const BEGINS_MS = 3000

/** How long a review runs automatically, and on request. */
const SECONDS = 60
const MORE_SECONDS = 300

export function useReview(tables: TableLink, { card, position }: Shown): Reviewing {
  const { id } = card
  const { seq } = position
  const isOver = card.result !== null
  const key = `${id} ${seq}`
  const [found, setFound] = useState<Found | null>(null)
  const now = found?.key === key ? found : null
  const work = useRef<FileWork<Review> | null>(null)
  const stop = () => {
    work.current?.stop()
    work.current = null
    setFound({ key, review: now?.review ?? null, state: 'stopped', error: null })
  }
  const startFor = (seconds: number) => {
    const show = (state: Reviewing['state'], review: Review | null, error: unknown = null) =>
      setFound({ key, review, state, error })
    show('working', null)
    const working = async () => {
      const source = await (await tables.exported(id)).text()
      const asking = askingForReview(source, peopleAt(card), seconds, sofar => {
        if (work.current === asking) show('working', sofar)
      })
      work.current = asking
      const review = await asking.answer
      if (review === null || work.current !== asking) return
      keepReview(id, seq, review)
      show('ready', review)
    }
    working().catch((error: unknown) => show('failed', null, error))
  }
  const start = () => startFor(SECONDS)
  const startLonger = () => startFor(MORE_SECONDS)
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    if (!isOver) return undefined
    const kept = keptReview(id, seq)
    const begin = () =>
      kept === null ? latest.current() : setFound({ key, review: kept, state: 'ready', error: null })
    const timer = setTimeout(begin, kept === null ? BEGINS_MS : 0)
    return () => {
      clearTimeout(timer)
      work.current?.stop()
      work.current = null
    }
  }, [isOver, id, seq, key])
  return { review: null, state: 'waiting', error: null, ...now, start, startLonger, stop }
}

interface Found extends Pick<Reviewing, 'review' | 'state' | 'error'> {
  readonly key: string
}

/** Whose moves to review; everyone's if only bots played. */
export function peopleAt({ seats, online }: Shown['card']): Seat[] {
  const all = seats.map((_plan, seat) => seat as Seat)
  const people = all.filter(seat => seats[seat]?.bot === null && isMine(online, seat))
  return people.length > 0 ? people : all
}
