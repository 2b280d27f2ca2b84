// Leads from a friend's short code to the invitation.

import { navigate } from 'wouter/use-browser-location'
import { onlineTables } from '../online/here.ts'
import { LineForm } from '../parts/fields.tsx'
import { t } from './words.ts'
import css from './lobby.module.css'

export const CodeEntry = () => (
  <LineForm
    className={css['code']}
    label={t('lobby.code')}
    button={t('lobby.useCode')}
    maxLength={20}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    work={async code => navigate(`/join#${(await (await onlineTables()).ask('useTableCode', { code })).key}`)}
  />
)
