// The face-up cards, the deck and the hand.

import { isAsked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { CSSProperties } from 'react'
import type { BoardMap } from '../../data/board.ts'
import { FACES, type Face } from '../../data/cards.ts'
import type { MapId } from '../../data/maps/index.ts'
import { mapOf } from '../../readings/board.ts'
import { leavesDisplay } from '../../readings/cards.ts'
import type { Cut } from '../parts/plates.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { CARD_SIZES, CardBack, CardFace, cardLabel, type CardSize } from './card.tsx'
import type { TrayProps } from './tray.tsx'
import css from './trays.module.css'

export function Display({ seen, position, cut }: TrayProps) {
  const map = mapOf(position)
  const { rules } = map
  // cards aren't priced while a player takes them for free
  const isPriced = rules.pricedCards && !(isAsked(seen) && seen.decision === 'takeCard')
  const size: CardSize = cut === 'large' ? 'full' : 'small'
  return (
    <Place of={{ kind: 'display' }} className={css['cardsBox']}>
      <ul className={css['cards']} aria-label={say('cards')}>
        {position.faceUp.map((face, i) => (
          <li key={i} style={widthOf(size)}>
            {face === null ? (
              <div className={css['gone']} data-size={size} />
            ) : (
              <Place
                of={{ kind: 'slot', slot: i + 1 }}
                label={say('slot', { card: cardLabel(map, face), slot: i + 1 })}
                className={css['cardPlace']}
              >
                <CardFace face={face} map={map} cut={cut} size={size} />
              </Place>
            )}
            {isPriced && <span className={css['coin']}>${rules.cardPrices[i]}</span>}
            {rules.pricedCards && face !== null && leavesDisplay(face) && (
              <span className={css['leaves']} title={say('leaves')} aria-label={say('leaves')} role="img">
                <svg viewBox="-6 -7 12 14" aria-hidden="true">
                  <path
                    d="M-3.5-5h7l-7 10h7z"
                    fill="none"
                    stroke="var(--aoi-hourglass)"
                    strokeWidth="1.6"
                    strokeLinejoin="round"
                  />
                </svg>
              </span>
            )}
          </li>
        ))}
        <li style={widthOf(size)}>
          <Place of={{ kind: 'deck' }} label={say('deck', { deck: position.deckSize })} className={css['cardPlace']}>
            <CardBack count={position.deckSize} size={size} />
          </Place>
        </li>
      </ul>
    </Place>
  )
}

const widthOf = (size: CardSize) => ({ '--card': CARD_SIZES[size][0] }) as CSSProperties

/** Equal cards are stacked. */
export function Hand({ seen, position, viewer, map, cut, sideNames }: TrayProps) {
  const isOwn = seen.seat === viewer
  const held = [...(isOwn ? position.own : []), ...position.openHand[viewer]]
  const unseen = isOwn ? 0 : (position.hiddenCards[viewer] ?? 0)
  const faces = FACES.filter(face => held.includes(face))
  const size = sizeFor(faces.length + (unseen > 0 ? 1 : 0), map, cut)
  return (
    <Place of={{ kind: 'hand', seat: viewer }} className={css['cardsBox']}>
      <ul className={css['hand']} aria-label={isOwn ? say('hand') : say('handOf', { name: sideNames[viewer] ?? '' })}>
        {faces.map(face => (
          <li key={face} style={widthOf(size)}>
            <Held
              face={face}
              seat={viewer}
              count={held.filter(one => one === face).length}
              map={mapOf(position)}
              cut={cut}
              size={size}
            />
          </li>
        ))}
        {unseen > 0 && (
          <li style={widthOf(size)}>
            <Place
              of={{ kind: 'unseen', seat: viewer }}
              label={say('unseen', { count: unseen })}
              className={css['cardPlace']}
            >
              <CardBack count={unseen} size={size} />
            </Place>
          </li>
        )}
        {faces.length + unseen === 0 && <li className={css['noCards']}>{say('emptyHand')}</li>}
      </ul>
    </Place>
  )
}

/** Full size as long as all the cards fit in one row. */
const sizeFor = (cards: number, map: MapId, cut: Cut): CardSize =>
  cards <= (cut === 'phone' ? 5 : map === 'japan' ? 6 : 4) ? 'full' : 'small'

type HeldProps = { face: Face; seat: Seat; count: number; map: BoardMap; cut: Cut; size: CardSize }

const Held = ({ face, seat, count, map, cut, size }: HeldProps) => (
  <Place
    of={{ kind: 'card', card: face, seat }}
    label={say('held', { card: cardLabel(map, face) })}
    className={css['cardPlace']}
  >
    <CardFace face={face} map={map} cut={cut} size={size} />
    {count > 1 && <span className={css['copies']}>{say('times', { count })}</span>}
  </Place>
)
