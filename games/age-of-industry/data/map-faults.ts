// Finds faults in a map. Each is a sentence that names the field. A map without faults is playable.

import { COLOURS } from './cards.ts'
import { linkIdOf, type LinkRow, type MapTable } from './map.ts'

/** Ids appear in option names, so they must be short and plain. */
const ID = /^[a-z][a-z0-9-]{0,31}$/
/** Larger maps wouldn't fit on the sheet or make a sensible game. */
const MOST = { places: 80, links: 160, ships: 24 } as const

/** `counters` is the number of market counters in the box. */
export function mapFaults(map: MapTable, path: string, counters: number): string[] {
  return [
    ...sizeFaults(map, path),
    ...idFaults(map, path),
    ...townFaults(map, path),
    ...cardFaults(map, path),
    ...linkFaults(map, path),
    ...printedFaults(map, path),
    ...shipFaults(map, path),
    ...distantPortFaults(map, path),
    ...marketFaults(map, path, counters),
    ...isolationFaults(map, path),
  ]
}

const KINDS = ['towns', 'villages', 'marketPlaces', 'ironMarkets', 'distantPorts'] as const

const placeIds = (map: MapTable): string[] => KINDS.flatMap(kind => Object.keys(map[kind]))

function sizeFaults(map: MapTable, path: string): string[] {
  const counts = { places: placeIds(map).length, links: map.links.length, ships: Object.keys(map.ships).length }
  return (['places', 'links', 'ships'] as const)
    .filter(kind => counts[kind] > MOST[kind])
    .map(kind => `${path}: ${counts[kind]} ${kind} are too many: a map has room for ${MOST[kind]}`)
}

function idFaults(map: MapTable, path: string): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const kind of [...KINDS, 'ships'] as const)
    for (const id of Object.keys(map[kind])) {
      const here = `${path}.${kind}.${id}`
      if (!ID.test(id))
        faults.push(`${here}: an id has up to 32 lowercase letters, digits and hyphens, and starts with a letter`)
      // without this prefix, a ship space's id could clash with another id in option names
      if (kind === 'ships' && !id.startsWith('s-')) faults.push(`${here}: the id of a ship space starts with 's-'`)
      const other = seen.get(id)
      if (other !== undefined) faults.push(`${here}: the id is also used in ${other}`)
      seen.set(id, kind)
    }
  return faults
}

/** Every card must be useful, and coal, iron and goods need sources and outlets. */
function townFaults({ towns, rules }: MapTable, path: string): string[] {
  const rows = Object.values(towns)
  const faults = COLOURS.filter(colour => rows.every(one => one.colour !== colour)).map(
    colour => `${path}.towns: no town is ${colour}, so its cards would be useless`,
  )
  const symbols = new Set(rows.flatMap(({ spaces }) => spaces))
  if (!symbols.has('coal')) faults.push(`${path}.towns: no town has a coal space`)
  if (!symbols.has('port')) faults.push(`${path}.towns: no town has a port space`)
  if (!symbols.has('clear')) faults.push(`${path}.towns: no town has a clear space for mills and factories`)
  if (!rules.ironOnClearSpaces && !symbols.has('iron'))
    faults.push(`${path}.towns: no town has an iron space, and rules.ironOnClearSpaces is false`)
  return faults
}

function cardFaults({ rules }: MapTable, path: string): string[] {
  const here = `${path}.rules.cardPrices`
  if (!rules.pricedCards)
    return rules.cardPrices.every(price => price === 0) ? [] : [`${here} should be 0: rules.pricedCards is false`]
  return rules.cardPrices.flatMap((price, i) =>
    price < Math.max(1, rules.cardPrices[i - 1] ?? 0)
      ? [`${here}[${i}] should be 1 or more, and not below the previous space`]
      : [],
  )
}

function endFaults(ids: ReadonlySet<string>, { a, b }: { readonly a: string; readonly b: string }, here: string) {
  const faults = [a, b].filter(id => !ids.has(id)).map(id => `${here}: there is no place '${id}'`)
  return a === b ? [...faults, `${here}: both ends are '${a}'`] : faults
}

function linkFaults(map: MapTable, path: string): string[] {
  const ids = new Set(placeIds(map))
  const seen = new Set<string>()
  return map.links.flatMap((link, i) => {
    const here = `${path}.links[${i}] (${linkIdOf(link)})`
    const key = [link.a, link.b].sort().join(' ') + (link.box ?? '')
    const faults = [...endFaults(ids, link, here), ...boxFaults(map, link, here)]
    if (seen.has(key)) faults.push(`${here}: this link already exists`)
    seen.add(key)
    return faults
  })
}

/** A link to a distant port names the port first, then the name box it ends at. */
function boxFaults({ distantPorts }: MapTable, { a, b, box }: LinkRow, here: string): string[] {
  if (Object.hasOwn(distantPorts, b)) return [`${here}: name the distant port '${b}' first`]
  const port = Object.hasOwn(distantPorts, a) ? distantPorts[a] : undefined
  if (port === undefined) return box === null ? [] : [`${here}: only a link to a distant port has a box`]
  if (box === null) return port.boxes.length === 0 ? [] : [`${here}: name one of the boxes ${port.boxes.join(', ')}`]
  return port.boxes.includes(box) ? [] : [`${here}: '${a}' has no box '${box}'`]
}

function printedFaults(map: MapTable, path: string): string[] {
  const ids = new Set(placeIds(map))
  return map.printed.flatMap((row, i) => endFaults(ids, row, `${path}.printed[${i}]`))
}

function shipFaults({ ships, towns }: MapTable, path: string): string[] {
  return Object.entries(ships).flatMap(([id, { ends, coal, iron, market, ironMarket }]) => {
    const here = `${path}.ships.${id}`
    const faults = ends.flatMap(end => {
      const town = Object.hasOwn(towns, end) ? towns[end] : undefined
      if (town === undefined) return [`${here}.ends: there is no town '${end}'`]
      return town.spaces.includes('port') ? [] : [`${here}.ends: '${end}' has no port space`]
    })
    if (ends.length === 2 && ends[0] === ends[1]) faults.push(`${here}.ends: both ends are '${ends[0]}'`)
    if (market !== null && ironMarket !== null) faults.push(`${here}: a ship has a market or an iron market, not both`)
    if (coal + iron === 0 && market === null && ironMarket === null)
      faults.push(`${here}: without cubes and markets the ship would flip as soon as it is built`)
    return faults
  })
}

function distantPortFaults({ distantPorts, towns, printed }: MapTable, path: string): string[] {
  return Object.entries(distantPorts).flatMap(([id, { area, boxes }]) => {
    const here = `${path}.distantPorts.${id}`
    const faults = area.flatMap(town => {
      if (!Object.hasOwn(towns, town)) return [`${here}.area: there is no town '${town}'`]
      const isJoined = printed.some(({ a, b }) => (a === id && b === town) || (a === town && b === id))
      return isJoined ? [] : [`${here}.area: no printed connection joins '${town}' to '${id}'`]
    })
    if (new Set(boxes).size < boxes.length) faults.push(`${here}.boxes: a box is named twice`)
    return faults
  })
}

function marketFaults({ marketPlaces, ironMarkets, ships }: MapTable, path: string, counters: number): string[] {
  const rows = Object.values(ships)
  const needed =
    Object.values(marketPlaces).reduce((sum, { spaces }) => sum + spaces, 0) +
    Object.keys(ironMarkets).length +
    rows.filter(({ market, ironMarket }) => market !== null || ironMarket !== null).length
  return needed <= counters
    ? []
    : [`${path}: ${needed} market counters may be needed at once, but the box has ${counters}`]
}

/** All places must be connected once every link and lane is built. */
function isolationFaults(map: MapTable, path: string): string[] {
  const [first, ...others] = placeIds(map)
  if (first === undefined) return [`${path}.towns: there is no town`]
  const reached = reachedFrom(first, map)
  const lost = others.filter(id => !reached.has(id))
  const regions = COLOURS.filter(colour => {
    const own = Object.keys(map.towns).filter(id => map.towns[id]?.colour === colour)
    return own.length > 0 && own.every(id => lost.includes(id))
  })
  return [
    ...lost.map(id => `${path}: no link or lane leads from '${first}' to '${id}'`),
    ...regions.map(
      colour => `${path}.regions.${colour}: no town of ${map.regions[colour].name} can be reached from '${first}'`,
    ),
  ]
}

function reachedFrom(first: string, map: MapTable): ReadonlySet<string> {
  const pairs = [
    ...map.links.map(({ a, b }) => [a, b] as const),
    ...map.printed.map(({ a, b }) => [a, b] as const),
    ...Object.values(map.ships).map(({ ends }) => [ends[0] ?? '', ends[1] ?? ends[0] ?? ''] as const),
  ]
  const reached = new Set([first])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const [a, b] of pairs) if (reached.has(a) !== reached.has(b)) reached.add(reached.has(a) ? b : a)
  }
  return reached
}
