// Minnesota. The rulebook has all its rules and some towns; the rest of the map is ours (RULES.md, Sources).

import { from } from '@tableworks/table-kit'
import { type DrawnMap, rails, ship, town } from '../map.ts'
import { MINNESOTA_DRAWING } from '../places/minnesota.ts'

/** The rulebook names the town and its special rule. Its spaces and colour are ours, and its limit is the usual one. */
const NAMED = from('seed', { spaces: 'reconstructed', colour: 'reconstructed', limit: 'found' })
/** The rulebook also gives the limit. */
const LIMITED = from('seed', { spaces: 'reconstructed', colour: 'reconstructed' })
/** The rulebook also says that the Iron Range is brown. */
const BROWN = from('seed', { spaces: 'reconstructed', limit: 'found' })
/** AOIM-20: the rulebook has the space. Its name and its market are ours. */
const MISSISSIPPI = from('seed', { name: 'reconstructed', ironMarket: 'reconstructed' })

export const MINNESOTA: DrawnMap = {
  name: 'Minnesota',
  ...from('reconstructed', { name: 'seed' }),
  rules: {
    cardPrices: [0, 0],
    pricedCards: false,
    linkValue: 2,
    coalOnlyFromDisplay: true,
    autoExport: false,
    sellsCubes: true,
    ironOnClearSpaces: true,
    // Rules that Minnesota doesn't change come from pages about the base game; Q17 is our ruling that nothing is exported here.
    ...from('seed', {
      cardPrices: 'found',
      pricedCards: 'found',
      linkValue: 'found',
      autoExport: 'reconstructed',
      ironOnClearSpaces: 'found',
    }),
  },
  regions: {
    blue: { name: 'Lake Superior', ...from('reconstructed') },
    brown: { name: 'Iron Range', ...from('seed') },
    green: { name: 'Red River and the north-west', ...from('reconstructed') },
    purple: { name: 'Twin Cities and the upper Mississippi', ...from('reconstructed') },
    red: { name: 'Southern Minnesota', ...from('reconstructed') },
    yellow: { name: 'Chicago area', ...from('reconstructed') },
  },
  towns: {
    hibbing: town('Hibbing', 'brown', 'oo', { ironRange: true, ...BROWN }),
    virginia: town('Virginia', 'brown', 'oo', { ironRange: true }),
    ely: town('Ely', 'brown', 'o', { ironRange: true }),
    grandrapids: town('Grand Rapids', 'brown', 'o', { ironRange: true }),
    duluth: town('Duluth', 'blue', 'PPoo', { ...NAMED }),
    twoharbors: town('Two Harbors', 'blue', 'Po'),
    cloquet: town('Cloquet', 'blue', 'o'),
    bemidji: town('Bemidji', 'green', 'oo', { hydro: true, ...NAMED }),
    crookston: town('Crookston', 'green', 'o'),
    moorhead: town('Moorhead', 'green', 'oo'),
    fergusfalls: town('Fergus Falls', 'green', 'oo', { hydro: true, ...NAMED }),
    stcloud: town('St. Cloud', 'purple', 'oo'),
    stanthony: town('St. Anthony Falls', 'purple', 'ooo', { limit: 1, hydro: true, ...LIMITED }),
    minneapolis: town('Downtown Minneapolis', 'purple', 'ooo', { limit: 1, ...LIMITED }),
    stpaul: town('St. Paul', 'purple', 'Poo', { limit: 1, ...LIMITED }),
    stillwater: town('Stillwater', 'purple', 'P'),
    redwing: town('Red Wing', 'red', 'Po', { ...NAMED }),
    winona: town('Winona', 'red', 'PPo', { ...NAMED }),
    rochester: town('Rochester', 'red', 'oo'),
    mankato: town('Mankato', 'red', 'oo'),
    albertlea: town('Albert Lea', 'red', 'o'),
    braidwood: town('Braidwood', 'yellow', 'CC', { limit: 1, ...LIMITED }),
    coalcity: town('Coal City', 'yellow', 'CC', { limit: 1, ...LIMITED }),
    wilmington: town('Wilmington', 'yellow', 'CC', { limit: 1, ...LIMITED }),
  },
  villages: {
    brainerd: { name: 'Brainerd', ...from('reconstructed') },
    hinckley: { name: 'Hinckley', ...from('reconstructed') },
    willmar: { name: 'Willmar', ...from('reconstructed') },
  },
  marketPlaces: {
    winnipeg: { name: 'Winnipeg', spaces: 2, ...from('reconstructed') },
    fargo: { name: 'Fargo', spaces: 1, ...from('reconstructed') },
    siouxfalls: { name: 'Sioux Falls', spaces: 2, ...from('reconstructed') },
    desmoines: { name: 'Des Moines', spaces: 2, ...from('reconstructed') },
  },
  ironMarkets: {
    superior: { name: 'Superior', ...from('reconstructed') },
    lacrosse: { name: 'La Crosse', ...from('reconstructed') },
  },
  distantPorts: {
    chicago: {
      name: 'Chicago',
      boxes: ['a', 'b', 'c'],
      area: ['braidwood', 'coalcity', 'wilmington'],
      ...from('seed'),
    },
  },
  links: rails(
    ['ely', 'twoharbors'],
    ['ely', 'virginia'],
    ['virginia', 'hibbing'],
    ['virginia', 'duluth'],
    ['hibbing', 'grandrapids'],
    ['hibbing', 'cloquet'],
    ['grandrapids', 'bemidji'],
    ['grandrapids', 'brainerd'],
    ['duluth', 'twoharbors'],
    ['duluth', 'cloquet'],
    ['duluth', 'superior'],
    ['duluth', 'hinckley'],
    ['cloquet', 'brainerd'],
    ['brainerd', 'stcloud'],
    ['brainerd', 'fergusfalls'],
    ['bemidji', 'brainerd'],
    ['bemidji', 'crookston'],
    ['crookston', 'winnipeg'],
    ['crookston', 'moorhead'],
    ['moorhead', 'fargo'],
    ['moorhead', 'fergusfalls'],
    ['fergusfalls', 'stcloud'],
    ['fergusfalls', 'willmar'],
    ['hinckley', 'stpaul'],
    ['hinckley', 'stillwater'],
    ['stcloud', 'stanthony'],
    ['willmar', 'minneapolis'],
    ['willmar', 'siouxfalls'],
    ['minneapolis', 'mankato'],
    ['stpaul', 'stillwater'],
    ['stpaul', 'redwing'],
    ['redwing', 'winona'],
    ['redwing', 'rochester'],
    ['winona', 'rochester'],
    ['winona', 'lacrosse'],
    ['rochester', 'mankato'],
    ['rochester', 'albertlea'],
    ['mankato', 'albertlea'],
    ['mankato', 'siouxfalls'],
    ['albertlea', 'desmoines'],
    ['chicago', 'stillwater', 'a'],
    ['chicago', 'stpaul', 'a'],
    ['chicago', 'winona', 'b'],
    ['chicago', 'rochester', 'c'],
    ['chicago', 'albertlea', 'c'],
    // The rulebook has links to Chicago. We chose where they start.
  ).map(link => (link.a === 'chicago' ? { ...link, ...from('reconstructed', { a: 'seed' }) } : link)),
  // AOIM-24: printed connections between the Twin Cities. AOIM-6: between the mines, and from them to Chicago.
  printed: [
    { a: 'stpaul', b: 'stanthony', ...from('seed') },
    { a: 'stpaul', b: 'minneapolis', ...from('seed') },
    { a: 'stanthony', b: 'minneapolis', ...from('seed') },
    { a: 'braidwood', b: 'chicago', ...from('seed') },
    { a: 'coalcity', b: 'chicago', ...from('seed') },
    { a: 'wilmington', b: 'chicago', ...from('seed') },
    { a: 'braidwood', b: 'coalcity', ...from('seed') },
    { a: 'braidwood', b: 'wilmington', ...from('seed') },
    { a: 'coalcity', b: 'wilmington', ...from('seed') },
  ],
  // AOIM-20: three of them are on the Mississippi.
  ships: {
    's-duluth-1': ship('Lake Superior 1', ['duluth'], { ironMarket: 'Cleveland' }),
    's-duluth-2': ship('Lake Superior 2', ['duluth'], { ironMarket: 'Buffalo' }),
    's-twoharbors': ship('Lake Superior 3', ['twoharbors'], { ironMarket: 'Conneaut' }),
    's-stpaul': ship('Mississippi 1', ['stpaul'], { ironMarket: 'St. Louis', ...MISSISSIPPI }),
    's-redwing': ship('Mississippi 2', ['redwing'], { ironMarket: 'Rock Island', ...MISSISSIPPI }),
    's-winona': ship('Mississippi 3', ['winona'], { ironMarket: 'Dubuque', ...MISSISSIPPI }),
  },
  drawing: MINNESOTA_DRAWING,
}
