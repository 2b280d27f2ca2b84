// What an option does, in a few words, for its place on the board and its button.

import type { IconId } from '../../data/action-cards.ts'
import type { Box } from '../../data/box.ts'
import { COLOURS } from '../../data/factories.ts'
import type { Side } from '../../data/pieces.ts'
import { incomeOf } from '../../readings/buildings.ts'
import { fareOf, goodsOf, hasTrain, linksLeft } from '../../readings/factories.ts'
import { hindranceOf } from '../../readings/hindrance.ts'
import { actionOn } from '../../readings/markers.ts'
import { scoreSheet } from '../../readings/score.ts'
import type { State } from '../../state.ts'
import type { Options } from '../../notation.ts'
import { offered, positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export function effects(before: Seen, after: Seen, box: Box): string[] {
  const own = before.seat as Side | null
  if (own === null) return []
  const [old, now] = [positionOf(before, box), positionOf(after, box)]
  const capital = now.capital[own] - old.capital[own]
  const income = incomeOf(now, own) - incomeOf(old, own)
  const points = (scoreSheet(now).scores[own] ?? 0) - (scoreSheet(old).scores[own] ?? 0)
  return [
    ...(capital > 0 ? [say('amountMore', { dollars: capital })] : []),
    ...(income > 0 ? [say('effect.income', { income })] : []),
    ...(points === 0
      ? []
      : [say('effect.points', { points: points > 0 ? `+${points}` : `−${-points}`, count: Math.abs(points) })]),
    ...COLOURS.flatMap(colour => {
      const goods = goodsOf(now, own, colour) - goodsOf(old, own, colour)
      return goods > 0 ? [say('effect.goods', { goods, colour: say(`colours.${colour}`) })] : []
    }),
    ...trainsOf(old, now, own),
    ...(capital < 0 ? [say('effect.keeps', { dollars: now.capital[own] })] : []),
  ]
}

/** Whether a claim would have no effect while another would have one. */
export function isWaste(option: Options[keyof Options], seen: Seen, box: Box): boolean {
  const side = seen.seat as Side | null
  if (side === null || typeof option !== 'object' || !('icon' in option)) return false
  const g = positionOf(seen, box)
  const isUseless = (icon: IconId) => hindranceOf(g, side, actionOn(g, icon)) !== null
  return isUseless(option.icon) && offered(seen, 'action.claim').some(({ icon }) => !isUseless(icon))
}

/**
 * How far each changed train still has to go, and what it will pay. A choice of yours may move Archie's trains, too. They only
 * count if they carry your cubes.
 */
function trainsOf(old: State, now: State, own: Side): string[] {
  return now.factories.flatMap((factories, side) =>
    factories.flatMap((factory, i) => {
      const was = old.factories[side as Side][i]
      const isSame = was?.train === factory.train && was.moved === factory.moved && was.riders === factory.riders
      if (isSame || !hasTrain(factory)) return []
      const fare = fareOf(now, factory)
      if (side !== own)
        return fare.rider === 0 ? [] : [say('effect.rider', { left: linksLeft(now, factory), dollars: fare.rider })]
      const dollars = fare.owner
      // There's little room on an icon, and the card already shows how far a new train has to go.
      if (was === undefined || !hasTrain(was)) return [say('effect.newTrain', { dollars })]
      return [say('effect.train', { left: linksLeft(now, factory), dollars })]
    }),
  )
}
