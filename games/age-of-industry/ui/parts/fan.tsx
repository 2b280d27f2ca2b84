// Opens when a space is pressed: shows the cards that can build there with their prices, and the bill for one of them. Other cards
// are grey and give the reason.

import { Beside, type Foreseen, useConsidered, useForeseen, usePicked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { NOWHERE, type Site } from '../../data/board.ts'
import { type Face, FACES } from '../../data/cards.ts'
import type { game } from '../../index.ts'
import { mapOf } from '../../readings/board.ts'
import { buildObstacle, type BuildObstacle, cardObstacle, type CardObstacle } from '../../readings/building.ts'
import { nextLevel, type Standing, standingOf } from '../../readings/standing.ts'
import type { Seen } from '../table.ts'
import { Place, type Thing, type Way } from '../things.ts'
import { CardFace, cardName } from '../trays/card.tsx'
import type { TrayProps } from '../trays/tray.tsx'
import { CARD_NAMES, say } from '../words.ts'
import { billOf } from './bill.ts'
import css from './fan.module.css'
import { Tile } from './signs/pieces.tsx'
import { ticket } from './ticket.tsx'

const isWay = (thing: Thing): thing is Way => thing.kind === 'way'

/** The ways to build on the picked space, and the one shown: the hovered one, or else the first. */
export function useFan(): { readonly ways: readonly Way[]; readonly shown: Way | null } {
  const { next, lit } = usePicked<Thing>()
  const considered = useConsidered<typeof game, Thing>()
  const ways = inOrder(next.filter(isWay), new Set(lit))
  const pointed = considered?.thing ?? null
  const shown = pointed !== null && isWay(pointed) && ways.includes(pointed) ? pointed : (ways[0] ?? null)
  return { ways, shown }
}

/** The highlighted ways first, then by industry. */
function inOrder(ways: readonly Way[], lit: ReadonlySet<Thing>): Way[] {
  const order = [...new Set(ways.map(({ industry }) => industry))]
  const rank = (way: Way) => order.indexOf(way.industry) + (lit.has(way) ? 0 : order.length)
  return ways.toSorted((a, b) => rank(a) - rank(b))
}

function questionOf(ways: readonly Way[]): string {
  if (ways.length === 1) return say('fan.press')
  return say(ways.every(({ industry }) => industry === ways[0]?.industry) ? 'fan.choose' : 'fan.chooseBoth')
}

export function Fan(props: TrayProps) {
  const { position, seen, sideNames, viewer } = props
  const { ways, shown } = useFan()
  const map = mapOf(position)
  const [bill] = useForeseen<typeof game>(shown)
  const site = shown === null ? undefined : map.sites[map.siteOf[shown.site] ?? NOWHERE]
  if (shown === null || site === undefined) return null
  const thing: Thing = { kind: 'site', site: site.id }
  const { box } = position
  return (
    <Beside thing={thing} label={say('fan.label', { site: site.name })} className={css['fan']}>
      <h3>
        <b>{priceOf(bill, seen, viewer)}</b>{' '}
        {say('fan.title', { industry: CARD_NAMES[shown.industry], site: site.name })}
      </h3>
      <p className={css['choose']}>{questionOf(ways)}</p>
      <ul className={css['ways']}>
        {ways.map(way => (
          <li key={`${way.industry} ${way.card} ${way.slot}`}>
            <WayCard {...props} way={way} />
          </li>
        ))}
      </ul>
      {/* Below the cards, so that they stay under the pointer while another card's bill is longer. */}
      {bill?.after && ticket({ option: 'build', facts: bill.facts, before: seen, after: bill.after, box, sideNames })}
      <OtherCards {...props} ways={ways} site={site} />
    </Beside>
  )
}

/** The total cost, or an empty text until it's known. */
function priceOf(bill: Foreseen<typeof game> | undefined, before: Seen, seat: Seat): string {
  if (!bill?.after) return ''
  return say('fan.spent', { spent: billOf(seat, bill.facts, before.view, bill.after.view).spent })
}

/** A card with the counter it builds and the total cost. */
function WayCard({ way, position, seen, cut, viewer }: TrayProps & { readonly way: Way }) {
  const map = mapOf(position)
  const [bill] = useForeseen<typeof game>(way)
  const level = nextLevel(position, viewer, way.industry)?.level ?? 0
  return (
    <Place of={way} tapTwice label={say('fan.with', { card: cardName(map, way.card) })} className={css['way']}>
      <CardFace face={way.card} map={map} cut={cut} size="small" />
      {way.slot !== null && <i>{say('fan.spent', { spent: map.rules.cardPrices[way.slot - 1] ?? 0 })}</i>}
      <p>
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <Tile industry={way.industry} level={level} seat={viewer} x={15} y={15} size={26} />
        </svg>
        <b>{priceOf(bill, seen, viewer)}</b>
      </p>
    </Place>
  )
}

interface OthersProps extends TrayProps {
  readonly ways: readonly Way[]
  readonly site: Site
}

/** The hand cards that can't build on this space, grouped by reason. */
function OtherCards({ position, seen: { seat }, cut, ways, site }: OthersProps) {
  if (seat === null) return null
  const map = mapOf(position)
  const held = [...position.own, ...position.openHand[seat]]
  const others = FACES.filter(card => held.includes(card) && !ways.some(way => way.card === card && way.slot === null))
  const standing = standingOf(position, seat)
  const reasons = others.flatMap(card => {
    const why = whyNot(standing, card, site)
    return why === null ? [] : [{ card, why }]
  })
  return (
    <ul className={css['others']}>
      {[...new Set(reasons.map(({ why }) => why))].map(why => (
        <li key={why}>
          {reasons
            .filter(one => one.why === why)
            .map(({ card }) => (
              <CardFace key={card} face={card} map={map} cut={cut} size="small" />
            ))}
          <span>{say(`fan.why.${why}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The obstacle; for an industry card, the one for its own industry. Null if the only reason is that another card was picked. */
function whyNot(standing: Standing, card: Face, { id, allows }: Site): BuildObstacle | CardObstacle | null {
  const number = standing.map.siteOf[id] ?? NOWHERE
  const reasons = allows.map(
    allowed => cardObstacle(standing, card, allowed.industry, number) ?? buildObstacle(standing, allowed, number),
  )
  const own = reasons.filter(reason => reason !== 'otherIndustry')
  return own.includes(null) ? null : (own[0] ?? 'otherIndustry')
}
