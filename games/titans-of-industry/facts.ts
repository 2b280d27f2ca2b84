// The game's facts; words.ts has their sentences.

import type { Seat } from '@tableworks/kernel'
import type { AdvancementId } from './data/advancements.ts'
import type { SpaceId } from './data/areas.ts'
import type { FacilityId } from './data/facilities.ts'
import type { ConsumerSector, Good, Material } from './data/goods.ts'
import type { GridId } from './data/grids.ts'
import type { EstateId } from './data/real-estate.ts'
import type { TitanId } from './data/titans.ts'

export type Fact =
  // Set-up and rounds
  | { kind: 'revealed'; age: number; advancements: AdvancementId[] }
  | { kind: 'dealtTitans'; seat: Seat; titans: TitanId[] }
  | { kind: 'keptTitan'; seat: Seat; left: number }
  | { kind: 'keptThisTitan'; seat: Seat; titan: TitanId }
  | { kind: 'playersInOrder'; order: Seat[] }
  | { kind: 'compensated'; seat: Seat; income: number }
  | { kind: 'roundBegan'; round: number; age: number; order: Seat[] }
  | { kind: 'collectedRent'; seat: Seat; cards: number; income: number }
  // Buying
  | { kind: 'bought'; seat: Seat; seller: Seat; material: Material; cost: number }
  | { kind: 'tookOwn'; seat: Seat; material: Material }
  | { kind: 'boughtFromBank'; seat: Seat; material: Material; cost: number }
  | { kind: 'saleBonus'; seat: Seat; advancement: AdvancementId; income: number }
  | { kind: 'waived'; seat: Seat; material: Material }
  | { kind: 'substituted'; seat: Seat; material: Material; instead: Material }
  // Facilities and goods
  | { kind: 'built'; seat: Seat; facility: FacilityId }
  | { kind: 'expanded'; seat: Seat; facility: FacilityId; size: number }
  | { kind: 'produced'; seat: Seat; facility: FacilityId; uses: number; cost: number; cubes: number }
  | { kind: 'shifted'; seat: Seat; facility: FacilityId; cubes: number }
  | { kind: 'placed'; seat: Seat; good: Good; grid: GridId; cubes: number }
  | { kind: 'priced'; seat: Seat; grid: GridId; price: number }
  // Advancements
  | { kind: 'advanced'; seat: Seat; advancement: AdvancementId }
  | { kind: 'turnedUp'; advancement: AdvancementId; left: number }
  | { kind: 'pileEmpty'; age: number }
  | { kind: 'granted'; seat: Seat; income: number }
  // Real estate
  | { kind: 'opened'; seat: Seat; card: EstateId; space: SpaceId; side: 'white' | 'grey' }
  | { kind: 'movedUp'; seat: Seat; place: number }
  // Titans
  | { kind: 'repriced'; seat: Seat }
  | { kind: 'drewTitans'; seat: Seat; cards: number }
  | { kind: 'shownTitans'; seat: Seat; titans: TitanId[] }
  | { kind: 'deckEmpty'; seat: Seat }
  // The end of an age
  | { kind: 'ageEnded'; age: number; cards: number }
  | { kind: 'guardEndedAge'; age: number; rounds: number }
  | { kind: 'lastSpaceFilled'; age: number }
  | { kind: 'demanded'; grid: GridId; demand: number; cubes: number }
  | { kind: 'soldToConsumers'; seat: Seat; grid: GridId; cubes: number; price: number }
  | { kind: 'discarded'; seat: Seat; grid: GridId; cubes: number }
  | { kind: 'recycled'; seat: Seat; advancements: AdvancementId[]; cubes: number; income: number }
  | { kind: 'stored'; seat: Seat; grid: GridId; cubes: number }
  | { kind: 'scoredGoods'; seat: Seat; share: number }
  | { kind: 'advertised'; seat: Seat; advancements: AdvancementId[]; grids: number; share: number }
  | { kind: 'scoredRealEstate'; seat: Seat; share: number }
  | { kind: 'dominated'; seat: Seat; field: ConsumerSector | 'realEstate'; share: number }
  | { kind: 'nobodyDominated'; field: ConsumerSector | 'realEstate' }
  | { kind: 'paidByConsumers'; seat: Seat; income: number }
  | { kind: 'ageBegan'; age: number; seat: Seat }
  // The end of the game
  | { kind: 'gameEnded' }
  | { kind: 'moneyBonus'; seat: Seat; money: number; share: number }
  | { kind: 'advancementScored'; seat: Seat; advancement: AdvancementId; share: number }
  | { kind: 'titanScored'; seat: Seat; titan: TitanId; share: number }
