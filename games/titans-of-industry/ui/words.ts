// The sentences of the board. What the rules say themselves (prompts, facts, reasons) stands in the game's own words.

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const SAY = {
  hall: 'The exchange',
  money: (dollars: number) => `$${dollars}`,
  gain: (dollars: number) => `+$${dollars}`,
  hidden: '?',
  none: '–',

  ages: ['I', 'II', 'III'],
  age: (age: number) => `Age ${['I', 'II', 'III'][age - 1] ?? age}`,
  round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  whiteOf: (built: number, toEnd: number) => `${built} of ${toEnd} white cards built`,
  whiteLeft: (left: number) => `${left} to go`,
  over: 'The third age is over',
  order: 'Turn order',
  orderShort: 'Order',
  doneMark: '✓',
  acts: (place: number, name: string, state: 'now' | 'later' | 'done') =>
    `${place}: ${name}, ${{ now: 'acting now', later: 'still to act', done: 'has acted' }[state]}`,
  ifNow: 'If ended now',
  leads: (field: string, name: string | null) => (name === null ? `${field}: nobody` : `${field}: ${name} +5`),
  nobody: '–',
  bonus: '+5',
  realEstate: 'Real estate',
  estate: 'Estate',

  price: (price: number) => `$${price}`,
  square: (grid: string, price: number, lots: readonly string[]) =>
    lots.length === 0 ? `${grid}, $${price}` : `${grid}, $${price}: ${lots.join('; ')}`,
  lot: (name: string, cubes: number, sells: number | null) =>
    sells === null
      ? `${name} ${several(cubes, 'cube', 'cubes')}`
      : `${name} ${several(cubes, 'cube', 'cubes')}, ${sells} would sell`,
  sellsOf: (sells: number, cubes: number) => `${sells}/${cubes}`,
  wants: 'wants',
  from: (areas: readonly string[]) => areas.join(' + '),
  offered: (cubes: number, sells: number) => `${cubes} on offer, ${sells} would sell`,
  onOffer: (cubes: number) => `${cubes} on offer`,
  legend: '2/3: two of three cubes would sell if the age ended now. Double red rule: players buy here.',
  makesSold: (sells: number) => `→${sells}`,
  tie: '=',

  slip: (grid: string) => `What each price would mean: ${grid}`,
  slipAsk: (cubes: number, demand: number) => `${several(cubes, 'cube', 'cubes')} of yours; demand is ${demand} today.`,
  slipResearch: (cubes: number) =>
    `${several(cubes, 'cube', 'cubes')} of yours; only players buy here, cheapest first.`,
  slipPrice: 'Price',
  slipSells: 'Sells',
  slipTakes: 'Brings',
  slipCheaper: 'Cheaper',
  slipSame: 'Same',

  quarter: (area: string) => `${area} quarter`,
  level: (level: number) => `${['I', 'II', 'III'][level - 1] ?? level}`,
  space: (area: string, level: number, what: string) => `${area} level ${level}, ${what}`,
  open: 'open',
  later: 'not open yet',
  built: (card: string, owner: string, side: string) => `${card}, ${owner}’s, ${side} side`,
  side: { white: 'white', grey: 'grey' },
  wouldBe: { white: 'would be white', grey: 'would be grey' },
  browse: 'Cards',
  browseTitle: (area: string) => `${area}: the cards`,
  onSpace: (owner: string) => `built, ${owner}’s`,

  facilities: 'Facilities',
  left: (left: number) => `▤${left}`,
  leftLong: (left: number) => `${left} left in the pile`,
  size: (name: string, size: number) => `${name} size ${size}`,
  build: 'Build',
  expand: (size: number) => `Size ${size}`,
  free: 'free',
  noneLeft: 'none left',
  run: (uses: number) => `${uses}×`,
  runs: (cost: number) => `$${cost}`,
  makes: (cubes: number) => `→ ${cubes}`,
  facility: (name: string, good: string) => `${name}, makes ${good}`,
  growLabel: (name: string) => `${name}, next card`,
  runLabel: (name: string, uses: number) => `${name}, ${uses === 1 ? 'one use' : 'two uses'}`,

  advancements: 'Advancements',
  pile: (left: number) => `${left} more in the pile`,
  kinds: { keep: 'keep', once: 'at once', end: 'end of game' },
  owned: 'Advancements owned:',
  noneOwned: 'none yet',
  noRow: 'No advancement is face up.',

  titans: 'Your Titans',
  titansOf: (count: number, worth: number) => (count === 0 ? 'Titans' : `Titans ${count}, worth ${worth}`),
  noTitans: 'Nobody’s Titans are shown to those who look on.',
  noneYet: 'None yet.',
  worth: (share: number) => `${share} now`,
  secret: 'Only you see these.',
  deck: (left: number) => `${left} in the deck`,

  forecast: (sells: number, income: number) => `would sell ${several(sells, 'cube', 'cubes')} for $${income}`,
  license: 'may buy from the bank',
  noLicense: 'no red-grid cube: no bank',
  holds: (titans: number) => several(titans, 'Titan', 'Titans'),

  offer: 'Keep one in secret',
  cards: (space: string) => `Cards for ${space}`,
  demandOf: (consumables: number, durables: number, energy: number) =>
    `demand: Consumables ${consumables}, Durables ${durables}, Energy ${energy}`,
  split: (good: string, cubes: number) => `Place ${several(cubes, 'cube', 'cubes')} of ${good}`,
  splitLabel: (first: number, one: string, second: number, two: string) =>
    `${first} in the ${one}, ${second} in the ${two}`,
  room: (demand: number, cubes: number) => `wants ${demand}, ${cubes} on offer`,

  jump: 'Go to',
  parts: { hall: 'Exchange', quarters: 'Quarters', facilities: 'Facilities', ledger: 'Cards' },
  tabs: { advancements: 'Advancements', titans: 'Titans', seats: 'Seats' },

  standing: { share: 'Share', money: 'Money', rent: 'Rent', realEstate: 'Estate', titans: 'Titans', bank: 'Bank' },
  yes: '✓',
} as const
