// What travels when something happens: coins, cubes, Goods, dice and markers, from where they were to where they are.

import { Coin, Cube, Die, seatColour, seatInk, SeatMark, type Trip } from '@tableworks/board-kit'
import { COLOURS } from '../../data/factories.ts'
import type { Side } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { GOODS_LOOK } from '../factories/look.ts'
import { DECK_PLACE, POLLUTION_PLACE, factoryPlace, iconPlace, sidePlace, spacePlace } from '../places.ts'

const PIECE = 28
const coin = (value: number) => <Coin size={PIECE} value={value} />
const cube = (side: Side) => <Cube size={PIECE} colour={seatColour(side)} />
const purse = (side: Side): string => sidePlace('capital', side)

export const tripsIn =
  (g: State) =>
  (fact: Fact): readonly Trip[] => {
    switch (fact.kind) {
      case 'built':
        return [
          { from: purse(fact.seat), to: spacePlace(fact.space), piece: coin(fact.cost) },
          {
            from: sidePlace('side', fact.seat),
            to: spacePlace(fact.space),
            piece: <Building side={fact.seat} die={1} />,
          },
        ]
      case 'archieBuilt':
        return [
          {
            from: sidePlace('side', fact.seat),
            to: spacePlace(fact.space),
            piece: <Building side={fact.seat} die={fact.die} />,
          },
        ]
      case 'claimed':
      case 'archieChose':
      case 'archieIdled':
        return [
          {
            from: sidePlace('cubes', fact.seat),
            to: iconPlace(fact.icon),
            piece: <SeatMark seat={fact.seat} size={PIECE} />,
          },
        ]
      case 'exchanged':
        return fact.profit === 0
          ? []
          : [{ from: purse(fact.seat), to: sidePlace('profit', fact.seat), piece: coin(fact.capital) }]
      case 'tookFactory':
        return fact.capital === 0
          ? []
          : [{ from: purse(fact.seat), to: factoryPlace(fact.factory), piece: coin(fact.capital) }]
      case 'produced':
        return [{ from: purse(fact.seat), to: factoryPlace(fact.factory), piece: coin(fact.price) }]
      case 'rode':
        return [{ from: sidePlace('cubes', fact.seat), to: factoryPlace(fact.factory), piece: cube(fact.seat) }]
      case 'tookCubeBack':
        return [{ from: factoryPlace(fact.factory), to: sidePlace('cubes', fact.seat), piece: cube(fact.seat) }]
      case 'arrived':
      case 'disembarked':
        return [{ from: factoryPlace(fact.factory), to: purse(fact.seat), piece: coin(fact.income) }]
      case 'upgraded':
        return fact.goods.map(card => ({
          from: factoryPlace(card),
          to: spacePlace(fact.space),
          piece: <Cube size={PIECE} {...GOODS_LOOK[g.box.factories[card].goods ?? COLOURS[0]]} />,
        }))
      case 'upgradedForCapital':
        return [{ from: purse(fact.seat), to: spacePlace(fact.space), piece: coin(fact.cost) }]
      case 'polluted':
        return [
          { from: sidePlace('side', fact.seat), to: POLLUTION_PLACE, piece: <Cube size={PIECE} colour="#1b1814" /> },
        ]
      case 'dealtCards':
        return fact.cards.map(card => ({ from: DECK_PLACE, to: `card-${card}`, piece: <CardBack /> }))
      default:
        return []
    }
  }

const Building = ({ side, die }: { side: Side; die: number }) => (
  <Die value={die} size={PIECE + 8} colour={seatColour(side)} ink={seatInk(side)} />
)

const CardBack = () => (
  <svg width="40" height="54" viewBox="0 0 40 54" aria-hidden="true">
    <rect x="1" y="1" width="38" height="52" rx="3" fill="var(--kit-card-back)" stroke="#fff" strokeWidth="2" />
  </svg>
)
