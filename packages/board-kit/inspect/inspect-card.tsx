// The card that opens when a player hovers over a thing: what it is, what it does, what it means for the player now, and its rule.
// It stays while the mouse is on it or moves towards it; a click, a long press or the key I keeps it open.

import { useEffect, useId, useRef } from 'react'
import { ChoiceDetail } from '../option/choice-detail.tsx'
import type { CardPress, Choice } from '../option/choices.ts'
import { RuleLink } from '../option/rule-link.tsx'
import type { CardText } from '../things.ts'
import { say } from '../words.ts'
import { edgeTowards } from './free-spot.ts'
import css from './inspect-card.module.css'
import { type Measured, useSpot } from './use-spot.ts'

interface InspectCardProps {
  readonly about: CardText
  readonly anchor: Element
  /** The choices at the thing. */
  readonly choices: readonly Choice[]
  /** What a press on the thing does. */
  readonly press: CardPress
  readonly isPinned: boolean
  onStay(): void
  onLeave(): void
  onClose(): void
}

export function InspectCard({ about, anchor, choices, press, isPinned, onStay, onLeave, onClose }: InspectCardProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const spot = useSpot(card, anchor, about.related)
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id])

  return (
    <div className={css['overlay']} data-kit-overlay>
      {spot !== null && <Lines {...spot} />}
      <div
        ref={card}
        id={id}
        className={css['card']}
        role={isPinned ? 'status' : 'tooltip'}
        data-inspect
        data-pinned={isPinned || undefined}
        style={spot === null ? { opacity: 0 } : { left: spot.card.x, top: spot.card.y }}
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
      >
        <div className={css['head']}>
          <h3>{about.name}</h3>
          <p>{about.what}</p>
        </div>
        {about.does.length > 0 && (
          <div className={css['does']}>
            {about.does.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {about.now.length > 0 && (
          <div className={css['now']}>
            <h4>{say('inspect.now')}</h4>
            {about.now.map(line => (
              <p key={line}>{line}</p>
            ))}
            <Chosen choices={choices} />
          </div>
        )}
        <div className={css['foot']}>
          <RuleLink rule={about.rule} />
          {!isPinned && <small>{say(`inspect.${press}`)}</small>}
          {isPinned && press === 'choose' && <small className={css['tap']}>{say('inspect.tap')}</small>}
          {isPinned && (
            <button type="button" onClick={onClose}>
              {say('close')}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The most choices a card names. */
const FEW = 4

/**
 * What pressing the thing would do, or why it can't be chosen. If there are several choices, only their names are shown. A press
 * shows each with its price.
 */
function Chosen({ choices }: { choices: readonly Choice[] }) {
  const open = choices.filter(choice => choice.open)
  const [one = choices[0]] = open
  if (open.length <= 1) return one === undefined ? null : <ChoiceDetail choice={one} titled={one.open} />
  return (
    <ul>
      {open.slice(0, FEW).map(({ name, label }) => (
        <li key={name}>{label}</li>
      ))}
      {open.length > FEW && <li>{say('andMore', { count: open.length - FEW })}</li>}
    </ul>
  )
}

/** Draws a ring around the thing and each related thing, and a dotted line from the card. */
function Lines({ card, thing, related }: Measured) {
  const from = edgeTowards(card, thing)
  const to = edgeTowards(thing, card)
  return (
    <svg className={css['lines']} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[thing, ...related].map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="8" />
      ))}
    </svg>
  )
}
