// The guided first turns: each tip appears once at a real table, when its decision or fact occurs.

import { type AnyTourStop, RuleLink, scrollAbove, thingId, useLayer } from '@tableworks/board-kit'
import type { Fact } from '@tableworks/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TablePosition } from '@tableworks/host'
import { Button } from '../parts/parts.tsx'
import type { Layout } from '../parts/use-layout.ts'
import { ALL_TIPS, keepTips, readTips } from '../settings/tips.ts'
import { heightAs } from './height-as.ts'
import { t } from './words.ts'
import css from './tour.module.css'

const heightAsTip = heightAs('--tip')

interface TourProps {
  readonly game: string
  readonly stops: readonly AnyTourStop[]
  readonly position: TablePosition
  readonly layout: Layout
  /** The step of the viewer's last move. */
  readonly lastOwn: number
}

/** A tip triggered by a fact, and the viewer's last move at that time. */
interface Called {
  readonly stop: AnyTourStop
  readonly after: number
}

export function Tour({ game, stops, position, layout, lastOwn }: TourProps) {
  const [done, setDone] = useState(() => readTips(game))
  const [called, setCalled] = useState<Called | null>(null)
  const isOpenTo = (one: AnyTourStop) => !done.includes(ALL_TIPS) && !done.includes(one.id)
  const due = stops.find(one => isOpenTo(one) && isDue(one, position))
  // A fact is over before its tip can be read, so the tip stays until the viewer's next move.
  if (due !== undefined && 'fact' in due.when && called?.stop !== due) setCalled({ stop: due, after: lastOwn })
  const kept = called !== null && called.after === lastOwn && isOpenTo(called.stop) ? called.stop : undefined
  const stop = due ?? kept
  const [opened, setOpened] = useState<string | null>(null)
  const isOpen = stop !== undefined && opened === stop.id
  const place = stop?.place
  const text = useRef<HTMLParagraphElement>(null)
  usePointing(
    place === undefined ? undefined : thingId(typeof place === 'function' ? place(position.seen) : place),
    isOpen ? text : null,
  )
  if (stop === undefined) return null

  const close = (id: string) => {
    const now = [...done, id]
    setDone(now)
    keepTips(game, now)
  }
  return (
    <section
      ref={heightAsTip}
      className={css['stop']}
      aria-label={t('table.tour')}
      data-layout={layout}
      data-open={isOpen || undefined}
    >
      <h2 translate="no">{stop.title}</h2>
      <p ref={text} className={css['text']} translate="no">
        {stop.text}
      </p>
      <div className={css['row']}>
        <span className={css['more']}>
          <Button aria-expanded={isOpen} onClick={() => setOpened(isOpen ? null : stop.id)}>
            {t(isOpen ? 'table.tourLess' : 'table.tourMore')}
          </Button>
        </span>
        <Button onClick={() => close(stop.id)}>{t('table.recapClose')}</Button>
        <span className={css['aside']}>
          <Button kind="quiet" onClick={() => close(ALL_TIPS)}>
            {t('table.tourEnd')}
          </Button>
          <RuleLink rule={stop.rule} />
        </span>
      </div>
    </section>
  )
}

function isDue({ when, fits }: AnyTourStop, { seen, told, step, last }: TablePosition): boolean {
  if (step !== last || fits?.(seen) === false) return false
  if ('decision' in when) return seen.decision === when.decision && seen.choices.length > 0
  return told.some(({ fact }) => fact.kind === when.fact && (when.own !== true || seatOf(fact) === seen.seat))
}

const seatOf = (fact: Fact): unknown => ('seat' in fact ? fact.seat : null)

/** Marks the place a tip is about. While the tip is open, its text doesn't cover the place. */
function usePointing(place: string | undefined, opened: RefObject<HTMLElement | null> | null): void {
  const layer = useLayer()
  useEffect(() => {
    // Looked up only now, because the place may be rendered together with the tip.
    const element = place === undefined ? null : layer.registry.get(place)
    element?.setAttribute('data-tour', '')
    return () => element?.removeAttribute('data-tour')
  }, [place, layer])
  useEffect(() => {
    const element = place === undefined ? null : layer.registry.get(place)
    const note = opened?.current?.closest('section')
    if (element == null || note == null) return undefined
    let scrollBack = () => {}
    // The page makes room below itself once it knows the note's height.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      if (note.dataset['layout'] === 'phone') scrollBack = scrollAbove(element, topOf(note))
      else element.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(note)
    return () => {
      observer.disconnect()
      scrollBack()
    }
  }, [place, layer, opened])
}

/** The prompt's buttons are above the note. */
const topOf = (note: Element): number =>
  Math.min(
    ...[note, ...document.querySelectorAll('[data-hand]')]
      .map(one => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top }) => top),
  )
