// The players for whom a table is listed.

import { EXPERIENCE, LANGUAGES, type Listing } from '@tableworks/protocol'
import { languageName } from '../lobby/languages.ts'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'

interface Props {
  readonly listing: Listing
  readonly onChange: (listing: Listing) => void
}

export const ListingFields = ({ listing, onChange }: Props) => (
  <>
    <label className={parts['field']}>
      <span>{t('listing.level')}</span>
      <select
        className={parts['input']}
        value={listing.level}
        onChange={event => onChange({ ...listing, level: EXPERIENCE.find(one => one === event.target.value) ?? 'all' })}
      >
        {EXPERIENCE.map(level => (
          <option key={level} value={level}>
            {t(`listing.levels.${level}`)}
          </option>
        ))}
      </select>
    </label>
    <label className={parts['field']}>
      <span>{t('listing.language')}</span>
      <select
        className={parts['input']}
        value={listing.language}
        onChange={event => onChange({ ...listing, language: event.target.value })}
      >
        <option value="">{t('listing.anyLanguage')}</option>
        {LANGUAGES.map(language => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  </>
)
