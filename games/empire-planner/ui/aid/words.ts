// What the player aid says.

export const AID = {
  roundTitle: 'A round, fifteen times',
  round: [
    'Order: whoever has less Profit goes first; the Start Player if equal.',
    'Building: roll three dice; one may be rolled again for $2. One names the block, one the building, one the price. Build there, or pass. Nine buildings at most.',
    'An Industrial building also takes a Factory card: pay in Capital, Profit or both.',
    'Actions: roll the market die. Then first, second, first, second: claim a free icon and do it.',
    'Two new Action cards are dealt; after all eight have been seen they are shuffled again.',
    'Gains: R and M pay $2, C and I $1.',
  ],
  buildings: 'Buildings',
  actions: 'Actions',
  remember: 'To remember',
  notes: [
    'A space’s number is the highest value its die can reach; M and T stay at 1.',
    'A train pays its die times its links when it is home; cubes riding along pay their owner the links each.',
    'A train at 6 is full. Each side has nine cubes: two on tracks, one marker, one while Capital is above $50.',
    'Raising an Industrial building adds 1 pollution, 13 at most. At the end the side with more Industrial buildings loses all of it, the other half, rounded down; nobody if they are equal.',
    'Leisure scores only for the side that owns more Leisure buildings.',
    'Capital, Goods and trains under way are worth nothing at the end. Ties: Capital, then Industrial buildings.',
  ],
  archie: 'Alone against Archie',
  archieNotes: [
    'You are always first. He builds in rounds 1 to 3, 6 to 8 and 11 to 13, where his dice say, for nothing.',
    'After each of your actions he takes the first choice of the row of your icon that is free and of use to him.',
    'He exchanges $1 for 1, and all his Capital counts at the end. While he owns an Industrial building, pollution rises by 1 each round.',
  ],
} as const
