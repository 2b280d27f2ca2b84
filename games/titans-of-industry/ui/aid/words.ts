// What the player aid says.

export const AID = {
  turnTitle: 'Your turn',
  turn: [
    'Collect rent: $2 for each real estate card you own.',
    'Take exactly one action. If nothing else can be paid for, Reprice is always there.',
  ],
  actionsTitle: 'The five actions',
  actions: [
    [
      'Build or expand',
      'Buy the goods, take the card; it makes as many cubes as it is large, at once and for nothing.',
    ],
    ['Produce', 'Use one facility once or twice. Without money one use is free.'],
    ['Advancement', 'Buy its research goods, take it from the row.'],
    ['Real estate', 'Buy the goods of a space, choose a card for it, move up two places in the turn order.'],
    ['Reprice', 'Change any of your prices; then look at four Titans and keep one in secret.'],
  ],
  buyingTitle: 'Buying',
  buying: [
    'From the red grids only: wood, stone, steel, research. Always the cheapest cube; among equals you choose.',
    'The seller gets the price and 1 market share. Your own cubes cost nothing and score nothing.',
    'The bank sells at $10 when a grid is empty, and only if you began your turn with a cube in a red grid.',
  ],
  placingTitle: 'Placing and prices',
  placing: [
    'New cubes go to a grid that takes their good; most goods have two.',
    'All your cubes in a grid have one price, and you set it whenever you place cubes there.',
    'A figure such as 2/3 in a square: of three cubes two would sell if the age ended now.',
  ],
  goodsTitle: 'Where goods go',
  ageTitle: 'The end of an age',
  age: [
    'It comes with the second, fifth and eighth white card, in the middle of a round. Cards below the level of the age lie grey side up and do not count.',
    'Each grid wants the icons of its sector in its quarters. Consumers buy from the cheapest up; equals share, and demand grows until they are even.',
    '1 market share for each cube sold and for each real estate card.',
    '5 for the one who sold most Consumables, most Durables, most Energy, and who owns most real estate; nobody in a tie.',
    'Consumers pay; unsold cubes are lost. The research grid stays as it is.',
  ],
  endTitle: 'The end of the game',
  end: [
    'After Age III: 40, 20 and 10 market share for most money.',
    'Then advancements of Age III and your Titans. Most market share wins; money breaks ties.',
  ],
} as const
