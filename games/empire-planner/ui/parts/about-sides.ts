// Hover cards for a side's Capital, Profit, cubes, holdings and points, and for Archie.

import { type About, nameOf } from '@tableworks/board-kit'
import { otherSide, type Side, SIDES, TRACK_CUBES } from '../../data/pieces.ts'
import { countOf, hasTownHall, incomeOf } from '../../readings/buildings.ts'
import { cubesOut, supplyOf } from '../../readings/cubes.ts'
import { scoreSheet } from '../../readings/score.ts'
import { ARCHIE, isArchie, piecesOf, whoIsFirst } from '../../readings/sides.ts'
import { ROUNDS } from '../../meta.ts'
import { buildRounds } from '../trays/chart-reading.ts'
import { estimateLine } from '../sheets/text-sections.ts'
import type { State } from '../../state.ts'
import { say } from '../words.ts'
import type { Here } from './here.ts'

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
    does: [say('about.pieces', { dice, cubes }), ...rightsOf(g, side)],
    now: [estimateLine(g, side, nameOf(on, side)), lead(on, side, one => pointsIn(on, one))],
    rule: 'EMP-11',
  }
}

/** What Town Halls and Parkings allow (EMP-50, EMP-62, EMP-67). */
function rightsOf(g: State, side: Side): string[] {
  if (isArchie(g, side)) return []
  const [halls, parkings] = [countOf(g, side, 'town-hall'), countOf(g, side, 'parking')]
  return [
    say('about.townHalls', { halls, may: hasTownHall(g, side) }),
    say(parkings === 0 ? 'about.noParkings' : 'about.parkings', { parkings }),
  ]
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

/** "2 tracks, 1 marker" */
function awayWords(g: State, side: Side): string {
  const out = { tracks: TRACK_CUBES, ...cubesOut(g, side) }
  const away = (['tracks', 'marker', 'overage', 'riding'] as const).filter(where => out[where] > 0)
  return away.map(where => `${out[where]} ${say(`cubesOut.${where}`, { last: g.box.capitalTrack })}`).join(', ')
}

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
