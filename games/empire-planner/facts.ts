// The game's facts, from which the journal, animations and sounds are made.

import type { Action, CardId, IconId } from './data/action-cards.ts'
import type { ArchieAction, ChartRow } from './data/archie.ts'
import type { BuildingType } from './data/buildings.ts'
import type { SpaceName } from './data/city.ts'
import type { Colour, FactoryId, Link } from './data/factories.ts'
import type { Face, Side } from './data/pieces.ts'

/** Why an action does nothing for the side that claimed it, or why Archie can't use it. */
export type Hindrance =
  | 'noCapital'
  | 'everyFactoryHasTrain'
  | 'noTrain'
  | 'trainsFull'
  | 'noOtherTrain'
  | 'otherTrainsFull'
  | 'noStation'
  | 'noCube'
  | 'nothingToProduce'
  | 'nothingToUpgrade'
  | 'noTownHall'
  | 'pollutionFull'
  | 'noPollution'

export type Fact =
  // Set-up and round
  | { kind: 'dealtFactory'; seat: Side; factory: FactoryId; goods: number }
  | { kind: 'laidOutFactories'; factories: FactoryId[] }
  | { kind: 'dealtCards'; cards: CardId[]; left: number }
  | { kind: 'roundBegan'; seat: Side; round: number; year: number }
  // Building
  | { kind: 'rolled'; seat: Side; dice: Face[] }
  | { kind: 'rerolled'; seat: Side; face: Face; into: Face; cost: number }
  | { kind: 'built'; seat: Side; space: SpaceName; type: BuildingType; cost: number }
  | { kind: 'builtNothing'; seat: Side }
  | { kind: 'hasNineBuildings'; seat: Side }
  | { kind: 'tookFactory'; seat: Side; factory: FactoryId; capital: number; profit: number }
  | { kind: 'foundNoFactory'; seat: Side }
  // Actions
  | ({ kind: 'rolledMarket'; seat: Side; die: Face } & Record<Colour, number>)
  | { kind: 'claimed'; seat: Side; icon: IconId; action: Action }
  | { kind: 'hadNoEffect'; seat: Side; action: Action; hindrance: Hindrance | 'unused' }
  | { kind: 'exchanged'; seat: Side; capital: number; profit: number }
  | { kind: 'addedTrain'; seat: Side; factory: FactoryId; link: Link }
  | { kind: 'boarded'; seat: Side; factory: FactoryId; die: number }
  | { kind: 'rode'; seat: Side; owner: Side; factory: FactoryId; die: number }
  | { kind: 'moved'; seat: Side; factory: FactoryId; link: Link; left: number }
  | { kind: 'arrived'; seat: Side; factory: FactoryId; die: number; links: number; income: number }
  | { kind: 'disembarked'; seat: Side; owner: Side; factory: FactoryId; cubes: number; links: number; income: number }
  | { kind: 'produced'; seat: Side; factory: FactoryId; colour: Colour; price: number; goods: number }
  | { kind: 'upgraded'; seat: Side; space: SpaceName; type: BuildingType; die: number; goods: FactoryId[] }
  | { kind: 'upgradedForCapital'; seat: Side; space: SpaceName; type: BuildingType; die: number; cost: number }
  | { kind: 'polluted'; seat: Side; pollution: number }
  | { kind: 'cleaned'; seat: Side; pollution: number }
  | { kind: 'tookCubeBack'; seat: Side; owner: Side; factory: FactoryId }
  | { kind: 'discardedCards'; cards: CardId[] }
  | { kind: 'rebuiltDeck' }
  // Gains and end
  | { kind: 'gained'; seat: Side; income: number; capital: number }
  | { kind: 'ended'; years: number }
  // Archie's dice one by one, and how he reads his chart.
  | { kind: 'archieRests'; seat: Side; round: number }
  | { kind: 'archieRolledBlock'; seat: Side; face: Face }
  | { kind: 'archieRolledNumber'; seat: Side; face: Face }
  | { kind: 'archiePassed'; seat: Side; spaces: SpaceName[] }
  | { kind: 'archieRolledValue'; seat: Side; face: Face; die: number }
  | { kind: 'archieBuilt'; seat: Side; space: SpaceName; type: BuildingType; die: number }
  | { kind: 'archieTookFactory'; seat: Side; factory: FactoryId; cost: number }
  | { kind: 'archieReadsRow'; seat: Side; row: ChartRow; choices: ArchieAction[] }
  | { kind: 'archieRejected'; seat: Side; rank: number; choice: ArchieAction; hindrance: Hindrance | 'noIcon' }
  | { kind: 'archieChose'; seat: Side; rank: number; choice: ArchieAction; icon: IconId }
  | { kind: 'archieIdled'; seat: Side; icon: IconId; action: Action }
  | { kind: 'archieBanked'; seat: Side; capital: number }
