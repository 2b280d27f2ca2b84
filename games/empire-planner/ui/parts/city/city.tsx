// The six blocks, with a legend of the building types below them.

import { viewerOf } from '@tableworks/board-kit'
import { BUILDING_TYPES, BUILDINGS } from '../../../data/buildings.ts'
import { numberOf, type Space, spaceAt, spaceName, type SpaceName } from '../../../data/city.ts'
import { type Face, FACES } from '../../../data/pieces.ts'
import type { Fact } from '../../../facts.ts'
import type { State } from '../../../state.ts'
import { maxDieOf, ownerOf } from '../../../readings/buildings.ts'
import { LEVEL_COST } from '../../../readings/upgrading.ts'
import { offered, type Seen, type Sight } from '../../table.ts'
import { LETTERS } from '../names.ts'
import { Place } from '../../things.ts'
import { say } from '../../words.ts'
import { Block } from './block.tsx'
import css from './city.module.css'
import { typeColour } from './glyphs.tsx'
import type { LotFacts, Offer } from './lot.tsx'

export function City({ g, seen, facts, sideNames }: Sight) {
  const offers = offersIn(g, seen)
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
      offer: offers.get(name) ?? null,
      fresh: fresh.has(name),
    }
  }
  return (
    <div className={css['city']}>
      <Place of={{ kind: 'city' }} label={say('city')} className={css['whole']} inside={css['blocks']}>
        {FACES.map(block => (
          <Block
            key={block}
            block={block}
            lots={g.box.blocks[block].spaces.map(number => lot(spaceAt(block, number)))}
            columns={g.box.blocks[block].columns}
            sideNames={sideNames}
          />
        ))}
      </Place>
      <Legend />
    </div>
  )
}

const isChange = (fact: Fact): fact is Extract<Fact, { space: SpaceName }> => 'space' in fact

/** The spaces on offer, with their price and income. Goods are paid at the Factories. */
function offersIn(g: State, seen: Seen): Map<SpaceName, Offer> {
  const scored = seen.view.glance.ifEndedNow.scores[viewerOf(seen)] ?? 0
  const offers = new Map<SpaceName, Offer>()
  const offer = ({ block, number }: { block: Face; number: Face }, price: number | null) => {
    const space = spaceAt(block, number)
    const income = g.die[space] === 0 ? BUILDINGS[g.box.plots[space].type].income : 0
    offers.set(spaceName(space), { price, income, scored })
  }
  for (const option of offered(seen, 'build.assign')) if (option !== 'pass') offer(option, option.cost)
  for (const option of offered(seen, 'act.upgradeAny')) if (option !== 'done') offer(option, LEVEL_COST)
  for (const option of offered(seen, 'act.upgradeSpecific')) if (option !== 'done') offer(option, null)
  return offers
}

const Legend = () => (
  <ul className={css['legend']} aria-label={say('legend')}>
    {BUILDING_TYPES.map(type => (
      <li key={type}>
        <Place of={{ kind: 'type', type }} inside={css['entry']}>
          <span className={css['chip']} style={{ background: typeColour(type) }} aria-hidden="true">
            {LETTERS[type]}
          </span>
          {type === 'mixed' ? say('shortMixed') : say(`names.${type}`)}
        </Place>
      </li>
    ))}
  </ul>
)
