// What belongs to a side: Capital, Profit, cubes, holdings, points; and Archie.

import type { About } from '@tableworks/board-kit'
import { COLOURS } from '../../data/factories.ts'
import { otherSide, type Side, SIDES } from '../../data/pieces.ts'
import { incomeOf } from '../../readings/buildings.ts'
import { supplyOf } from '../../readings/cubes.ts'
import { goodsOf } from '../../readings/factories.ts'
import { scoreSheet } from '../../readings/score.ts'
import { ARCHIE, isArchie, piecesOf, whoIsFirst } from '../../readings/sides.ts'
import { ROUNDS } from '../../meta.ts'
import { buildRounds } from '../trays/chart-reading.ts'
import { awayWords, parkingWords, townHallWords } from '../trays/side-panel.tsx'
import { estimateLine } from '../sheets/tells.ts'
import { say } from '../words.ts'
import { type Here, nameOf } from './here.ts'

const pointsIn = ({ g }: Here, side: Side): number => scoreSheet(g).scores[side] ?? 0

/** "You lead by 3 points." */
function lead(on: Here, side: Side, valueOf: (one: Side) => number): string {
  const ahead = valueOf(side) - valueOf(otherSide(side))
  if (ahead === 0) return say('about.tied')
  return say('about.leads', { name: nameOf(on, ahead > 0 ? side : otherSide(side)), by: Math.abs(ahead) })
}

export function sideAbout(on: Here, side: Side): About {
  const { g } = on
  const { dice, cubes } = piecesOf(g, side)
  return {
    name: nameOf(on, side),
    what: side === on.me ? say('about.you') : isArchie(g, side) ? say('about.automatic') : say('about.player'),
    does: [say('about.pieces', { dice, cubes })],
    now: [
      say('about.has', { points: pointsIn(on, side), buildings: g.built[side].length }),
      lead(on, side, one => pointsIn(on, one)),
    ],
    rule: 'EMP-11',
  }
}

export const capitalAbout = (on: Here, side: Side): About => ({
  name: say('about.capitalOf', { name: nameOf(on, side) }),
  what: say('amount', { dollars: on.g.capital[side] }),
  does: [say(isArchie(on.g, side) ? 'about.bankDoes' : 'about.capitalDoes')],
  now: [say('about.income', { income: incomeOf(on.g, side) })],
  rule: isArchie(on.g, side) ? 'EMP-94' : 'EMP-69',
})

export const profitAbout = (on: Here, side: Side): About => ({
  name: say('about.profitOf', { name: nameOf(on, side) }),
  what: say('profitOf', { profit: on.g.profit[side] }),
  does: [say('about.profitDoes')],
  now: [lead(on, side, one => on.g.profit[one])],
  rule: 'EMP-10',
})

export function cubesAbout(on: Here, side: Side): About {
  const free = Math.max(0, supplyOf(on.g, side))
  return {
    name: say('about.cubesOf', { name: nameOf(on, side) }),
    what: say('cubesIn', { supply: free }),
    does: [say('about.cubesDo')],
    now: [say('about.cubesAway', { away: awayWords(on.g, side) })],
    rule: 'EMP-11',
  }
}

export function holdingsAbout(on: Here, side: Side): About {
  const { g } = on
  const goods = COLOURS.map(colour =>
    say('about.goods', { goods: goodsOf(g, side, colour), colour: say(`colours.${colour}`) }),
  )
  return {
    name: say('has', { name: nameOf(on, side) }),
    what: say('about.holds', {
      buildings: g.built[side].length,
      dice: piecesOf(g, side).dice,
      income: incomeOf(g, side),
    }),
    does: [say('about.holdingsDo')],
    now: [
      ...(isArchie(g, side) ? [say('about.noGoods')] : [say('about.goodsNow', { goods: goods.join(', ') })]),
      ...(isArchie(g, side)
        ? []
        : [say('about.rights', { halls: townHallWords(g, side), parkings: parkingWords(g, side) })]),
    ],
    rule: 'EMP-27',
  }
}

export const estimateAbout = (on: Here, side: Side): About => ({
  name: on.seen.result === null ? say('estimate') : say('final'),
  what: estimateLine(on.g, side, nameOf(on, side)),
  does: [say('about.estimateDoes')],
  now: [lead(on, side, one => pointsIn(on, one))],
  rule: 'EMP-72',
})

export const trackAbout = (on: Here, track: 'capital' | 'profit'): About => ({
  name: say(track),
  what: SIDES.map(side => say('marks', { name: nameOf(on, side), value: on.g[track][side] })).join(', '),
  does: [say(track === 'capital' ? 'about.capitalTrack' : 'about.profitDoes', { last: on.g.box.capitalTrack })],
  now: [lead(on, on.me ?? 0, one => on.g[track][one])],
  rule: track === 'capital' ? 'EMP-70' : 'EMP-10',
})

export function orderAbout(on: Here): About {
  const { g } = on
  const names = [g.first, otherSide(g.first)].map(side => nameOf(on, side)).join(', ')
  return {
    name: say('order'),
    what: names,
    does: [say(g.seats === 1 ? 'about.soloOrder' : 'about.orderDoes')],
    now: [g.round === ROUNDS ? say('about.noNext') : say('tell.nextFirst', { name: nameOf(on, whoIsFirst(g)) })],
    rule: g.seats === 1 ? 'EMP-83' : 'EMP-19',
  }
}

export const chartAbout = (): About => ({
  name: say('archie'),
  what: say('about.chartWhat'),
  does: [say('about.chartDoes')],
  now: [say('about.chartNow')],
  rule: 'EMP-92',
})

export function archieAbout(on: Here): About {
  const { now, next } = buildRounds(on.g)
  const when = now
    ? say('about.archieNow')
    : next === null
      ? say('about.archieNever')
      : say('about.archieNext', { round: next })
  return {
    name: nameOf(on, ARCHIE),
    what: when,
    does: [say('about.archieDoes')],
    now: [say('about.archieHas', { capital: on.g.capital[ARCHIE], profit: on.g.profit[ARCHIE] })],
    rule: 'EMP-85',
  }
}
