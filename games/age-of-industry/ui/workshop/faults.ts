// Rewrites the validator's faults for people who edit a map: with names instead of ids, and with the thing each fault is about.

import { COLOURS } from '../../data/cards.ts'
import type { DrawnMap } from '../../data/map.ts'
import { MAP_IDS, type MapId } from '../../data/maps/index.ts'
import { kindOf, linkOf, nameOfLink, nameOfPlace, type Thing } from './things.ts'

export interface MapFault {
  readonly map: MapId | null
  readonly thing: Thing | null
  readonly text: string
}

/** `problem` is the sentence thrown by `openBox`: one fault, or several separated by semicolons. */
export const faultsIn = (problem: string | null, maps: Readonly<Record<MapId, DrawnMap>>): MapFault[] =>
  problem === null ? [] : problem.split('; ').map(text => readFault(text, maps))

const PLACED: Readonly<Record<string, 'place' | 'name' | 'box' | 'ship' | 'market' | 'link'>> = {
  towns: 'place',
  villages: 'place',
  marketPlaces: 'place',
  ironMarkets: 'place',
  distantPorts: 'place',
  'drawing.places': 'place',
  'drawing.names': 'name',
  'drawing.boxes': 'box',
  ships: 'ship',
  'drawing.ships': 'ship',
  'drawing.lanes': 'ship',
  'drawing.markets': 'market',
  'drawing.bends': 'link',
}

function readFault(text: string, maps: Readonly<Record<MapId, DrawnMap>>): MapFault {
  const [, id = '', path = '', link = '', colon = '', sentence = ''] =
    /^tables\.maps\.([a-z]+)([^\s:]*)(?: \(([^)]*)\))?(:?) (.*)$/.exec(text) ?? []
  const map = MAP_IDS.find(one => one === id)
  if (map === undefined) return { map: null, thing: null, text: capitalised(text.replace(/^tables\./, '')) }
  const thing = link === '' ? thingAt(path) : ({ kind: 'link', id: link } as const)
  const named = sentence.replaceAll(/'([a-z0-9-]+)'/g, (_, one: string) => nameOf(maps[map], one))
  const subject = thing === null ? subjectOf(maps[map], path) : titleOf(maps[map], thing)
  return { map, thing, text: subject === '' ? capitalised(named) : `${subject}${colon} ${named}` }
}

function thingAt(path: string): Thing | null {
  const [, field = '', id = ''] = /^\.((?:drawing\.)?\w+)\.([a-z0-9-]+)/.exec(path) ?? []
  const kind = PLACED[field]
  return kind === undefined || id === '' ? null : { kind, id }
}

/** Faults that don't belong to anything on the map: `.rules.cardPrices[1]`, `.regions.blue`, `.drawing.labels[2].text`. */
function subjectOf(map: DrawnMap, path: string): string {
  const [, table = '', field = '', i = ''] = /^\.(rules|regions|drawing)\.(\w+)(?:\[(\d+)\])?/.exec(path) ?? []
  if (table === 'regions') return map.regions[COLOURS.find(colour => colour === field) ?? 'blue'].name
  if (field === 'labels') return map.drawing.labels[Number(i)]?.text ?? field
  const words = field.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return capitalised(i === '' ? words : `${words} ${Number(i) + 1}`)
}

export function titleOf(map: DrawnMap, thing: Thing): string {
  if (thing.kind === 'label') return map.drawing.labels[thing.i]?.text ?? ''
  if (thing.kind === 'link' || thing.kind === 'bend') {
    const row = linkOf(map, thing.id)
    return row === undefined ? thing.id : nameOfLink(map, row)
  }
  return nameOf(map, thing.id)
}

function nameOf(map: DrawnMap, id: string): string {
  if (kindOf(map, id) !== null) return nameOfPlace(map, id)
  const ship = map.ships[id]
  if (ship !== undefined) return ship.name
  const [, port = '', box = ''] = /^(.*)-(.*)$/.exec(id) ?? []
  return Object.hasOwn(map.distantPorts, port) ? `${nameOfPlace(map, port)} ${box.toUpperCase()}` : id
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
