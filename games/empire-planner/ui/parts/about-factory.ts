// A Factory card's hover card: its Goods, train and cost.

import type { About } from '@tableworks/board-kit'
import { BUILDING_TYPES, BUILDINGS } from '../../data/buildings.ts'
import type { FactoryFace, FactoryId } from '../../data/factories.ts'
import { type Side, SIDES } from '../../data/pieces.ts'
import { factoryOf, fareOf, hasRoom, hasTrain, linksLeft } from '../../readings/factories.ts'
import { cannotRide } from '../../readings/hindrance.ts'
import { priceIn, productionBar } from '../../readings/market.ts'
import { countOf } from '../../readings/buildings.ts'
import type { Factory } from '../../state.ts'
import { HINDRANCES } from './names.ts'
import { say } from '../words.ts'
import { type Here, ownerOf } from './here.ts'

export function factoryAbout(on: Here, card: FactoryId): About {
  const { g } = on
  const face = g.box.factories[card]
  const owner = SIDES.find(side => factoryOf(g, side, card) !== undefined)
  const factory = owner === undefined ? undefined : factoryOf(g, owner, card)
  const shared = { name: face.name, does: [makes(face), say('about.trainPays', { links: face.links.length })] }
  if (owner === undefined || factory === undefined)
    return { ...shared, what: say('about.sale', { cost: face.cost }), now: saleNow(on, face), rule: 'EMP-37' }
  return {
    ...shared,
    what: [
      ownerOf(on, owner),
      ...(face.goods === null ? [] : [say('goodsOn', { goods: factory.goods, track: face.track })]),
    ].join(', '),
    now: owner === on.me ? ownNow(on, owner, factory) : rivalNow(on, factory),
    rule: hasTrain(factory) ? 'EMP-52' : 'EMP-46',
  }
}

function makes({ goods, track }: FactoryFace): string {
  if (goods === null) return say('about.makesNothing')
  const type = BUILDING_TYPES.find(one => BUILDINGS[one].goods === goods) ?? 'residential'
  return say('about.makes', { colour: say(`colours.${goods}`), track, type: say(`names.${type}`) })
}

function saleNow({ g, me }: Here, { cost }: FactoryFace): string[] {
  if (me === null) return [say('about.watching')]
  const [capital, profit] = [g.capital[me], g.profit[me]]
  const lack = cost - capital - profit
  return [lack > 0 ? say('about.lacks', { lack }) : say('about.affords', { capital, profit }), say('about.takeIt')]
}

const trainLine = ({ g }: Here, factory: Factory): string =>
  hasTrain(factory)
    ? say('about.train', { die: factory.train, left: linksLeft(g, factory), dollars: fareOf(g, factory).owner })
    : say('about.noTrain')

function ownNow(on: Here, side: Side, factory: Factory): string[] {
  const { g } = on
  const price = priceIn(g, factory)
  const bar = productionBar(g, side, factory)
  const room = g.box.factories[factory.card].track - factory.goods
  const riders = factory.riders === 0 ? [] : [say('about.rivalRiders', { dollars: fareOf(g, factory).rider })]
  if (g.box.factories[factory.card].goods === null) return [trainLine(on, factory), ...riders]
  const goods =
    price === null
      ? say('about.noPrice')
      : bar === 'trackFull'
        ? say('about.trackFull')
        : say('about.produce', { price, room, capital: g.capital[side] })
  return [trainLine(on, factory), ...riders, goods]
}

function rivalNow(on: Here, factory: Factory): string[] {
  const { g, me } = on
  const train = trainLine(on, factory)
  if (me === null || !hasTrain(factory)) return [train]
  if (factory.riders > 0) return [train, say('about.riders', { dollars: fareOf(g, factory).rider })]
  if (!hasRoom(factory)) return [train, say('about.trainFull')]
  const hindrance = countOf(g, me, 'parking') === 0 ? 'noStation' : cannotRide(g, me)
  return [train, hindrance === null ? say('about.mayRide') : say('about.noRide', { why: HINDRANCES[hindrance] })]
}
