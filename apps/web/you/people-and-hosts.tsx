// People the player muted or blocked, and actions of the server's hosts that affect the player.

import type { HostNotice, Manners, OwnReport, RelatedPlayer } from '@tableworks/protocol'
import { Link } from 'wouter'
import { onlineTables } from '../online/here.ts'
import { ActButton, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayDay } from '../words/index.ts'
import { t } from './words.ts'
import css from './you.module.css'

export function PeopleAndHosts() {
  const [loaded, reload] = useLoad('manners', async () => (await onlineTables()).ask('manners', {}))
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  if (loaded.state === 'loading') return null
  return (
    <>
      <People people={loaded.value.people} onChange={reload} />
      <FromHost manners={loaded.value} />
    </>
  )
}

const People = ({ people, onChange }: { people: readonly RelatedPlayer[]; onChange: () => void }) => (
  <section className={parts['panel']} aria-labelledby="people">
    <h2 id="people">{t('manners.people')}</h2>
    {people.length === 0 && <p className={parts['explain']}>{t('manners.noPeople')}</p>}
    <ul className={css['people']}>
      {people.map(({ mark, name, kind, since }) => (
        <li key={mark}>
          <span>
            <Link href={`/player/${mark}`} translate="no">
              {name || t('defaultName')}
            </Link>
            <small>
              {t(`manners.is.${kind}`)} · {sayDay(since)}
            </small>
          </span>
          <ActButton
            work={async () => {
              await (await onlineTables()).ask('relate', { mark, kind: null })
              onChange()
            }}
          >
            {t(`manners.un${kind}`)}
          </ActButton>
        </li>
      ))}
    </ul>
  </section>
)

const FromHost = ({ manners: { notices, reports } }: { manners: Manners }) => {
  const open = reports.filter(({ answer }) => answer === null)
  if (notices.length + open.length === 0) return null
  return (
    <section className={parts['panel']} aria-labelledby="from-host">
      <h2 id="from-host">{t('manners.fromHost')}</h2>
      <ul className={css['people']}>
        {open.map(report => (
          <li key={report.n}>{sayWaiting(report)}</li>
        ))}
        {notices.map(notice => (
          <li key={`${notice.at} ${notice.action}`}>
            <span>
              {sayNotice(notice)}
              <small>{t('manners.noticeLine', { when: sayDay(notice.at), reason: notice.reason })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sayWaiting = ({ at, reason }: OwnReport): string => t('manners.waiting', { when: sayDay(at), reason })

type Noticed = keyof ReturnType<typeof t.group<'hostNotices'>>

/** A newer server may know actions that this page doesn't. */
const sayNotice = ({ action }: HostNotice): string =>
  Object.hasOwn(t.group('hostNotices'), action) ? t(`hostNotices.${action as Noticed}`) : action
