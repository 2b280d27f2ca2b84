// What the player aid says.

import type { State } from '../../state.ts'

type Variants = State['variants']

export const AID = {
  roundTitle: 'A round, fifteen times',
  round: [
    'Order: the player with less Profit goes first, or the Start Player if you are tied.',
    'Building: roll three dice; you may reroll one for $2. One is the block, one the building, one the price. Build there, or pass. You can own nine buildings.',
    'An Industrial building comes with a Factory card. Pay in Capital, Profit or both.',
    'Actions: roll the market die. Then first, second, first, second: claim a free icon and carry it out.',
    'Deal two new Action cards; shuffle all eight when the deck is empty.',
    'Gains: R and M pay $2, C and I $1.',
  ],
  buildings: 'Buildings',
  actions: 'Actions',
  remember: 'Remember',
  notes: ({ maxDieIsBuildingNumber }: Variants): readonly string[] => [
    maxDieIsBuildingNumber
      ? 'A building can be upgraded to its own number, or to what its space says; M and T stay at 1.'
      : 'A building can be upgraded to 6; M and T stay at 1.',
    'A train pays its die times its links when it’s back at its start; each riding cube pays its owner the number of links.',
    'A train at 6 is full. You have nine cubes: two on tracks, one marker, one while your Capital is above $50.',
    'Each upgrade of an Industrial building raises pollution. At the end, the player with more Industrial buildings loses that many points and the other player half as many, rounded down. If tied, no one loses any.',
    'Leisure scores only for the player who owns more Leisure buildings.',
    'Capital, Goods and trains still moving are worth nothing at the end. Ties: Capital, then Industrial buildings.',
  ],
  archie: 'Solo against Archie',
  archieNotes: ({ archieDieCappedByBuilding }: Variants): readonly string[] => [
    'You always go first. Archie builds in rounds 1–3, 6–8 and 11–13, where his dice say, for free.',
    archieDieCappedByBuilding
      ? 'A third die sets the value of his building, up to its maximum; M and T stay at 1.'
      : 'A third die sets the value of his building, even above its maximum; M and T stay at 1.',
    'After each of your actions he takes the first free choice in your icon’s row that he can use.',
    'He exchanges $1 for 1 Profit, and all his Capital counts at the end. While he owns an Industrial building, pollution rises each round.',
  ],
} as const
