// A Factory card: its Good, its cost, and the train on its loop.

import { Cube, EffectTag, memoByValue, SeatMark } from '@tableworks/board-kit'
import type { FactoryFace, FactoryId } from '../../../data/factories.ts'
import type { Side } from '../../../data/pieces.ts'
import type { Factory } from '../../../state.ts'
import { LINK_NAMES } from '../names.ts'
import { Place, type Thing } from '../../things.ts'
import { say } from '../../words.ts'
import css from './factories.module.css'
import { GoodsTrack } from './goods-track.tsx'
import { GOODS_LOOK } from './look.ts'
import { RailLoop } from './rail-loop.tsx'

interface FactoryCardProps {
  readonly id: FactoryId
  readonly face: FactoryFace
  /** The Factory's train and Goods; null while it's for sale or in the box. */
  readonly factory: Factory | null
  /** Chosen, but not yet paid for. */
  readonly isPicked?: boolean | undefined
  /** The other side, if its cubes may ride here. */
  readonly rider?: { readonly side: Side; readonly name: string } | undefined
}

export const FactoryCard = memoByValue(function FactoryCard({ id, face, factory, isPicked, rider }: FactoryCardProps) {
  const { name, goods, track, links } = face
  const thing: Thing = { kind: 'factory', factory: id }
  return (
    <Place
      of={thing}
      label={spoken(face, factory, rider?.name)}
      inside={`${css['card']} ${isPicked ? css['picked'] : ''}`}
    >
      <RailLoop links={links} train={factory?.train ?? 0} moved={factory?.moved ?? 0} text={middle(face, factory)} />
      <p className={css['name']}>{name}</p>
      <div className={css['body']}>
        <p>
          {goods === null ? (
            say('makesNothing')
          ) : (
            <>
              <Cube {...GOODS_LOOK[goods]} size={15} /> <span>{say(`colours.${goods}`)}</span>
            </>
          )}{' '}
          {factory === null && <b>{say('cost', { cost: face.cost })}</b>}
        </p>
        {goods !== null && <GoodsTrack colour={goods} track={track} goods={factory?.goods ?? 0} />}
        <Status face={face} factory={factory} rider={rider} />
      </div>
      <EffectTag at={thing} />
    </Place>
  )
})

/** The text in the middle of the loop: what the train would pay, or the number its die is multiplied by. */
const middle = ({ links }: FactoryFace, factory: Factory | null): string =>
  factory === null || factory.train === 0 ? `×${links.length}` : say('cost', { cost: factory.train * links.length })

function Status({ face, factory, rider }: Pick<FactoryCardProps, 'face' | 'factory' | 'rider'>) {
  const links = face.links.length
  if (factory === null) return null
  if (factory.train === 0) return <p className={css['status']}>{say('noTrain')}</p>
  return (
    <>
      <p className={css['status']}>{say('toGo', { left: links - factory.moved })}</p>
      {factory.riders > 0 && rider !== undefined && (
        <p>
          <SeatMark seat={rider.side} size={14} />{' '}
          {say('ridersPay', { cubes: factory.riders, amount: factory.riders * links })}
        </p>
      )}
    </>
  )
}

function spoken({ name, goods, track, cost, links }: FactoryFace, factory: Factory | null, rider = ''): string {
  const makes = goods === null ? say('makesNothing') : say('makes', { colour: say(`colours.${goods}`), track })
  if (factory === null) return [name, say('cost', { cost }), makes, say('links', { count: links.length })].join(', ')
  const link = links[factory.moved]
  const train =
    factory.train === 0 || link === undefined
      ? [say('noTrain')]
      : [
          say('train', { die: factory.train, link: LINK_NAMES[link], left: links.length - factory.moved }),
          say('home', { amount: factory.train * links.length }),
          ...(factory.riders > 0 ? [say('riders', { cubes: factory.riders, name: rider })] : []),
        ]
  return [name, makes, ...(goods === null ? [] : [say('goodsOn', { goods: factory.goods, track })]), ...train].join(
    ', ',
  )
}
