// A side's panel: its mark and name, its figures, and whether it's its turn.

import { type ReactNode, useCallback, useId } from 'react'
import type { StandingItem } from '../game-ui.ts'
import { useMaybeLayer } from '../option/layer-context.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { type CardText, type AnyThing, thingId } from '../things.ts'
import { say } from '../words.ts'
import css from './player-panel.module.css'

/** A change such as "+9", and whether it's bad for the seat. */
export interface FigureChange {
  readonly text: string
  readonly isLoss: boolean
}

interface PlayerPanelProps {
  readonly side: number
  readonly name: string
  readonly items: readonly StandingItem[]
  /** How figures have changed since the viewer's last move, by label. */
  readonly changes?: ReadonlyMap<string, FigureChange> | undefined
  /** Whether it's the viewer's own. */
  readonly isYou?: boolean | undefined
  /** Whether it's this side's turn. */
  readonly active?: boolean | undefined
  /** Whether this side has chosen and is waiting for others who decide at the same time. */
  readonly hasChosen?: boolean | undefined
  /** Whether the seat's player is looking at the table, has it open in the background, or is offline. */
  readonly presence?: 'here' | 'away' | 'offline' | null | undefined
  /** At the end of the head, such as the seat's clock. */
  readonly badge?: ReactNode
  /** A line below the name. */
  readonly note?: string | null | undefined
  /** `card`: the main figure, with the other figures on one line. `line`: name and figures on a single line. */
  readonly size?: 'full' | 'card' | 'line'
}

/** A seat's panel as a thing, so that a card explains its figures. */
export interface PanelThing extends AnyThing {
  readonly kind: 'panel'
  readonly side: number
}

const panelOf = (side: number): PanelThing => ({ kind: 'panel', side })

export const isPanel = (thing: AnyThing): thing is PanelThing => thing.kind === 'panel'

/** What a seat's figures are called and mean. */
export const aboutPanel = (name: string, items: readonly StandingItem[]): CardText => ({
  name,
  what: say('panel.figures'),
  does: items.map(({ label, value, help }) => `${upperFirst(label)}: ${value}.${help === undefined ? '' : ` ${help}`}`),
  now: [],
})

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The name and the main figure in the head, then the rest. */
export function PlayerPanel({
  side,
  name,
  items,
  changes,
  isYou,
  active,
  hasChosen,
  presence,
  badge,
  note,
  size = 'full',
}: PlayerPanelProps) {
  const id = useId()
  const place = thingId(panelOf(side))
  const registry = useMaybeLayer()?.registry
  const register = useCallback(
    (element: Element | null) => (element === null ? undefined : registry?.add(place, element)),
    [registry, place],
  )
  const main = items.find(item => item.main)
  return (
    <section
      ref={register}
      className={css['panel']}
      data-near={place}
      data-place={place}
      data-active={active || undefined}
      data-size={size}
      data-side={side}
      aria-labelledby={id}
    >
      <header className={css['head']}>
        <span className={css['mark']}>
          <SeatMark seat={side} size={20} />
          {presence != null && (
            <span className={css['presence']} data-presence={presence} title={say(`panel.${presence}`)} />
          )}
        </span>
        <div className={css['who']}>
          <h3 id={id} className={css['name']}>
            <span translate="no">{name}</span>
            {isYou && (
              <span className={css['you']}>{say(active && size === 'full' ? 'panel.yourTurn' : 'panel.you')}</span>
            )}
            {active && !isYou && <span className={css['turn']}>{say('panel.active')}</span>}
            {hasChosen && !isYou && (
              <span className={css['chosen']} title={say('panel.chosen')}>
                ✓ <span>{say('panel.chosen')}</span>
              </span>
            )}
            {presence != null && !isYou && (
              <span className={css['away']} data-presence={presence}>
                {say(`panel.${presence}`)}
              </span>
            )}
          </h3>
          {badge}
        </div>
        {main && <Figures items={[main]} changes={changes} />}
      </header>
      {note != null && <p className={css['note']}>{note}</p>}
      {linesOf(items.filter(item => item !== main)).map(line => (
        <Figures key={line[0]?.label} items={line} changes={changes} />
      ))}
    </section>
  )
}

const Figures = ({ items, changes }: Pick<PlayerPanelProps, 'items' | 'changes'>) => (
  <dl className={css['items']}>
    {items.map(({ label, sign, value, main, bare }) => (
      <div key={label} data-main={main || undefined} data-bare={bare || undefined}>
        <dt>{sign ?? label}</dt>
        <dd>
          {value}
          <Change of={changes?.get(label)} />
        </dd>
      </div>
    ))}
  </dl>
)

const Change = ({ of }: { of: FigureChange | undefined }) =>
  of !== undefined && (
    <span
      className={css['change']}
      data-change
      data-loss={of.isLoss || undefined}
      title={say('panel.change', { change: of.text })}
    >
      {of.text}
    </span>
  )

function linesOf(items: readonly StandingItem[]): StandingItem[][] {
  const lines: StandingItem[][] = [[]]
  for (const item of items)
    if (item.startsLine) lines.push([item])
    else lines.at(-1)?.push(item)
  return lines.filter(line => line.length > 0)
}
