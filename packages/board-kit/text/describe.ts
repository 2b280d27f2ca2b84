// A view as structured text, for any game: single values, one table with a row per side, and a table or a list for everything else.
// It's generic, but a game may say which fields have one entry per side.

import type { Words } from '@tableworks/kernel'
import type { AnyTextHints } from '../game-ui.ts'
import { say } from '../words.ts'

export interface Described {
  /** Single values: "Round: 3". */
  readonly values: readonly NamedText[]
  /** A row per side, a column per field. */
  readonly sides: Grid | null
  readonly grids: readonly Grid[]
}
interface NamedText {
  readonly name: string
  readonly text: string
}
export interface Grid {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

export interface DescribeSetting {
  readonly seats: number
  readonly sideNames: readonly string[]
  /** Names for fields and for values, and which fields hold seats. */
  readonly spoken?: Pick<Words, 'names' | 'seats' | 'fields'> | undefined
  readonly hints?: AnyTextHints | undefined
}

type Plain = Readonly<Record<string, unknown>>

/** A record with more keys than this becomes a separate table. */
const MOST_ASIDE = 3

/** Fields that hold a seat in every game, by convention. */
const SEAT_FIELDS = new Set(['seat', 'other', 'owner', 'partner', 'buyer', 'seller'])

export function describe(view: unknown, setting: DescribeSetting): Described {
  const reader = new Reader(setting)
  if (isRecord(view)) for (const [key, value] of Object.entries(view)) reader.read([key], value)
  else reader.read(['view'], view)
  return reader.described()
}

class Reader {
  private readonly values: NamedText[] = []
  private readonly columns: { title: string; cells: readonly string[] }[] = []
  private readonly grids: Grid[] = []
  /** Records with the same keys form one table with a row per record. */
  private readonly shelves = new Map<string, { path: readonly string[]; record: Plain }[]>()
  private readonly setting: DescribeSetting

  constructor(setting: DescribeSetting) {
    this.setting = setting
  }

  described(): Described {
    const { sideNames } = this.setting
    const sides: Grid = {
      title: say('text.eachSide'),
      columns: this.columns.map(({ title }) => title),
      rows: sideNames.map((name, side) => ({ name, cells: this.columns.map(({ cells }) => cells[side] ?? '') })),
    }
    const shelves = [...this.shelves.values()].map(records => this.shelf(records))
    return { values: this.values, sides: this.columns.length === 0 ? null : sides, grids: [...this.grids, ...shelves] }
  }

  private shelf(records: readonly { path: readonly string[]; record: Plain }[]): Grid {
    const columns = records.map(({ path }) => this.title(path))
    const rows = Object.keys(records[0]?.record ?? {}).map(key => ({
      name: this.title([key]),
      cells: records.map(({ path, record }) => this.text(path.at(-1) ?? '', record[key])),
    }))
    return { title: columns.join(', '), columns, rows }
  }

  read(path: readonly string[], value: unknown): void {
    if (this.setting.hints?.hide?.includes(path.join('.'))) return
    if (value === null || value === undefined) return // The field doesn't apply now.
    if (Array.isArray(value) && this.isPerSide(path, value)) this.readSides(path, value)
    else if (Array.isArray(value) && value.some(isRecord)) this.readList(path, value)
    else if (isRecord(value)) this.readRecord(path, value)
    else this.values.push({ name: this.title(path), text: this.text(path.at(-1) ?? '', value) })
  }

  private isPerSide(path: readonly string[], value: readonly unknown[]): boolean {
    const { hints, seats, sideNames } = this.setting
    // A name may stand for a whole record: `cubes` for `cubes.wood`, `cubes.steel` and so on.
    if (hints?.perSide !== undefined)
      return path.some((_key, i) => hints.perSide?.includes(path.slice(0, i + 1).join('.')))
    return value.length === seats || value.length === sideNames.length
  }

  private readSides(path: readonly string[], entries: readonly unknown[]): void {
    if (!entries.every(isRecord)) {
      const field = path.at(-1) ?? ''
      this.columns.push({ title: this.title(path), cells: entries.map(entry => this.text(field, entry)) })
      return
    }
    for (const key of keysOf(entries))
      this.columns.push({ title: this.title([...path, key]), cells: entries.map(entry => this.text(key, entry[key])) })
  }

  private readList(path: readonly string[], entries: readonly unknown[]): void {
    const records = entries.map(entry => (isRecord(entry) ? entry : { [say('text.value')]: entry }))
    const keys = keysOf(records)
    this.grids.push({
      title: this.title(path),
      columns: keys.map(key => this.title([key])),
      rows: records.map((record, i) => ({ name: String(i + 1), cells: keys.map(key => this.text(key, record[key])) })),
    })
  }

  /** Records of records and long records become tables. Others become a list of names and values. */
  private readRecord(path: readonly string[], record: Plain): void {
    const entries = Object.entries(record)
    if (entries.length > 1 && entries.every(([, value]) => isRecord(value))) {
      const records = entries.map(([, value]) => value as Plain)
      const keys = keysOf(records)
      this.grids.push({
        title: this.title(path),
        columns: keys.map(key => this.title([key])),
        rows: entries.map(([name], i) => ({
          name: this.title([name]),
          cells: keys.map(key => this.text(key, records[i]?.[key])),
        })),
      })
    } else if (entries.length > MOST_ASIDE && entries.every(([key, value]) => this.isSides([...path, key], value)))
      this.grids.push({
        title: this.title(path),
        columns: this.setting.sideNames,
        rows: entries.map(([key, value]) => ({
          name: this.title([key]),
          cells: (value as readonly unknown[]).map(entry => this.text(path.at(-1) ?? '', entry)),
        })),
      })
    else if (entries.length > MOST_ASIDE && entries.every(([, value]) => !Array.isArray(value) && !isRecord(value))) {
      const names = entries.map(([key]) => key).join(' ')
      this.shelves.set(names, [...(this.shelves.get(names) ?? []), { path, record }])
    } else for (const [key, value] of entries) this.read([...path, key], value)
  }

  private isSides(path: readonly string[], value: unknown): boolean {
    return Array.isArray(value) && this.isPerSide(path, value)
  }

  /** A field's label, by path or by name; otherwise its name, spaced. */
  private title(path: readonly string[]): string {
    const word = this.setting.spoken?.fields?.[path.join('.')] ?? path.map(key => this.name(key)).join(', ')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }

  private name(key: string): string {
    return this.setting.spoken?.fields?.[key] ?? toWords(key)
  }

  private text(field: string, value: unknown): string {
    if (value === null || value === undefined) return say('text.nothing')
    if (typeof value === 'boolean') return say(value ? 'text.yes' : 'text.no')
    if (Array.isArray(value))
      return value.map(part => this.text(field, part)).join(value.some(isRecord) ? '; ' : ', ') || say('text.nothing')
    if (isRecord(value))
      return Object.entries(value)
        .map(([key, part]) => `${this.name(key)} ${this.text(key, part)}`)
        .join(', ')
    return this.single(field, value as string | number)
  }

  private single(field: string, value: string | number): string {
    const { spoken, sideNames } = this.setting
    if (typeof value === 'number' && (SEAT_FIELDS.has(field) || spoken?.seats?.includes(field)))
      return sideNames[value] ?? String(value)
    const names = spoken?.names?.[field]
    const table = typeof names === 'string' ? spoken?.names?.[names] : names
    return (typeof table === 'object' ? table[value] : undefined) ?? String(value)
  }
}

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = (records: readonly Plain[]): string[] => [...new Set(records.flatMap(record => Object.keys(record)))]

/** `ownOrder` becomes "own order". Names such as `O12` and `b3-5` stay as they are. */
export const toWords = (key: string): string =>
  /^[a-z]+([A-Z][a-z]*)*$/.test(key) ? key.replaceAll(/([A-Z])/g, ' $1').toLowerCase() : key
