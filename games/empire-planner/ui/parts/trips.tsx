// Coins, cubes, Goods, dice and markers that move from their old place to the new one.

import { Coin, Cube, Die, seatColour, seatInk, SeatMark, type Trip } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import type { SpaceName } from '../../data/city.ts'
import { COLOURS, type FactoryId } from '../../data/factories.ts'
import type { Side } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { GOODS_LOOK } from './factories/look.ts'
import type { Thing } from '../things.ts'

const PIECE = 28
const coin = (value: number) => <Coin size={PIECE} value={value} />
const cube = (side: Side) => <Cube size={PIECE} colour={seatColour(side)} />
const purse = (seat: Side): Thing => ({ kind: 'capital', seat })
const space = (name: SpaceName): Thing => ({ kind: 'space', space: name })
const factory = (card: FactoryId): Thing => ({ kind: 'factory', factory: card })

const trip = (from: Thing, to: Thing, piece: ReactNode): readonly Trip<Thing>[] => [{ from, to, piece }]

export const tripsIn =
  (g: State) =>
  (fact: Fact): readonly Trip<Thing>[] => {
    switch (fact.kind) {
      case 'built':
        return [
          ...trip(purse(fact.seat), space(fact.space), coin(fact.cost)),
          ...trip({ kind: 'side', seat: fact.seat }, space(fact.space), <Building side={fact.seat} die={1} />),
        ]
      case 'archieBuilt':
        return trip({ kind: 'side', seat: fact.seat }, space(fact.space), <Building side={fact.seat} die={fact.die} />)
      case 'claimed':
      case 'archieChose':
      case 'archieIdled':
        return trip(
          { kind: 'cubes', seat: fact.seat },
          { kind: 'icon', icon: fact.icon },
          <SeatMark seat={fact.seat} size={PIECE} />,
        )
      case 'exchanged':
        return fact.profit === 0 ? [] : trip(purse(fact.seat), { kind: 'profit', seat: fact.seat }, coin(fact.capital))
      case 'tookFactory':
        return fact.capital === 0 ? [] : trip(purse(fact.seat), factory(fact.factory), coin(fact.capital))
      case 'produced':
        return trip(purse(fact.seat), factory(fact.factory), coin(fact.price))
      case 'rode':
        return trip({ kind: 'cubes', seat: fact.seat }, factory(fact.factory), cube(fact.seat))
      case 'tookCubeBack':
        return trip(factory(fact.factory), { kind: 'cubes', seat: fact.seat }, cube(fact.seat))
      case 'arrived':
      case 'disembarked':
        return trip(factory(fact.factory), purse(fact.seat), coin(fact.income))
      case 'upgraded':
        return fact.goods.flatMap(card => {
          const colour = g.box.factories[card].goods ?? COLOURS[0]
          return trip(factory(card), space(fact.space), <Cube size={PIECE} {...GOODS_LOOK[colour]} />)
        })
      case 'upgradedForCapital':
        return trip(purse(fact.seat), space(fact.space), coin(fact.cost))
      case 'polluted':
        return trip(
          { kind: 'side', seat: fact.seat },
          { kind: 'pollution' },
          <Cube size={PIECE} colour="var(--emp-ink)" />,
        )
      case 'dealtCards':
        return fact.cards.flatMap(card => trip({ kind: 'deck' }, { kind: 'card', card }, <CardBack />))
      default:
        return []
    }
  }

const Building = ({ side, die }: { side: Side; die: number }) => (
  <Die value={die} size={PIECE + 8} colour={seatColour(side)} ink={seatInk(side)} />
)

const CardBack = () => (
  <svg width="40" height="54" viewBox="0 0 40 54" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="38"
      height="52"
      rx="3"
      fill="var(--kit-card-back)"
      stroke="var(--emp-card-edge)"
      strokeWidth="2"
    />
  </svg>
)
