// The Play page: start right away with bots, or sit down with people.

import { usePageTitle } from '../page-title.ts'
import { Groups } from '../groups/groups.tsx'
import { t } from '../words/index.ts'
import { CodeEntry } from './code-entry.tsx'
import css from './lobby.module.css'
import { OpenTables } from './open-tables.tsx'
import { PlayNow } from './play-now.tsx'

export function Play() {
  usePageTitle(t('nav.play'))
  return (
    <div className={css['play']}>
      <div className={css['start']}>
        <PlayNow />
        <CodeEntry />
        <Groups />
      </div>
      <OpenTables />
    </div>
  )
}
