// The sentences of the board. What the rules say themselves (prompts, facts, reasons) stands in the game's own words.

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const SAY = {
  hall: 'The exchange',
  money: (dollars: number) => `$${dollars}`,
  gain: (dollars: number) => `+$${dollars}`,
  none: '–',

  age: (age: number) => `Age ${['I', 'II', 'III'][age - 1] ?? age}`,
  round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  whiteOf: (built: number, toEnd: number) => `${built} of ${toEnd} white cards built`,
  whiteLeft: (left: number) => `${left} to go`,
  guardLong: (rounds: number) =>
    rounds <= 1
      ? 'The age ends after this round unless somebody builds real estate (R-36)'
      : `The age ends after ${rounds} more rounds without real estate, this one included (R-36)`,
  over: 'The third age is over',
  order: 'Turn order',
  orderShort: 'Order',
  doneMark: '✓',
  acts: (place: number, name: string, state: 'now' | 'later' | 'done') =>
    `${place}: ${name}, ${{ now: 'acting now', later: 'still to act', done: 'has acted' }[state]}`,
  ifNow: 'Ahead now, +5',
  leads: (field: string, name: string | null) => (name === null ? `${field}: nobody` : `${field}: ${name} +5`),
  realEstate: 'Real estate',

  square: (grid: string, price: number, lots: readonly string[]) =>
    lots.length === 0 ? `${grid}, $${price}` : `${grid}, $${price}: ${lots.join('; ')}`,
  lot: (name: string, cubes: number, sells: number | null) =>
    sells === null
      ? `${name} ${several(cubes, 'cube', 'cubes')}`
      : `${name} ${several(cubes, 'cube', 'cubes')}, ${sells} would sell`,
  sellsOf: (sells: number, cubes: number) => `${sells}/${cubes}`,
  wants: 'wants',
  from: (areas: readonly string[]) => areas.join(' + '),
  sellOf: (sells: number, cubes: number) => `${sells}/${cubes} sell`,
  onOffer: (cubes: number) => `${cubes} on offer`,
  makesSold: (sells: number) => `→${sells}`,

  desk: 'Your choice',
  ledger: 'Ledger',

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
  built: (card: string, owner: string, side: string) => `${card}, owned by ${owner}, ${side} side`,
  side: { white: 'white', grey: 'grey' },
  wouldBe: { white: 'a card built now counts as white', grey: 'a card built now is grey and does not count' },
  browse: 'Cards',
  browseTitle: (area: string) => `${area}: the cards`,
  waived: 'one left out',
  onSpace: (owner: string) => `built by ${owner}`,

  facilities: 'Facilities',
  left: (left: number) => `▤${left}`,
  leftLong: (left: number) => `${left} left in the pile`,
  size: (name: string, size: number) => `${name} size ${size}`,
  build: 'Build',
  expand: (size: number) => `Size ${size}`,
  free: 'free',
  noneLeft: 'none left',
  run: (uses: number) => `${uses}×`,
  makes: (cubes: number) => `+${cubes}`,
  facility: (name: string, good: string) => `${name}, makes ${good}`,
  growLabel: (name: string) => `${name}, next card`,
  runLabel: (name: string, uses: number) => `${name}, ${uses === 1 ? 'one use' : 'two uses'}`,

  advancements: 'Advancements',
  rowOf: (left: number) => `Advancements ▤${left}`,
  kinds: { keep: 'keep', once: 'at once', end: 'end of game' },
  owned: 'Advancements owned:',
  noneOwned: 'none yet',
  explained: 'Rules of the cards:',
  noRow: 'No advancement is face up.',

  titans: 'Your Titans',
  titansOf: (count: number, worth: number) => (count === 0 ? 'Titans' : `Titans ${count}: ${worth} now`),
  noTitans: 'Titans are secret until the end of the game.',
  noneYet: 'None yet.',
  worth: (share: number) => `${share} now`,
  secret: 'Only you see these.',
  deck: (left: number) => `${left} in the deck`,

  forecast: (sells: number, income: number) => `would sell ${several(sells, 'cube', 'cubes')} for $${income}`,
  license: 'may buy from the bank',
  noLicense: 'cannot buy from the bank',
  holds: (titans: number) => several(titans, 'Titan', 'Titans'),

  offer: 'Keep one in secret',
  cards: (space: string) => `Cards for ${space}`,
  demandOf: (consumables: number, durables: number, energy: number) =>
    `demand: Consumables ${consumables}, Durables ${durables}, Energy ${energy}`,
  split: (good: string, cubes: number) => `Place ${several(cubes, 'cube', 'cubes')} of ${good}`,
  splitLabel: (first: number, one: string, second: number, two: string) =>
    `${first} in the ${one}, ${second} in the ${two}`,
  splitNote: 'Sales at the price that brings most today; you set the price next.',
  sellsAt: (sells: number, price: number) => `sells ${sells} at $${price}`,
  sellsNothing: 'sells nothing',
  survey: 'Land Survey: leave out one',
  waive: (good: string) => `Leave out one ${good}`,
  waiveNone: 'Leave out nothing',
  keepIn: (grid: string) => `Keep in the warehouse: ${grid}`,
  keepRoom: (unsold: number, room: number) => `${unsold} unsold here, room for ${room}.`,
  keep: (count: number) => `Keep ${count}`,
  keepLater: (grids: string) => `Still to come: ${grids}.`,
  unsoldIn: (grid: string, unsold: number) => `${grid} ${unsold}`,
  room: (demand: number, cubes: number) => `wants ${demand}, ${cubes} on offer`,

  jump: 'Go to',
  parts: { facilities: 'Facilities', desk: 'Choice', ledger: 'Cards', hall: 'Exchange', quarters: 'Quarters' },
  map: 'Map',
  mapTitle: 'Map of the exchange',
  mapGrid: (grid: string, demand: number | null, cheapest: string | null) =>
    [grid, demand === null ? '' : `wants ${demand}`, cheapest === null ? 'nothing on offer' : `cheapest ${cheapest}`]
      .filter(Boolean)
      .join(', '),
  mapQuarter: (area: string, built: number) => `${area}, ${built} of 3 built`,
  cheapest: (name: string, price: number) => `${name} $${price}`,
  tabs: { facilities: 'Facilities', titans: 'Titans', seats: 'Players' },

  standing: { share: 'Share', money: 'Money', rent: 'Rent', realEstate: 'Estate', titans: 'Titans', bank: 'Bank' },
  yes: '✓',
} as const
