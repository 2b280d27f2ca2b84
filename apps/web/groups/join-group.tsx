// The invitation to a private group.

import type { GroupInvitationCard } from '@tableworks/protocol'
import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { beOnline, onlineTables } from '../online/here.ts'
import { usePageTitle } from '../page-title.ts'
import { NameField, useSubmit } from '../parts/fields.tsx'
import { Button, ButtonLink, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { t } from './words.ts'
import { GroupProblem } from './problem.tsx'

export function JoinGroup() {
  const key = location.hash.slice(1)
  usePageTitle(t('groups.invitation'))
  const [loaded] = useLoad(key, async () => (await onlineTables()).ask('knockAtGroup', { key }))
  // The address ends with the key, which is no place on the page to scroll to.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'ready') return <Invitation linkKey={key} card={loaded.value} />
  return isNoLink(loaded.error) ? <NoLink /> : <Failure error={loaded.error} />
}

const isNoLink = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'missing' || error.name === 'badMessage')

const NoLink = () => (
  <div className={parts['page']}>
    <h1>{t('groups.noLink')}</h1>
    <p className={parts['text']}>{t('groups.noLinkText')}</p>
    <p>
      <ButtonLink href="/play">{t('nav.play')}</ButtonLink>
    </p>
  </div>
)

function Invitation({ linkKey, card }: { linkKey: string; card: GroupInvitationCard }) {
  const [name, setName] = useState(settings().name)
  const { busy, error, onSubmit } = useSubmit(async () => {
    beOnline()
    const { group } = await (await onlineTables()).ask('joinGroup', { key: linkKey, name })
    changeSettings({ name })
    // Replaces the link in the browser history, because anyone who finds it could join.
    navigate(`/group/${group}`, { replace: true })
  })
  return (
    <div className={parts['page']}>
      <h1 translate="no">{card.name}</h1>
      <p className={parts['text']}>
        {t('groups.invitationText', { count: card.members })}{' '}
        {card.maker !== '' && t('groups.runBy', { name: card.maker })}
      </p>
      {card.isMember ? (
        <p>
          <ButtonLink kind="strong" href={`/group/${card.group}`}>
            {t('groups.toGroup')}
          </ButtonLink>
        </p>
      ) : (
        <form className={parts['panel']} onSubmit={onSubmit}>
          <NameField value={name} onChange={setName} />
          {error !== null && <GroupProblem error={error} />}
          <p className={parts['row']}>
            <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
              {t('groups.join')}
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
