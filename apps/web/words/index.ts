// The page's text. `t('close')` is checked against the English catalogue. Each folder's words.ts has its own `t`, which also knows
// that folder's words, so a page loads only what it shows.

import { speaker, speakIn } from '@tableworks/board-kit/speech'
import { type AnyGame, type Catalogue, SHARED_REASONS, type Words } from '@tableworks/kernel'
import { settings } from '../settings/settings.ts'
import { pseudoAll } from './pseudo.ts'
import { shared } from './shared.ts'

/** The address can set a language for one visit. Otherwise the setting applies. */
const locale: string = new URLSearchParams(globalThis.location?.search).get('locale') ?? settings().locale

const isPseudo = locale === 'pseudo'

/** The language whose number, date and list formats are used. */
const LANGUAGE = isPseudo ? 'en' : locale

/** Looks up text in the page's language. */
export const inLocale = <T>(words: T): T => (isPseudo ? pseudoAll(words) : words)

speakIn({ locale: LANGUAGE, translate: inLocale })

export const t = speaker(shared)

/** A `t` for a folder's own words and the shared ones. */
export const speakerOf = <C extends Catalogue>(words: C) => speaker({ ...shared, ...words })

/** Sets the document's language for the browser and screen readers. */
export function nameLanguage(): void {
  // The language tag for artificially accented English.
  document.documentElement.lang = isPseudo ? 'en-XA' : locale
}

/** A game in the page's language, including its words and variants. */
export function translated(game: AnyGame): AnyGame {
  const { words, variants, standingAnswers: standing } = game
  const { names, seats, clauses, ...spoken } = words
  return {
    ...game,
    words: {
      locale: LANGUAGE,
      lists: t.group('lists'),
      asking: t.group('asking'),
      ...inLocale<Words>(spoken),
      refusals: { ...inLocale(SHARED_REASONS), ...t.group('refusals'), ...inLocale(words.refusals) },
      ...(names === undefined ? {} : { names: namesInLocale(names) }),
      ...(seats === undefined ? {} : { seats }),
      ...(clauses === undefined ? {} : { clauses }),
    },
    ...(standing === undefined ? {} : { standingAnswers: inLocale(standing) }),
    variants: variantsInLocale(variants),
  }
}

export const variantsInLocale = (variants: AnyGame['variants']): AnyGame['variants'] =>
  Object.fromEntries(
    Object.entries(variants).map(([key, variant]) => [
      key,
      { ...variant, name: inLocale(variant.name), explain: inLocale(variant.explain) },
    ]),
  )

/** A string among the names is a reference to another field, so it isn't translated. */
const namesInLocale = (names: NonNullable<Words['names']>): NonNullable<Words['names']> =>
  Object.fromEntries(
    Object.entries(names).map(([field, table]) => [field, typeof table === 'string' ? table : inLocale(table)]),
  )

const dates = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })
const lists = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' })
const days = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short' })
const daysOfYear = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short' })
const times = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' })

const months = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric' })
const PLACES = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' })
/** "1st". */
export const sayPlace = (place: number): string => t(`places.${PLACES.select(place)}`, { place })

const decimals = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
export const sayDecimal = (value: number): string => decimals.format(value)

export const sayMonth = (time: number): string => months.format(time)

/** "Nov 22". */
export const sayDayOfYear = (time: number): string => daysOfYear.format(time)
export const sayDay = (time: number): string => days.format(time)
export const sayTime = (time: number): string => times.format(time)
export const sayDate = (time: number): string => dates.format(time)
/** "9:30 PM" for today, otherwise with the date. */
export const sayWhen = (time: number): string =>
  sayDay(time) === sayDay(Date.now())
    ? sayTime(time)
    : t('dayAndTime', { day: sayDayOfYear(time), time: sayTime(time) })
export const sayList = (items: readonly string[]): string => lists.format(items)

const AGO = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
const UNITS = [
  ['minute', 60_000],
  ['hour', 60 * 60_000],
  ['day', 24 * 60 * 60_000],
] as const

/** "5 minutes ago", or the date after a month. */
export function sayAgo(time: number, now = Date.now()): string {
  const passed = now - time
  const [unit, length] = UNITS.findLast(([, least]) => passed >= least) ?? []
  if (unit === undefined) return t('justNow')
  const count = Math.floor(passed / length)
  return unit === 'day' && count > 30 ? sayDay(time) : AGO.format(-count, unit)
}
