// The six blocks, and under them what the kinds of building are worth.

import { Place } from '@tableworks/board-kit'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import { blockOf, numberOf, type Space, spaceName, type SpaceName, SPACES } from '../../data/city.ts'
import { FACES } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { maxDieOf, ownerOf } from '../../readings/buildings.ts'
import { LEVEL_COST } from '../../readings/upgrading.ts'
import { offered, type Seen, type Sight } from '../reading/table.ts'
import { CITY_PLACE } from '../places.ts'
import { LETTERS, SHORT_TYPES, TYPE_NAMES, typeNote } from '../names.ts'
import { say } from '../words.ts'
import { Block } from './block.tsx'
import css from './city.module.css'
import { Sketch } from './glyphs.tsx'
import type { LotFacts } from './lot.tsx'

export function City({ g, seen, facts, sideNames, near }: Sight) {
  const prices = pricesOf(seen)
  const fresh = new Set(facts.flatMap(fact => (isChange(fact) ? [fact.space] : [])))
  const lot = (space: Space): LotFacts => {
    const name = spaceName(space)
    return {
      name,
      number: numberOf(space),
      type: g.box.plots[space].type,
      max: maxDieOf(g, space),
      die: g.die[space],
      owner: ownerOf(g, space),
      price: prices.get(name) ?? null,
      fresh: fresh.has(name),
    }
  }
  return (
    <div className={css['city']}>
      <Place id={CITY_PLACE} label={say('city')} className={css['whole']} inside={css['blocks']}>
        {FACES.map(block => (
          <Block
            key={block}
            block={block}
            lots={SPACES.filter(space => blockOf(space) === block).map(lot)}
            sideNames={sideNames}
          />
        ))}
      </Place>
      <Legend g={g} near={near} />
    </div>
  )
}

const isChange = (fact: Fact): fact is Extract<Fact, { space: SpaceName }> => 'space' in fact

/** What each space on offer costs. Goods are paid at the Factories, so their price is the level gained. */
function pricesOf(seen: Seen): Map<SpaceName, string> {
  const prices = new Map<SpaceName, string>()
  for (const option of offered(seen, 'build.assign'))
    if (option !== 'pass') prices.set(`${option.block}-${option.number}`, say('cost', { cost: option.cost }))
  for (const option of offered(seen, 'act.upgradeAny'))
    if (option !== 'done') prices.set(`${option.block}-${option.number}`, say('cost', { cost: LEVEL_COST }))
  for (const option of offered(seen, 'act.upgradeSpecific'))
    if (option !== 'done') prices.set(`${option.block}-${option.number}`, '+1')
  return prices
}

function Legend({ g, near }: { g: State; near: SpaceName | null }) {
  const space = SPACES.find(one => spaceName(one) === near)
  if (space !== undefined) {
    const { type } = g.box.plots[space]
    return (
      <p className={css['note']}>
        <Sketch type={type} size={16} />
        {say('notes', {
          name: spaceName(space),
          type: TYPE_NAMES[type],
          max: maxDieOf(g, space),
          note: typeNote(type, g.variants),
        })}
      </p>
    )
  }
  return (
    <ul className={css['legend']} aria-label={say('legend')}>
      {BUILDING_TYPES.map(type => (
        <li key={type} title={typeNote(type, g.variants)}>
          <span className={css['chip']} data-type={type} aria-hidden="true">
            {LETTERS[type]}
          </span>
          {SHORT_TYPES[type]}
        </li>
      ))}
    </ul>
  )
}
