// Sentences about the board for text mode and the end sheet, beyond the view's numbers.

import { viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../../data/box.ts'
import { cardOf } from '../../data/action-cards.ts'
import { spaceName } from '../../data/city.ts'
import { type Side, SIDES } from '../../data/pieces.ts'
import { hindranceOf } from '../../readings/hindrance.ts'
import { fareOf, hasTrain, linksLeft } from '../../readings/factories.ts'
import { actionOn, markerOf } from '../../readings/markers.ts'
import { pointsFor, pointsOf, SCORE_LINES, scoreSheet } from '../../readings/score.ts'
import type { Factory, State } from '../../state.ts'
import { actionName, actionWords, HINDRANCES } from '../parts/names.ts'
import { askedOf, claimNumber, claimSide, positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export function sections(seen: Seen, box: Box, names: readonly string[]) {
  const g = positionOf(seen, box)
  const nameOf = (side: Side) => names[side] ?? ''
  return [
    { title: say('tell.round'), lines: roundLines(g, seen, nameOf) },
    ...(askedOf(seen)?.decision === 'action.claim' ? [{ title: say('tell.icons'), lines: iconLines(g, seen) }] : []),
    {
      title: say('tell.trains'),
      lines: SIDES.flatMap(side => g.factories[side].map(factory => trainLine(g, nameOf, side, factory))),
    },
    {
      title: say('forSale'),
      lines: g.row.length === 0 ? [say('soldOut')] : g.row.map(card => saleLine(g, card)),
    },
    { title: say('estimate'), lines: SIDES.map(side => estimateLine(g, side, nameOf(side))) },
  ].filter(({ lines }) => lines.length > 0)
}

type NameOf = (side: Side) => string

function roundLines(g: State, seen: Seen, nameOf: NameOf): string[] {
  const claim = claimNumber(g, askedOf(seen))
  return [
    ...(claim === null ? [] : [say('tell.claim', { claim, name: nameOf(claimSide(g, claim)) })]),
    ...SIDES.flatMap(side => markerLine(g, side, nameOf)),
    say('tell.nextFirst', { name: nameOf(seen.view.glance.nextFirst) }),
  ]
}

function markerLine(g: State, side: Side, nameOf: NameOf): string[] {
  const icon = markerOf(g, side)
  if (icon === null) return []
  const action = actionName(actionOn(g, icon), g.variants)
  return [say('tell.marker', { name: nameOf(side), action, card: cardOf(icon) })]
}

/** What each icon does, or why it has no effect. */
function iconLines(g: State, seen: Seen): string[] {
  const side = viewerOf(seen) as Side
  return g.cards.flatMap(card =>
    g.box.icons[card].map(({ id, action }) => {
      const { does } = actionWords(action, g.variants)
      const hindrance = hindranceOf(g, side, action)
      const line = say('icon', { card: cardOf(id), does })
      return hindrance === null ? line : `${line} ${say('tell.useless', { why: HINDRANCES[hindrance] })}`
    }),
  )
}

function trainLine(g: State, nameOf: NameOf, side: Side, factory: Factory): string {
  const { name } = g.box.factories[factory.card]
  const owner = nameOf(side)
  if (!hasTrain(factory)) return say('tell.noTrain', { owner, factory: name })
  const fare = fareOf(g, factory)
  const train = say('tell.train', { owner, factory: name, left: linksLeft(g, factory), dollars: fare.owner })
  const other = SIDES.find(one => one !== side) ?? side
  return fare.rider === 0 ? train : `${train} ${say('tell.rider', { name: nameOf(other), dollars: fare.rider })}`
}

function saleLine(g: State, card: State['row'][number]): string {
  const { name, cost, goods, track, links } = g.box.factories[card]
  const makes = goods === null ? say('makesNothing') : say('makes', { colour: say(`colours.${goods}`), track })
  return say('tell.sale', { factory: name, cost, makes, links: links.length })
}

export function estimateLine(g: State, side: Side, name: string): string {
  const parts = SCORE_LINES.flatMap(line => {
    const points = pointsFor(g, side, line)
    return points === 0 ? [] : [say('tell.line', { line: say(`names.${line}`), points })]
  })
  const points = scoreSheet(g).scores[side] ?? 0
  return say('tell.points', { name, points, lines: parts.length === 0 ? say('tell.nothing') : parts.join(', ') })
}

/** A side's buildings with their scores (EMP-73 to EMP-79). Leisure scores only with the majority. */
export function endList(seen: Seen, side: Seat, box: Box): string[] {
  const g = positionOf(seen, box)
  return g.built[side as Side].map(space => {
    const { type } = g.box.plots[space]
    const scores = pointsFor(g, side as Side, type) !== 0
    return say('atEnd', {
      building: say(`names.${type}`),
      space: spaceName(space),
      points: scores ? pointsOf(type, g.die[space]) : 0,
    })
  })
}
