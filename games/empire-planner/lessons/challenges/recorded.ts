// Whole games of hard bots, from which challenges take their positions: `npm run tw -- play empire-planner --seats 2 --seed a --players
// hard`, and the same with one seat.

import type { PlayedGame } from '@tableworks/lessons'

/** A game that Ann wins 130 to 115. */
export const EVENING: PlayedGame = {
  seats: ['Ann', 'Ben'],
  seed: 'a',
  choices: `
    keep; build 3-5 for 2; keep; build 4-1 for 3
    claim A4c1; claim A4b1; claim A5d1; claim A4c1
    reroll 4; build 4-6 for 2; reroll 5; build 5-6 for 1; take cement-works; pay 4 capital 1 profit
    claim A8c1; claim A1c1; claim A8d1; claim A8c1; move brewery
    keep; build 1-1 for 2; keep; build 1-4 for 2
    claim A2c1; move cement-works; claim A7c1; claim A2b1; claim A2d1
    keep; build 5-5 for 2; reroll 4; build 6-4 for 3
    claim A3d1; board cement-works; claim A3c1; claim A6d1; board brewery; claim A3d1
    keep; build 4-5 for 3; take glassworks; pay 3 capital 0 profit; reroll 1; build 2-3 for 1
    claim A6d1; board brewery; claim A6c2; claim A4a2; produce cement-works; produce cement-works; produce cement-works; done
    claim A6d1
    keep; build 5-2 for 3; reroll 5; build 1-6 for 3
    claim A2c1; move cement-works; claim A7c1; claim A2b1; claim A2a2; produce bacon-factory; produce bacon-factory
    produce bacon-factory; produce bacon-factory
    keep; build 2-6 for 4; keep; build 6-1 for 2
    claim A1b1; upgrade 5-5 with cement-works; upgrade 5-5 with cement-works; upgrade 5-5 with cement-works; claim A3b2
    upgrade 4-6; upgrade 4-6; upgrade 4-6; upgrade 4-6; upgrade 4-6; claim A3d1; claim A1d1
    keep; build 2-5 for 1; keep; build 6-6 for 1
    claim A5d1; claim A8b2; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory
    upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; claim A8d1; claim A5d1
    keep; pass; keep; build 3-4 for 1
    claim A3c2; claim A3d1; claim A3c1; train glassworks; claim A3c2
    keep; pass
    claim A4a2; produce cement-works; produce cement-works; produce cement-works; produce glassworks; produce glassworks
    produce glassworks; produce glassworks; done; claim A8a1; upgrade 3-5; upgrade 3-5; upgrade 3-5; upgrade 3-5; claim A4b1
    upgrade 5-5 with cement-works; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works; claim A4c1
    keep
    claim A5d1; claim A5c1; claim A5a2; produce cement-works; produce cement-works; produce cement-works; done; claim A5d1
    keep; build 3-6 for 4
    claim A1a2; produce brewery; produce brewery; produce brewery; produce brewery; done; claim A1d1; claim A2c1; claim A1a2
    produce bacon-factory; produce bacon-factory; produce bacon-factory; produce bacon-factory; done; claim A1d1; claim A5d1
    claim A5c1; claim A1a1; exchange 61; claim A3a1; exchange 61; claim A8c1; claim A3b1; upgrade 3-6 with brewery
    upgrade 3-6 with brewery; upgrade 3-6 with brewery; upgrade 3-6 with brewery; upgrade 3-6 with brewery; claim A3a1
    exchange 16; claim A4b1; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works
    claim A2b1; upgrade 6-1 with bacon-factory; upgrade 3-4 with bacon-factory; upgrade 3-4 with bacon-factory
    upgrade 3-4 with bacon-factory; claim A2a1; exchange 4; claim A4a1; exchange 5
  `,
}

/** A game in which Ann beats Archie 142 to 94. */
export const SOLO: PlayedGame = {
  seats: ['Ann'],
  seed: 'a',
  choices: `
    keep; build 3-5 for 2
    claim A4c1; claim A5d1
    reroll 4; build 4-6 for 2
    claim A8c1; claim A1d1
    keep; build 1-1 for 1
    claim A6c2; claim A6d1
    keep; build 5-5 for 2
    claim A3d1; claim A7c1
    keep; build 6-4 for 4
    claim A3c1; claim A3d1
    reroll 4; build 2-3 for 1
    claim A2c1; claim A6d1
    reroll 5; build 5-3 for 3
    claim A5c1; claim A4c1
    keep; build 2-6 for 4
    claim A1d1; claim A8a1; upgrade 4-6; upgrade 4-6; upgrade 4-6; upgrade 4-6; upgrade 4-6
    keep; build 5-2 for 1
    claim A3d1; claim A3b2; upgrade 3-5; upgrade 3-5; upgrade 3-5; upgrade 3-5; claim A7c1; claim A8d1; claim A5c1; claim A5d1
    claim A6b2; upgrade 5-5; upgrade 5-5; upgrade 5-5; upgrade 5-5; claim A6b1; upgrade 5-3 with bacon-factory; claim A6c1
    claim A6b2; upgrade 6-4; upgrade 6-4; upgrade 6-4; claim A3a1; exchange 76; claim A3b2; upgrade 2-6; upgrade 2-6
    upgrade 2-6; claim A4c1; claim A5a1; exchange 8
  `,
}
