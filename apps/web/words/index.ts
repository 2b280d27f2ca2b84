// Everything the page says. `t('home.title')` is checked against the English catalogue.

import { speaker, speakIn } from '@tableworks/board-kit/speech'
import { type AnyGame, SHARED_REASONS, type Words } from '@tableworks/kernel'
import { settings } from '../settings/settings.ts'
import { en } from './en.ts'
import { pseudoAll } from './pseudo.ts'

/** The address may ask for a language once; otherwise the setting says it. */
const locale: string = new URLSearchParams(globalThis.location?.search).get('locale') ?? settings().locale

const isPseudo = locale === 'pseudo'

/** The language whose forms of numbers, dates and lists are used. */
const LANGUAGE = isPseudo ? 'en' : locale

/** Words in the language of the page. */
export const inLocale = <T>(words: T): T => (isPseudo ? pseudoAll(words) : words)

speakIn({ locale: LANGUAGE, translate: inLocale })

export const t = speaker(en)

/** Tells the browser and screen readers which language the page speaks. */
export function nameLanguage(): void {
  // The language tag for artificially accented English.
  document.documentElement.lang = isPseudo ? 'en-XA' : locale
}

/** A game that speaks the language of the page: its words and variants go through the same catalogue. */
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
    variants: Object.fromEntries(
      Object.entries(variants).map(([key, variant]) => [
        key,
        { ...variant, name: inLocale(variant.name), explain: inLocale(variant.explain) },
      ]),
    ),
  }
}

/** A text among the names points at the field that has them, and is no word. */
const namesInLocale = (names: NonNullable<Words['names']>): NonNullable<Words['names']> =>
  Object.fromEntries(
    Object.entries(names).map(([field, table]) => [field, typeof table === 'string' ? table : inLocale(table)]),
  )

const dates = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })
const lists = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' })
const days = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short' })
const times = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' })

export const sayDay = (time: number): string => days.format(time)
export const sayTime = (time: number): string => times.format(time)
export const sayDate = (time: number): string => dates.format(time)
export const sayList = (items: readonly string[]): string => lists.format(items)

const AGO = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
const UNITS = [
  ['minute', 60_000],
  ['hour', 60 * 60_000],
  ['day', 24 * 60 * 60_000],
] as const

/** "5 minutes ago"; the date when it was more than a month ago. */
export function sayAgo(time: number, now = Date.now()): string {
  const passed = now - time
  const [unit, length] = UNITS.findLast(([, least]) => passed >= least) ?? []
  if (unit === undefined) return t('justNow')
  const count = Math.floor(passed / length)
  return unit === 'day' && count > 30 ? sayDay(time) : AGO.format(-count, unit)
}
