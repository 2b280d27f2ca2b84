// The price of what a hand is near, with every cube and its source, loans, and who else profits.

import { Place } from '@tableworks/board-kit'
import { Fragment } from 'react'
import type { CubeCost } from '../readings/bill.ts'
import { mapOf, siteAt } from '../readings/board.ts'
import { buyingPrice, type Reach } from '../readings/supply.ts'
import { linkValue } from '../readings/worth.ts'
import { NOWHERE } from '../data/board.ts'
import { type Cube, CUBES } from '../data/industries.ts'
import { CubeIcon } from './parts/signs/pieces.tsx'
import css from './quote.module.css'
import { quotePlace, stackPlace } from './places.ts'
import type { Position } from './table.ts'
import type { Priced, Thought } from './thought.ts'
import { CARD_NAMES, say } from './words.ts'

interface QuoteProps {
  readonly thought: Thought | null
  /** Where the hand is: at a stack, only the price of its counter is told. */
  readonly near: string | null
  /** Whether a price is also what is pressed to pay it. */
  readonly isPressed: boolean
  readonly position: Position
  readonly sideNames: readonly string[]
}

export function Quote({ thought, near, position, sideNames, isPressed }: QuoteProps) {
  if (thought === null) return null
  if (thought.bills.length === 0) return <Told thought={thought} position={position} />
  const atStack = thought.bills.filter(({ industry }) => industry !== undefined && near === stackPlace(industry))
  return (
    <div className={css['quote']} role="status" aria-label={say('quote')} data-pressed={isPressed || undefined}>
      {(atStack.length > 0 ? atStack : thought.bills).map(priced => {
        const project = priced.industry ?? 'rail'
        const told = <Reckoning priced={priced} thought={thought} position={position} sideNames={sideNames} />
        if (!isPressed) return <Fragment key={project}>{told}</Fragment>
        return (
          <Place key={project} id={quotePlace(project)} label={say('quote')} className={css['pay']}>
            {told}
            <b className={css['press']}>{say(project === 'rail' ? 'pressToLay' : 'pressToBuild')}</b>
          </Place>
        )
      })}
    </div>
  )
}

/** What stands there, what it is connected to, and where coal and iron would come from. */
function Told({ thought: { link, network, reach }, position }: { thought: Thought; position: Position }) {
  const map = mapOf(position)
  if (link !== NOWHERE)
    return (
      <div className={css['quote']}>
        <b>{map.links[link]?.name}</b>
        <p className={css['good']}>{say('paysNow', { value: linkValue(position, link) })}</p>
      </div>
    )
  if (network === null || reach === null) return null
  const others = network.places.length - 1
  return (
    <div className={css['quote']}>
      <b>{others === 0 ? say('alone') : say('connected', { places: others })}</b>
      <ul>
        {CUBES.map(cube => (
          <li key={cube}>
            <CubeIcon cube={cube} /> {reachable(reach, cube, position)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function reachable({ sources, hasDisplays }: Reach, cube: Cube, position: Position): string {
  const names = sources[cube].map(site => siteAt(mapOf(position), site).name)
  if (names.length > 0) return say('nearest', { sources: names.join(', ') })
  return hasDisplays ? say('displayPrice', { price: buyingPrice(position, cube) }) : say('outOfReach')
}

interface ReckoningProps extends Pick<QuoteProps, 'position' | 'sideNames'> {
  readonly priced: Priced
  readonly thought: Thought
}

function Reckoning({ priced: { bill, industry, level, profit, gain }, thought, position, sideNames }: ReckoningProps) {
  const map = mapOf(position)
  const place = thought.link === NOWHERE ? map.sites[thought.site]?.name : map.links[thought.link]?.name
  return (
    <section>
      <h4>
        <strong>${bill.total}</strong> {industry !== undefined && `${CARD_NAMES[industry]} ${level}, `}
        {place}
      </h4>
      <ul>
        <li>
          ${bill.cost} {industry === undefined ? say('rail') : say('counter')}
        </li>
        {bill.cubes.map((cube, i) => (
          <CubeLine key={i} cost={cube} position={position} />
        ))}
        {bill.flips.map(({ site, owner, income }) => (
          <li key={site} className={css['good']}>
            {say('flips', {
              industry: CARD_NAMES[position.counters[site]?.industry ?? 'coal'],
              name: sideNames[owner] ?? '',
              site: siteAt(map, site).name,
              income,
            })}
          </li>
        ))}
      </ul>
      <p>
        {bill.loans > 0 && <b className={css['bad']}>{say('loans', { loans: bill.loans })}, </b>}
        {say('after', { cash: bill.cashAfter })}
      </p>
      <p className={css['good']}>
        {industry === undefined
          ? say('paysNow', { value: linkValue(position, thought.link) })
          : say('profit', { profit })}
      </p>
      {gain > 0 && <p className={css['good']}>{say('gain', { gain })}</p>}
    </section>
  )
}

function CubeLine({ cost: { cube, sources, cost }, position }: { cost: CubeCost; position: Position }) {
  const map = mapOf(position)
  const [first, ...others] = sources.map(site => siteAt(map, site).name)
  return (
    <li>
      <CubeIcon cube={cube} /> {first === undefined ? `$${cost} ${say('fromDisplay')}` : say('free', { source: first })}
      {others.length > 0 && ` ${say('chooseSource', { sources: others.join(', ') })}`}
    </li>
  )
}
