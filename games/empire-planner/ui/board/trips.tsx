// What travels when something happens: coins, cubes, Goods, dice and markers, from where they were to where they are.

import { Coin, Cube, Die, seatColour, seatInk, SeatMark, type Trip } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { COLOURS } from '../../data/factories.ts'
import type { Side } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { GOODS_LOOK } from '../factories/look.ts'
import { cardPlace, DECK_PLACE, POLLUTION_PLACE, factoryPlace, iconPlace, sidePlace, spacePlace } from '../places.ts'

const PIECE = 28
const coin = (value: number) => <Coin size={PIECE} value={value} />
const cube = (side: Side) => <Cube size={PIECE} colour={seatColour(side)} />
const purse = (side: Side): string => sidePlace('capital', side)

const trip = (from: string, to: string, piece: ReactNode): readonly Trip[] => [{ from, to, piece }]

export const tripsIn =
  (g: State) =>
  (fact: Fact): readonly Trip[] => {
    switch (fact.kind) {
      case 'built':
        return [
          ...trip(purse(fact.seat), spacePlace(fact.space), coin(fact.cost)),
          ...trip(sidePlace('side', fact.seat), spacePlace(fact.space), <Building side={fact.seat} die={1} />),
        ]
      case 'archieBuilt':
        return trip(sidePlace('side', fact.seat), spacePlace(fact.space), <Building side={fact.seat} die={fact.die} />)
      case 'claimed':
      case 'archieChose':
      case 'archieIdled':
        return trip(sidePlace('cubes', fact.seat), iconPlace(fact.icon), <SeatMark seat={fact.seat} size={PIECE} />)
      case 'exchanged':
        return fact.profit === 0 ? [] : trip(purse(fact.seat), sidePlace('profit', fact.seat), coin(fact.capital))
      case 'tookFactory':
        return fact.capital === 0 ? [] : trip(purse(fact.seat), factoryPlace(fact.factory), coin(fact.capital))
      case 'produced':
        return trip(purse(fact.seat), factoryPlace(fact.factory), coin(fact.price))
      case 'rode':
        return trip(sidePlace('cubes', fact.seat), factoryPlace(fact.factory), cube(fact.seat))
      case 'tookCubeBack':
        return trip(factoryPlace(fact.factory), sidePlace('cubes', fact.seat), cube(fact.seat))
      case 'arrived':
      case 'disembarked':
        return trip(factoryPlace(fact.factory), purse(fact.seat), coin(fact.income))
      case 'upgraded':
        return fact.goods.flatMap(card => {
          const colour = g.box.factories[card].goods ?? COLOURS[0]
          return trip(factoryPlace(card), spacePlace(fact.space), <Cube size={PIECE} {...GOODS_LOOK[colour]} />)
        })
      case 'upgradedForCapital':
        return trip(purse(fact.seat), spacePlace(fact.space), coin(fact.cost))
      case 'polluted':
        return trip(sidePlace('side', fact.seat), POLLUTION_PLACE, <Cube size={PIECE} colour="#1b1814" />)
      case 'dealtCards':
        return fact.cards.flatMap(card => trip(DECK_PLACE, cardPlace(card), <CardBack />))
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
