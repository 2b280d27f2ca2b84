// What the player aid says.

export const AID = {
  turn: {
    title: 'Your turn',
    lines: [
      'Collect rent: $2 for each real estate card you own.',
      'Take exactly one action. You can always Reprice, even when you can afford nothing else.',
    ],
  },
  actions: { title: 'The five actions', lines: [] },
  buying: {
    title: 'Buying',
    lines: [
      'You buy wood, stone, steel and research only from the red grids, always the cheapest cube first. If several have the same price, you choose.',
      'The seller gets the price and 1 market share. Your own cubes cost nothing and score nothing.',
      'When a grid is empty, the bank sells its good for $10, but only if you started your turn with a cube in a red grid.',
    ],
  },
  placing: {
    title: 'Placing and prices',
    lines: [
      'Place new cubes in a grid that takes their good; most goods have two.',
      'All your cubes in a grid have one price, and you set it whenever you place cubes there.',
      '2/3 in a square: two of three cubes would sell if the age ended now.',
    ],
  },
  goods: { title: 'Where goods go', lines: [] },
  age: {
    title: 'The end of an age',
    lines: [
      'The second, fifth and eighth white cards each end an age, even in the middle of a round. Cards below the age’s level are placed grey side up and don’t count.',
      'A grid’s demand is the number of its sector’s icons in its quarters. Consumers buy the cheapest cubes first. Tied players share the demand, which grows until it divides evenly.',
      '1 market share for each cube sold and for each real estate card.',
      '5 each for selling the most Consumables, the most Durables and the most Energy, and for owning the most real estate; no one scores in a tie.',
      'Consumers pay you your price for each cube. Unsold cubes are lost. The research grid doesn’t change.',
    ],
  },
  end: {
    title: 'The end of the game',
    lines: [
      'After Age III the most, second-most and third-most money score 40, 20 and 10.',
      'Then score Age III advancements and your Titans. The most market share wins; money breaks ties.',
    ],
  },
} as const

export const ACTIONS = [
  ['Build or expand', 'Buy the goods and take the card. It makes as many cubes as its size at once, for free.'],
  ['Run a facility', 'Once or twice. If you have no money, one use is free.'],
  ['Buy an advancement', 'Buy its research and take it from the row.'],
  ['Build real estate', 'Buy the goods for a space, choose a card for it, and move up two places in the turn order.'],
  ['Reprice', 'Change any of your prices, then draw four Titans and keep one in secret.'],
] as const
