// The game's facts, from which the journal, animations and sounds are made.

import type { Seat } from '@tableworks/kernel'
import type { Turn } from './data/box.ts'
import type { FactoryId } from './data/factories.ts'
import type { ProductId } from './data/products.ts'
import type { Cell } from './readings/floor.ts'
import type { Ending } from './state.ts'

type Placed = { factory: FactoryId; x: number; y: number; turn: Turn }

export type Fact =
  // Set-up
  | { kind: 'revealedContracts'; contracts: ProductId[] }
  | { kind: 'beganDraft'; seat: Seat; factories: FactoryId[] }
  | { kind: 'drafted'; seat: Seat; factory: FactoryId; left: number }
  | { kind: 'returnedToStacks'; factories: FactoryId[] }
  | ({ kind: 'laidOut'; seat: Seat } & Placed)
  // Turn and fulfilment
  | { kind: 'roundBegan'; round: number }
  | { kind: 'turnBegan'; seat: Seat; moves: number }
  | { kind: 'fulfilledContract'; seat: Seat; contract: ProductId; x: number; y: number }
  | { kind: 'lostContract'; seat: Seat; contract: ProductId; value: number }
  | { kind: 'finishedFulfilment'; seat: Seat; done: number }
  | { kind: 'passedToken'; seat: Seat; partner: Seat }
  // Production
  | {
      kind: 'ran'
      seat: Seat
      factory: FactoryId
      x: number
      y: number
      used: ProductId[]
      usedAt: Cell[]
      made: ProductId[]
      madeAt: Cell[]
    }
  /** Sums up several runs. A single run has its own fact. */
  | { kind: 'produced'; seat: Seat; factory: FactoryId; runs: number }
  // Work on the floor
  | ({ kind: 'built'; seat: Seat; paid: ProductId[]; paidAt: Cell[]; left: number } & Placed)
  | { kind: 'toreDown'; seat: Seat; factory: FactoryId; x: number; y: number }
  | { kind: 'wasSplit'; seat: Seat }
  | ({ kind: 'movedFactory'; seat: Seat; from: Cell; paid: ProductId[]; paidAt: Cell[] } & Placed)
  | ({ kind: 'gaveFactory'; seat: Seat; partner: Seat; from: Cell; paid: ProductId[]; paidAt: Cell[] } & Placed)
  | ({ kind: 'tookFactory'; seat: Seat; partner: Seat; from: Cell; paid: ProductId[]; paidAt: Cell[] } & Placed)
  | { kind: 'movedProduct'; seat: Seat; product: ProductId; from: Cell; x: number; y: number }
  | { kind: 'threwAway'; seat: Seat; product: ProductId; x: number; y: number }
  | { kind: 'offered'; seat: Seat; partner: Seat; give: ProductId[]; want: ProductId[] }
  | { kind: 'countered'; seat: Seat; partner: Seat; give: ProductId[]; want: ProductId[] }
  | ({ kind: 'offeredFactory'; seat: Seat; partner: Seat; from: Cell } & Placed)
  | ({ kind: 'askedForFactory'; seat: Seat; partner: Seat; from: Cell } & Placed)
  | { kind: 'droppedOffer'; seat: Seat; partner: Seat }
  | { kind: 'accepted'; seat: Seat; partner: Seat }
  | { kind: 'declined'; seat: Seat; partner: Seat }
  | { kind: 'closedToOffers'; seat: Seat }
  | { kind: 'handedOver'; seat: Seat; partner: Seat; product: ProductId; x: number; y: number }
  | { kind: 'placed'; seat: Seat; product: ProductId; x: number; y: number }
  | { kind: 'banked'; seat: Seat; product: ProductId; received: ProductId; from: Cell[] }
  | { kind: 'claimed'; seat: Seat; contract: ProductId; value: number; x: number; y: number }
  | { kind: 'tookToken'; seat: Seat }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'finishedOperating'; seat: Seat; actions: number }
  // The end
  | { kind: 'ended'; ending: Ending }
  | { kind: 'scored'; seat: Seat; forContracts: number; forProducts: number; points: number }
