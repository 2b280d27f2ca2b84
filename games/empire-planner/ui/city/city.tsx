// The six blocks, and under them what the kinds of building are worth.

import { Place } from '@tableworks/board-kit'
import { BUILDING_TYPES, BUILDINGS } from '../../data/buildings.ts'
import { numberOf, type Space, spaceAt, spaceName, type SpaceName, SPACES } from '../../data/city.ts'
import { type Face, FACES, type Side } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { maxDieOf, ownerOf } from '../../readings/buildings.ts'
import { pointsGained } from '../../readings/score.ts'
import { LEVEL_COST } from '../../readings/upgrading.ts'
import { offered, type Seen, type Sight } from '../reading/table.ts'
import { CITY_PLACE } from '../places.ts'
import { LETTERS, typeNote } from '../names.ts'
import { say } from '../words.ts'
import { Block } from './block.tsx'
import css from './city.module.css'
import { Sketch } from './glyphs.tsx'
import type { LotFacts } from './lot.tsx'

export function City({ g, seen, facts, sideNames, near }: Sight) {
  const tags = tagsOf(g, seen)
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
      tag: tags.get(name) ?? null,
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
            lots={g.box.blocks[block].spaces.map(number => lot(spaceAt(block, number)))}
            columns={g.box.blocks[block].columns}
            sideNames={sideNames}
          />
        ))}
      </Place>
      <Legend g={g} near={near} />
    </div>
  )
}

const isChange = (fact: Fact): fact is Extract<Fact, { space: SpaceName }> => 'space' in fact

/** What each space on offer costs, and what it pays a round or scores. Goods are paid at the Factories. */
function tagsOf(g: State, seen: Seen): Map<SpaceName, string> {
  const side = (seen.seat ?? seen.actor ?? 0) as Side
  const tags = new Map<SpaceName, string>()
  const tag = ({ block, number }: { block: Face; number: Face }, price: number | null) => {
    const space = spaceAt(block, number)
    const gain = gainOf(g, side, space)
    tags.set(spaceName(space), price === null ? gain : say('tag', { price: say('cost', { cost: price }), gain }))
  }
  for (const option of offered(seen, 'build.assign')) if (option !== 'pass') tag(option, option.cost)
  for (const option of offered(seen, 'act.upgradeAny')) if (option !== 'done') tag(option, LEVEL_COST)
  for (const option of offered(seen, 'act.upgradeSpecific')) if (option !== 'done') tag(option, null)
  return tags
}

/** What a new building pays a round; where it pays nothing, or is raised, the points it brings. */
function gainOf(g: State, side: Side, space: Space): string {
  const { income } = BUILDINGS[g.box.plots[space].type]
  if (g.die[space] === 0 && income > 0) return say('gain.income', { income })
  const points = pointsGained(g, side, space)
  return say('gain.points', { points: points > 0 ? `+${points}` : points })
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
          type: say(`names.${type}`),
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
          {type === 'mixed' ? say('shortMixed') : say(`names.${type}`)}
        </li>
      ))}
    </ul>
  )
}
