// The languages a table can be listed under, each in its own language.

import { LANGUAGES } from '@tableworks/protocol'

/** A newer server may know more languages than this page. */
export const languageName = (language: string): string =>
  LANGUAGES.some(one => one === language)
    ? (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language)
    : language
