// The private group that a table is for; shown to players who are in one.

import { useGroups } from '../groups/groups.tsx'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from '../groups/words.ts'
import type { ChangeDraft } from './draft.ts'

export function GroupChoice({ group, onChange }: { group: string | null; onChange: ChangeDraft }) {
  const [loaded] = useGroups()
  const groups = loaded.state === 'ready' ? loaded.value : []
  if (groups.length === 0) return null
  return (
    <label className={parts['field']}>
      <span>{t('groups.one')}</span>
      <select
        className={parts['input']}
        value={group ?? ''}
        onChange={event => onChange({ group: event.target.value || null })}
      >
        <option value="">{t('groups.noGroup')}</option>
        {groups.map(one => (
          <option key={one.group} value={one.group} translate="no">
            {one.name}
          </option>
        ))}
      </select>
      {group !== null && <span className={parts['explain']}>{t('groups.tableText')}</span>}
    </label>
  )
}
