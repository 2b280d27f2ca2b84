// The one door for everything the page says. `t('home.title')` is checked against the English catalogue.

import { type AnyGame, SHARED_REASONS, type Words } from '@tableworks/kernel'
import { createInstance } from 'i18next'
import { settings } from '../settings/settings.ts'
import { en } from './en.ts'
import { pseudoAll } from './pseudo.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'page'
    resources: { page: typeof en }
  }
}

/** The address may ask for a language once; otherwise the setting says it. */
const locale: string = new URLSearchParams(globalThis.location?.search).get('locale') ?? settings().locale

const isPseudo = locale === 'pseudo'

const i18next = createInstance()

void i18next.init({
  // A language tag for words nobody speaks: English, artificially accented.
  lng: isPseudo ? 'en-XA' : locale,
  fallbackLng: 'en',
  defaultNS: 'page',
  initAsync: false,
  interpolation: { escapeValue: false }, // React does it
  resources: isPseudo ? { 'en-XA': { page: pseudoAll(en) } } : { en: { page: en } },
})

export const { t } = i18next

/** Tells the browser and screen readers which language the page speaks. */
export function nameLanguage(): void {
  document.documentElement.lang = i18next.language
}

/** Words that are made rather than translated, like those of the board kit, in the language of the page. */
export const inLocale = <T>(words: T): T => (isPseudo ? pseudoAll(words) : words)

/** A game that speaks the language of the page: its words and table options go through the same catalogue. */
export function translated(game: AnyGame): AnyGame {
  const { words, variants } = game
  const ofPage = t('refusals', { returnObjects: true })
  const { names, seats, clauses, ...spoken } = words
  return {
    ...game,
    words: {
      lists: t('lists', { returnObjects: true }),
      ...inLocale<Words>(spoken),
      refusals: { ...inLocale(SHARED_REASONS), ...ofPage, ...inLocale(words.refusals) },
      ...(names === undefined ? {} : { names: namesInLocale(names) }),
      ...(seats === undefined ? {} : { seats }),
      ...(clauses === undefined ? {} : { clauses }),
    },
    variants: Object.fromEntries(
      Object.entries(variants).map(([key, option]) => [
        key,
        { ...option, name: inLocale(option.name), explain: inLocale(option.explain) },
      ]),
    ),
  }
}

/** A text among the names points at the field that has them, and is no word. */
const namesInLocale = (names: NonNullable<Words['names']>): NonNullable<Words['names']> =>
  Object.fromEntries(
    Object.entries(names).map(([field, table]) => [field, typeof table === 'string' ? table : inLocale(table)]),
  )

const dates = new Intl.DateTimeFormat(isPseudo ? 'en' : locale, { dateStyle: 'medium', timeStyle: 'short' })
const lists = new Intl.ListFormat(isPseudo ? 'en' : locale, { type: 'conjunction' })

export const sayDate = (time: number): string => dates.format(time)
export const sayList = (items: readonly string[]): string => lists.format(items)
