// Hover cards for spaces, kinds of building and dice.

import { type About, nameOf } from '@tableworks/board-kit'
import { BUILDINGS, type BuildingType } from '../../data/buildings.ts'
import { blockOf, numberOf, type Space, spaceAt, spaceName, type SpaceName, SPACES } from '../../data/city.ts'
import { type Face, type Side, SIDES } from '../../data/pieces.ts'
import { countOf, hasDieLeft, maxDieOf, ownerOf as ownerAt } from '../../readings/buildings.ts'
import { goodsOf } from '../../readings/factories.ts'
import { leisureLead, pointsFor, pointsOf } from '../../readings/score.ts'
import type { Dice } from '../../state.ts'
import { LEVEL_COST, riseBar } from '../../readings/upgrading.ts'
import { LETTERS, typeNote } from './names.ts'
import { diceOf, offered } from '../table.ts'
import { say } from '../words.ts'
import { type Here, ownerOf } from './here.ts'

const TYPE_RULES: Readonly<Record<BuildingType, string>> = {
  residential: 'EMP-30',
  commercial: 'EMP-31',
  mixed: 'EMP-32',
  leisure: 'EMP-33',
  parking: 'EMP-34',
  'town-hall': 'EMP-35',
  industrial: 'EMP-36',
}

export function spaceAbout(on: Here, name: SpaceName): About {
  const { g } = on
  const space = SPACES.find(one => spaceName(one) === name) ?? 0
  const { type } = g.box.plots[space]
  const owner = ownerAt(g, space)
  const max = maxDieOf(g, space)
  const die = g.die[space]
  return {
    name: say('space', { name, type: say(`names.${type}`) }),
    what:
      owner === null
        ? say('about.free', { max })
        : say(die > max ? 'about.ownedAbove' : 'about.owned', { owner: ownerOf(on, owner), die, max }),
    does: [say('about.note', { note: typeNote(type, g.variants) })],
    now: owner === null ? freeNow(on, space) : builtNow(on, space, owner),
    rule: TYPE_RULES[type],
  }
}

function freeNow({ g, seen, me, asked }: Here, space: Space): string[] {
  if (me === null) return [say('about.watching')]
  if (!hasDieLeft(g, me)) return [say('about.noDice')]
  const option = offered(seen, 'build.assign').find(one => one !== 'pass' && isAt(one, space))
  if (option !== undefined && option !== 'pass')
    return [say('about.buildNow', { cost: option.cost, capital: g.capital[me] })]
  const [block, number] = [blockOf(space), numberOf(space)]
  const dice = asked?.decision === 'build.assign' && asked.frame.seat === me ? asked.frame.dice : null
  const last =
    dice === null || allows(dice, block, number)
      ? say('about.money', { capital: g.capital[me] })
      : say('about.diceCannot', { dice: dice.join(', ') })
  return [say('about.buildLater', { block, number }), last]
}

/** Whether one die can be the block and another the building. */
const allows = (dice: Dice, block: Face, number: Face): boolean =>
  dice.some((one, i) => one === block && dice.some((two, j) => j !== i && two === number))

const isAt = ({ block, number }: { block: Face; number: Face }, space: Space): boolean =>
  spaceAt(block, number) === space

function builtNow(on: Here, space: Space, owner: Side): string[] {
  const { g } = on
  const { type } = g.box.plots[space]
  const scores = type !== 'leisure' || leisureLead(g, owner) > 0
  const points = scores ? pointsOf(type, g.die[space]) : 0
  const worth = scores ? say('about.scores', { points }) : say('about.noMajority')
  return owner === on.me ? [worth, raiseOf(on, space, owner)] : [worth, say('about.taken', { name: nameOf(on, owner) })]
}

/** What one more level costs, or why it isn't possible. */
function raiseOf({ g }: Here, space: Space, owner: Side): string {
  const { type } = g.box.plots[space]
  const bar = riseBar(g, owner, space)
  if (bar !== null) return say(`about.bar.${bar}`)
  const { goods } = BUILDINGS[type]
  const shared = { cost: LEVEL_COST, capital: g.capital[owner] }
  if (goods === null) return say(type === 'industrial' ? 'about.raiseIndustrial' : 'about.raiseForMoney', shared)
  return say('about.raise', { ...shared, colour: say(`colours.${goods}`), goods: goodsOf(g, owner, goods) })
}

export function typeAbout(on: Here, type: BuildingType): About {
  const { g, me } = on
  const counts = SIDES.map(side => say('about.count', { name: nameOf(on, side), count: countOf(g, side, type) }))
  return {
    name: say(`names.${type}`),
    what: say('about.letter', { letter: LETTERS[type] }),
    does: [say('about.note', { note: typeNote(type, g.variants) })],
    now: [counts.join(' '), ...(me === null ? [] : [say('about.typePoints', { points: pointsFor(g, me, type) })])],
    rule: TYPE_RULES[type],
  }
}

export function diceAbout(on: Here): About {
  const dice = diceOf(on.asked)
  const seat = on.asked?.frame.seat ?? 0
  return {
    name: say('dice'),
    what: dice === null ? say('diceRest') : say('about.rolled', { owner: ownerOf(on, seat), dice: dice.join(', ') }),
    does: [say('about.diceDo')],
    now: [diceNow(on)],
    rule: 'EMP-22',
  }
}

export const dieAbout = (on: Here, face: Face): About => ({
  ...diceAbout(on),
  name: say('die', { face }),
  rule: 'EMP-21',
})

function diceNow({ g, seen, me }: Here): string {
  if (me === null) return say('about.watching')
  const rerolls = offered(seen, 'build.reroll').length
  if (rerolls > 1) return say('about.reroll', { capital: g.capital[me] })
  if (rerolls === 1) return say('about.noReroll', { capital: g.capital[me] })
  const spaces = offered(seen, 'build.assign').length - 1
  if (spaces >= 0) return say('about.spaces', { spaces })
  return hasDieLeft(g, me) ? say('about.diceLater') : say('about.noDice')
}
