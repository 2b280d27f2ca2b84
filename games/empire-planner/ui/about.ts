// The card that opens when a player hovers over a thing.

import { type GameUi, nameOf } from '@tableworks/board-kit'
import { COLOURS } from '../data/factories.ts'
import { SIDES } from '../data/pieces.ts'
import type { game } from '../index.ts'
import { ROUNDS } from '../meta.ts'
import { priceOf } from '../readings/market.ts'
import { pollutionFor, pollutionLevel } from '../readings/pollution.ts'
import { cardAbout, cardsAbout, claimsAbout, deckAbout, iconAbout } from './parts/about-actions.ts'
import { diceAbout, dieAbout, spaceAbout, typeAbout } from './parts/about-city.ts'
import { factoryAbout } from './parts/about-factory.ts'
import {
  archieAbout,
  capitalAbout,
  chartAbout,
  cubesAbout,
  orderAbout,
  profitAbout,
  sideAbout,
  trackAbout,
} from './parts/about-sides.ts'
import { type Here, here } from './parts/here.ts'
import { phaseOf } from './table.ts'
import type { Thing } from './things.ts'
import { say } from './words.ts'

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  city: (_thing, at) => {
    const { g, me } = here(at)
    return {
      name: say('city'),
      what: say('about.cityWhat', { free: g.die.filter(die => die === 0).length }),
      does: [say('about.cityDoes')],
      now: [me === null ? say('about.watching') : say('about.cityNow', { buildings: g.built[me].length })],
      rule: 'EMP-2',
    }
  },
  space: ({ space }, at) => spaceAbout(here(at), space),
  type: ({ type }, at) => typeAbout(here(at), type),
  dice: (_thing, at) => diceAbout(here(at)),
  die: ({ face }, at) => dieAbout(here(at), face),
  claims: (_thing, at) => claimsAbout(here(at)),
  cards: (_thing, at) => cardsAbout(here(at)),
  card: ({ card }, at) => cardAbout(here(at), card),
  icon: ({ icon }, at) => iconAbout(here(at), icon),
  deck: (_thing, at) => deckAbout(here(at)),
  market: (_thing, at) => {
    const on = here(at)
    const { market } = on.g
    return {
      name: say('market'),
      what: market === null ? say('about.notRolled') : say('about.marketDie', { die: market }),
      does: [say('about.marketDoes')],
      now: [marketNow(on)],
      rule: 'EMP-41',
    }
  },
  factories: (_thing, at) => {
    const { g } = here(at)
    const prices = g.row.map(card => g.box.factories[card].cost)
    return {
      name: say('factories'),
      what: say('about.factoriesWhat', { sale: g.row.length }),
      does: [say('about.factoriesDo')],
      now: [prices.length === 0 ? say('soldOut') : say('about.cheapest', { cost: Math.min(...prices) })],
      rule: 'EMP-37',
    }
  },
  factory: ({ factory }, at) => factoryAbout(here(at), factory),
  years: (_thing, at) => {
    const { round } = at.seen.view
    return {
      name: say('round', { round, of: ROUNDS }),
      what: say('year', { year: round * 2 }),
      does: [say('about.yearsDo')],
      now: [
        at.seen.result !== null
          ? say('about.over')
          : round === ROUNDS
            ? say('about.noNext')
            : say('about.roundsLeft', { left: ROUNDS - round }),
      ],
      rule: 'EMP-17',
    }
  },
  phases: (_thing, at) => {
    const on = here(at)
    const { actor } = on.seen
    const turn = actor === null ? say('about.over') : say('about.turn', { name: at.sideNames[actor] ?? '' })
    return {
      name: say('phases'),
      what: say(`phase.${phaseOf(on.asked)}`),
      does: [say('about.phasesDo')],
      now: [actor !== null && actor === on.me ? say('about.yourTurn') : turn],
      rule: 'EMP-18',
    }
  },
  order: (_thing, at) => orderAbout(here(at)),
  track: ({ track }, at) => trackAbout(here(at), track),
  pollution: (_thing, at) => {
    const on = here(at)
    const highest = on.g.box.pollution.at(-1) ?? 0
    return {
      name: say('pollution'),
      what: say('pollutionAt', { level: pollutionLevel(on.g), highest }),
      does: [say('about.pollutes', { highest }), say('about.pollutionCosts')],
      now: pollutionNow(on),
      rule: 'EMP-80',
    }
  },
  side: ({ seat }, at) => sideAbout(here(at), seat),
  capital: ({ seat }, at) => capitalAbout(here(at), seat),
  profit: ({ seat }, at) => profitAbout(here(at), seat),
  cubes: ({ seat }, at) => cubesAbout(here(at), seat),
  chart: () => chartAbout(),
  archie: (_thing, at) => archieAbout(here(at)),
}

function marketNow({ g, me }: Here): string {
  const prices = COLOURS.flatMap(colour => {
    const price = priceOf(g, colour)
    return price === null ? [] : [say('price', { colour: say(`colours.${colour}`), price })]
  })
  if (prices.length === 0) return say('about.rolledLater')
  const text = prices.join(', ')
  return me === null
    ? say('about.prices', { prices: text })
    : say('about.pricesFor', { prices: text, capital: g.capital[me] })
}

function pollutionNow(on: Here): string[] {
  const bills = SIDES.map(side => ({ side, points: pollutionFor(on.g, side) })).filter(({ points }) => points > 0)
  if (bills.length === 0) return [say(on.g.pollution === 0 ? 'about.clean' : 'nobodyPays')]
  return bills.map(({ side, points }) => say('about.pays', { name: nameOf(on, side), points }))
}
