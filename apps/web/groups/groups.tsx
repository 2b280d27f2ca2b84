// The player's private groups, with a form for a new one.

import type { GroupCard } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { chosenName } from '../online/chosen-name.ts'
import { beOnline, hasBeenOnline, onlineTables } from '../online/here.ts'
import { LineForm } from '../parts/fields.tsx'
import { Icon } from '../parts/icons.tsx'
import { Button, FailureNote } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import css from './groups.module.css'
import { GroupProblem } from './problem.tsx'

/** Nothing to load for players who have never been online. */
export const useGroups = () =>
  useLoad<readonly GroupCard[]>('groups', async () => (hasBeenOnline() ? (await onlineTables()).ask('groups', {}) : []))

export function Groups() {
  const [loaded] = useGroups()
  const [isMaking, setMaking] = useState(false)
  return (
    <section className={css['groups']} aria-labelledby="groups">
      <h2 id="groups">{t('groups.title')}</h2>
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'ready' && loaded.value.length === 0 && <p>{t('groups.none')}</p>}
      {loaded.state === 'ready' && loaded.value.length > 0 && (
        <ul>
          {loaded.value.map(group => (
            <li key={group.group}>
              <Link href={`/group/${group.group}`}>
                <Icon name="people" size={18} />
                <span translate="no">{group.name}</span>
                <small>
                  {[
                    t('groups.memberCount', { count: group.members }),
                    group.tables > 0 ? t('groups.tableCount', { count: group.tables }) : '',
                  ]
                    .filter(text => text !== '')
                    .join(' · ')}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isMaking ? (
        <MakeGroup />
      ) : (
        <Button onClick={() => setMaking(true)}>
          <Icon name="plus" size={17} />
          {t('groups.new')}
        </Button>
      )}
    </section>
  )
}

const MakeGroup = () => (
  <LineForm
    className={css['make']}
    label={t('groups.name')}
    button={t('groups.make')}
    kind="strong"
    // The player has just pressed the button before it, so moving the focus surprises no one.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    autoFocus
    maxLength={40}
    autoComplete="off"
    Problem={GroupProblem}
    work={async name => {
      const me = await chosenName()
      if (me === null) return
      beOnline()
      const { group } = await (await onlineTables()).ask('makeGroup', { name, me })
      navigate(`/group/${group}`)
    }}
  />
)
