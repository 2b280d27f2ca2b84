// The language for boards and the kit. The page sets it once, before the first render.

import { type Catalogue, type Say, sayer } from '@tableworks/kernel'

export interface Language {
  /** The locale for plurals and number formats. */
  readonly locale: string
  /** Translates a catalogue. The result has the same shape. */
  translate<C extends Catalogue>(words: C): C
}

let language: Language = { locale: 'en', translate: words => words }

export function speakIn(chosen: Language): void {
  language = chosen
}

/** Formats a catalogue's texts: `say('market')`, or a whole group as a table: `say.group('parts')`. */
export type Speaker<C> = Say<C> & { group<Name extends keyof C>(name: Name): C[Name] }

export function speaker<C extends Catalogue>(words: C): Speaker<C> {
  const translated = new WeakMap<Language, C>()
  const spoken = (): C => {
    const known = translated.get(language) ?? language.translate(words)
    translated.set(language, known)
    return known
  }
  const say = sayer(() => ({ words: spoken(), locale: language.locale }))
  return Object.assign(say, { group: <Name extends keyof C>(name: Name) => spoken()[name] })
}
