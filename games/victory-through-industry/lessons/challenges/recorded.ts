// Two whole games between hard bots, from which challenges take their positions: `npm run tw -- play victory-through-industry --seats 2
// --seed b --players hard`, and the same with the seed a.

import type { PlayedGame } from '@tableworks/lessons'

/** A game in which Ben delivers for five contracts and wins 39 to 28. */
export const EVENING: PlayedGame = {
  seats: ['Ann', 'Ben'],
  seed: 'b',
  choices: `
    draft forest; draft forest; draft iron_mine; draft forest; draft forest; draft coal_mine; draft oil_well; draft cattle_farm
    lay forest; turn 0; lay forest; at -1,-1; turn 0; lay coal_mine; at 0,-2; turn 1; at -2,0; turn 0
    lay forest; turn 0; lay forest; at -1,-1; turn 0; lay iron_mine; at 0,-2; turn 1; at -2,0; turn 0
    produce forest; all; operate; build; build cattle_farm; pay -2,-1; pay 0,-1; at 1,1; turn 0; build; build iron_mine
    pay -1,0; pay 1,0; at 2,0; turn 0; stop
    produce forest; all; operate; build; build iron_mine; pay -2,-1; pay 0,-1; at 1,1; turn 0; build; build cattle_farm
    pay -1,0; pay 1,0; at 2,0; turn 0; stop
    produce forest; all; operate; build; build iron_mine; pay -2,-1; pay 0,-1; at 0,2; turn 0; build; build oil_well; pay -1,0
    pay 1,0; at -1,-3; turn 1; stop
    produce forest; all; operate; build; build oil_well; pay -2,-1; pay 0,-1; at 0,2; turn 0; build; build cattle_farm; pay -1,0
    pay 1,0; at -1,-3; turn 1; stop
    produce forest; all; operate; build; build coal_mine; pay -2,-1; pay 0,-1; at 0,-4; turn 0; build; build oil_well; pay -1,0
    pay 1,0; at -3,-1; turn 0; stop
    produce forest; all; operate; build; build copper_mine; pay -2,-1; pay 0,-1; at 0,-4; turn 0; build; build bauxite_mine
    pay -1,0; pay 1,0; at -3,-1; turn 0; stop
    produce forest; all; operate; build; build bauxite_mine; pay -2,-1; pay 0,-1; at 3,-1; turn 0; build; build oil_refinery
    pay -1,0; pay 1,0; at -4,0; turn 1; stop
    produce forest; all; operate; build; build copper_mine; pay -2,-1; pay 0,-1; at 3,-1; turn 0; build; build bauxite_mine
    pay -1,0; pay 1,0; at -4,0; turn 0; stop
    produce forest; all; operate; build; build bauxite_mine; pay -2,-1; pay 0,-1; at 4,0; turn 0; build; build oil_refinery
    pay -1,0; pay 1,0; at -2,-4; turn 2; stop
    produce forest; all; operate; build; build zinc_mine; pay -2,-1; pay 0,-1; at 4,0; turn 0; build; build oil_refinery
    pay -1,0; pay 1,0; at -1,3; turn 1; stop
    produce oil_well; all; produce oil_refinery; all
    produce forest; all; operate; build; build zinc_mine; pay -2,-1; pay 0,-1; at 2,2; turn 0; build; build oil_refinery
    pay -1,0; pay 1,0; at 0,4; turn 0; stop
    produce cattle_farm; all; produce forest; all
    produce forest; all; produce oil_well; all
    produce iron_mine; all; produce coal_mine; all
    produce zinc_mine; all; produce cattle_farm; all
    operate; build; build slaughterhouse; pay -2,-1; pay 0,-1; at -1,3; turn 1; build; build slaughterhouse; pay -1,0; pay 1,0
    at 2,2; turn 3; stop; produce forest; all
    produce iron_mine; all; produce copper_mine; all
    operate; build; build nitroglycerin_factory; pay -2,-1; pay 0,-1; at 0,4; turn 0; build; build nitroglycerin_factory
    pay -1,0; pay 1,0; at -1,5; turn 1; move product; product 2,1; to 0,-5; move product; product 0,3; to 1,-4; move product
    product -2,1; to 0,3; stop; produce slaughterhouse; all
    operate; move product; product 1,0; to 0,-5; move product; product -1,0; to -1,-4; move product; product 0,-1; to 1,-4
    move product; product -2,-1; to -3,-2; stop; produce bauxite_mine; all
    produce bauxite_mine; all; produce forest; all
    operate; build; build slaughterhouse; pay 0,-5; pay -1,-4; at -2,-4; turn 2; build; build slaughterhouse; pay 1,-4
    pay -3,-2; at 1,-5; turn 0; stop; produce forest; all
    operate; move product; product 0,-3; to 1,4; move product; product 1,0; to -3,-2; move product; product -1,0; to 1,-2
    move product; product 0,-1; to 3,-2; move product; product -2,-1; to 2,-1; stop; produce forest; all
    operate; build; build brass_foundry; pay -2,-1; pay 0,-1; at 5,1; turn 2; build; build brass_foundry; pay -1,0; pay 1,0
    at 3,3; turn 2; move product; product 2,1; to 1,-6; stop; produce slaughterhouse; all
    operate; move product; product 1,0; to 4,-1; move product; product -1,0; to 5,0; move product; product 0,-1; to 0,1
    move product; product -2,-1; to -1,6; stop; produce forest; all
    operate; move product; product 0,-3; to 6,1; move product; product 3,0; to 4,3; stop; produce forest; all
    produce oil_well; all; produce iron_mine
    operate; move product; product 1,0; to 1,-6; move product; product -1,0; to -3,-2; move product; product 0,-1; to 1,-2
    move product; product -2,-1; to 3,-2; stop; produce forest; all
    produce nitroglycerin_factory; operate; move product; product -1,-2; to 1,4; move product; product 2,1; to -1,4
    move product; product 0,5; to 0,-3; move product; product 1,0; to -2,1; move product; product -1,0; to 1,2; move product
    product 0,-1; to -2,5; move product; product -2,-1; to -1,-2; stop
    produce brass_foundry; all; produce zinc_mine; all
    produce nitroglycerin_factory; operate; claim nitroglycerin; product 0,-3; claim beef; product -1,2; claim lubricant
    product -3,-4; claim iron_ore; product 0,-5; claim bauxite; product 3,0; stop
    operate; build; build coal_mine; pay 1,-6; pay -3,-2; at 0,-6; turn 1; build; build rubber_works; pay 1,-2; pay 3,-2
    at -2,4; turn 1; move product; product 1,0; to 0,-7; move product; product -1,0; to 1,-6; move product; product 0,-1
    to -3,-2; move product; product -2,-1; to 1,-2; move product; product -1,-2; to 3,-2; move product; product 1,2; to -4,-1
    stop; produce forest; all
    fulfil nitroglycerin from 0,5; fulfil beef from 2,3; fulfil lubricant from -4,1; fulfil iron_ore from 1,-4
    fulfil bauxite from 4,1
  `,
}

/** A game in which Ben delivers for five contracts and wins 26 to 19. */
export const SHORT_EVENING: PlayedGame = {
  seats: ['Ann', 'Ben'],
  seed: 'a',
  choices: `
    draft forest; draft forest; draft coal_mine; draft oil_well; draft forest; draft forest; draft iron_mine; draft cattle_farm
    lay forest; turn 0; lay forest; at -1,-1; turn 0; lay oil_well; at 0,-2; turn 1; at -2,0; turn 0
    lay forest; turn 0; lay forest; at -1,-1; turn 0; lay iron_mine; at 0,-2; turn 1; at -2,0; turn 0
    produce forest; all; operate; build; build cattle_farm; pay -2,-1; pay 0,-1; at 1,1; turn 0; build; build coal_mine
    pay -1,0; pay 1,0; at 2,0; turn 0; stop
    produce forest; all; operate; build; build coal_mine; pay -2,-1; pay 0,-1; at 1,1; turn 0; build; build cattle_farm
    pay -1,0; pay 1,0; at 2,0; turn 0; stop
    produce forest; all; operate; build; build coal_mine; pay -2,-1; pay 0,-1; at 0,2; turn 0; build; build slaughterhouse
    pay -1,0; pay 1,0; at -3,1; turn 1; stop
    produce forest; all; operate; build; build cattle_farm; pay -2,-1; pay 0,-1; at 0,2; turn 0; build; build oil_well; pay -1,0
    pay 1,0; at -1,-3; turn 1; stop
    produce forest; all; operate; build; build slaughterhouse; pay -2,-1; pay 0,-1; at -1,-3; turn 2; build; build oil_well
    pay -1,0; pay 1,0; at 0,-4; turn 2; stop
    produce cattle_farm; all; produce forest; all
    produce coal_mine; all; produce forest; all
    operate; build; build oil_well; pay -2,-1; pay 0,-1; at 0,-4; turn 0; build; build bauxite_mine; pay -1,0; pay 1,0; at -3,-1
    turn 0; move product; product 2,1; to 0,-5; move product; product 0,3; to -1,-4; stop; produce forest; all
    operate; build; build bauxite_mine; pay -2,-1; pay 0,-1; at -3,-1; turn 1; build; build bauxite_mine; pay -1,0; pay 1,0
    at 3,-1; turn 0; move product; product 2,1; to 1,-4; move product; product 0,3; to -3,-2; stop; produce forest; all
    produce bauxite_mine; operate; build; build slaughterhouse; pay -2,-1; pay 0,-1; at 3,1; turn 3; build; build slaughterhouse
    pay -1,0; pay 1,0; at -1,3; turn 1; stop
    produce cattle_farm; all; produce coal_mine; all
    produce cattle_farm; all; produce forest; all
    operate; build; build nitroglycerin_factory; pay -2,-1; pay 0,-1; at 2,2; turn 3; build; build nitroglycerin_factory
    pay -1,0; pay 1,0; at -1,3; turn 0; move product; product -2,1; to 1,-2; move product; product 1,2; to 3,-2; stop
    produce cattle_farm; all
    operate; build; build nitroglycerin_factory; pay -2,-1; pay 0,-1; at 3,-1; turn 3; build; build nitroglycerin_factory
    pay -1,0; pay 1,0; at -3,1; turn 0; stop; produce slaughterhouse; all
    operate; move product; product 1,-2; to -1,-2; stop; produce slaughterhouse; all
    produce oil_well; all; produce coal_mine; all
    produce bauxite_mine; all; produce oil_well; all
    operate; move product; product 0,-5; to 2,1; move product; product -1,-4; to 0,3; move product; product -2,1; to 3,-2
    move product; product 1,2; to 1,-4; move product; product 3,0; to -4,1; move product; product 4,1; to -3,-2; move product
    product 3,2; to 1,-2; move product; product -1,2; to -4,-1; move product; product -1,4; to 2,-1; move product; product -2,3
    to 0,1; stop; produce slaughterhouse; all
    operate; move product; product 3,-2; to -2,1; move product; product -3,0; to 1,-2; move product; product -3,2; to -2,3
    move product; product -4,1; to 2,-1; move product; product -1,-4; to 4,-1; move product; product 0,-3; to 0,1; move product
    product -2,-3; to 2,3; move product; product -1,-2; to -1,2; move product; product 1,2; to -1,-2; stop
    produce slaughterhouse; all
    operate; bank beef; product 1,-2; product -4,-1; product -1,2; for bauxite; to 0,-5; move product; product 1,-4; to -2,1
    stop; produce nitroglycerin_factory; all
    produce nitroglycerin_factory; all; operate; claim nitroglycerin; product 3,2; claim oil; product 0,-5; claim coal
    product 1,-4; claim bauxite; product -4,-1; claim tallow; product -2,-3; stop
    produce forest; all; operate; bank hides; product -3,-2; product 0,1; product 4,1; for zinc; to -1,-4; move product
    product 1,0; to 1,-4; move product; product -1,0; to -3,-2; move product; product 0,-1; to 1,-2; move product; product -2,-1
    to 3,-2; stop
    fulfil nitroglycerin from -1,4; fulfil oil from -1,2; fulfil coal from -3,-2; fulfil bauxite from 3,0
    fulfil tallow from -3,2
  `,
}
