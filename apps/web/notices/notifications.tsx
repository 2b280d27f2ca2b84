// Which notifications to send, and how: a grid of events and channels, each channel's status, and quiet hours.

import { NOTICE_KINDS, type NoticeKind, type NoticeState, type NoticeWay } from '@tableworks/protocol'
import { onlineTables } from '../online/here.ts'
import { usePageTitle } from '../page-title.ts'
import { Check, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { sayWhen } from '../words/index.ts'
import { t } from './words.ts'
import { TableAlerts } from './alerts.tsx'
import { Hook, Mail, Push } from './channels.tsx'
import css from './notices.module.css'
import { Quiet } from './quiet.tsx'
import { channelOf, useNotices, waysOf } from './use-notices.ts'

export function Notifications() {
  usePageTitle(t('nav.notifications'))
  const [loaded, reload] = useNotices()
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <h1>{t('nav.notifications')}</h1>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'ready' && <Choose state={loaded.value} onChange={reload} />}
    </div>
  )
}

function Choose({ state, onChange }: { state: NoticeState; onChange: () => void }) {
  const ways = waysOf(state)
  if (ways.length === 0) return <WithoutMessages />
  return (
    <>
      <p className={parts['text']}>{t('notices.text')}</p>
      <div className={css['columns']}>
        <Grid state={state} ways={ways} onChange={onChange} />
        <div className={css['ways']}>
          {state.ways.push !== null && <Push state={state} publicKey={state.ways.push} onChange={onChange} />}
          {state.ways.mail && <Mail state={state} onChange={onChange} />}
          {state.ways.hook && <Hook state={state} onChange={onChange} />}
        </div>
        <div className={css['ways']}>
          <TableAlerts />
          <Quiet hours={state.quiet} onChange={onChange} />
        </div>
      </div>
    </>
  )
}

/** On a server that sends nothing, the open page still tells. */
function WithoutMessages() {
  const { turnBell } = useSettings()
  return (
    <>
      <p className={parts['text']}>{t('notices.none')}</p>
      <Check
        label={t('notices.bell')}
        explain={t('notices.bellExplain')}
        checked={turnBell}
        onChange={value => changeSettings({ turnBell: value })}
      />
    </>
  )
}

function Grid({ state, ways, onChange }: { state: NoticeState; ways: readonly NoticeWay[]; onChange: () => void }) {
  return (
    <table className={css['grid']}>
      <thead>
        <tr>
          <th scope="col">{t('notices.what')}</th>
          {ways.map(way => (
            <th key={way} scope="col">
              {t(`notices.way.${way}`)}
              <span className={css['small']}>
                {stateOf(state, way) ?? <a href={`#way-${way}`}>{t('notices.turnOn')}</a>}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">
              {t(`notices.kind.${kind}`)}
              <span className={css['small']}>{t(`notices.explain.${kind}`)}</span>
            </th>
            {ways.map(way => (
              <td key={way}>
                <Toggle state={state} way={way} kind={kind} onChange={onChange} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The state of a channel; null if it's off. */
function stateOf(state: NoticeState, way: NoticeWay): string | null {
  const channel = channelOf(state, way)
  if (channel === undefined) return null
  if (!channel.isConfirmed) return t('notices.unconfirmed')
  if (channel.isPaused) return t('notices.paused')
  if (channel.last !== null) return t('notices.lastAt', { time: sayWhen(channel.last) })
  return way === 'push' ? t('notices.allowed') : channel.address
}

interface ToggleProps {
  readonly state: NoticeState
  readonly way: NoticeWay
  readonly kind: NoticeKind
  readonly onChange: () => void
}

function Toggle({ state, way, kind, onChange }: ToggleProps) {
  const { act } = useAct()
  const channel = channelOf(state, way)
  const isWanted = channel?.wants.includes(kind) === true
  const change = async () => {
    await (await onlineTables()).ask('wantNotice', { way, kind, isWanted: !isWanted })
    onChange()
  }
  return (
    <button
      type="button"
      role="switch"
      className={css['toggle']}
      aria-checked={isWanted}
      aria-label={t('notices.toggle', { kind: t(`notices.kind.${kind}`), way: t(`notices.way.${way}`) })}
      aria-disabled={channel === undefined || undefined}
      onClick={() => channel !== undefined && act(change)}
    >
      <span className={css['switch']} aria-hidden="true" />
    </button>
  )
}
