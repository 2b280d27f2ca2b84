// The ways to get notifications. Each can be set up, tested and turned off.

import { HOOK_FORMS, type HookForm, type NoticeState, type NoticeWay } from '@tableworks/protocol'
import { type ReactNode, useState } from 'react'
import { onlineTables } from '../online/here.ts'
import { LineForm } from '../parts/fields.tsx'
import { ActButton, Choices, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './notices.module.css'
import { allowPush, canPush, isPushBlocked, stopPush } from './push.ts'
import { channelOf } from './use-notices.ts'

const LINE = { className: css['line'], kind: 'strong' } as const

interface ChannelProps {
  readonly state: NoticeState
  readonly onChange: () => void
}

const Panel = ({ way, children }: { way: NoticeWay; children: ReactNode }) => (
  <section className={parts['panel']} aria-labelledby={`way-${way}`}>
    <h2 id={`way-${way}`}>{t(`notices.way.${way}`)}</h2>
    {children}
  </section>
)

export function Push({ state, publicKey, onChange }: ChannelProps & { publicKey: string }) {
  const isOn = channelOf(state, 'push') !== undefined
  return (
    <Panel way="push">
      <p>{t(!canPush() ? 'notices.push.cannot' : isPushBlocked() ? 'notices.push.blocked' : 'notices.push.text')}</p>
      <p className={parts['row']}>
        {!isOn && canPush() && !isPushBlocked() && (
          <ActButton kind="strong" work={() => allowPush(publicKey).then(onChange)}>
            {t('notifyMe')}
          </ActButton>
        )}
        {isOn && <Test way="push" onChange={onChange} />}
        {isOn && <ActButton work={() => stopPush().then(onChange)}>{t('notices.stop')}</ActButton>}
      </p>
    </Panel>
  )
}

/** Sends a test notification and shows whether it was accepted. */
function Test({ way, onChange }: { way: NoticeWay; onChange: () => void }) {
  const [isSent, setSent] = useState<boolean | null>(null)
  const test = async () => {
    setSent((await (await onlineTables()).ask('testNotice', { way })).isSent)
    onChange()
  }
  return (
    <>
      <ActButton work={test}>{t('notices.test')}</ActButton>
      <span role="status">{isSent !== null && t(isSent ? 'notices.tested' : 'notices.notTested')}</span>
    </>
  )
}

const Stop = ({ way, onChange }: { way: NoticeWay; onChange: () => void }) => (
  <ActButton work={async () => (await onlineTables()).ask('dropNotices', { way }).then(onChange)}>
    {t('notices.stop')}
  </ActButton>
)

export function Mail({ state, onChange }: ChannelProps) {
  const channel = channelOf(state, 'mail')
  const keep = async (address: string) => (await onlineTables()).ask('keepMail', { address }).then(onChange)
  const confirm = async (code: string) => (await onlineTables()).ask('confirmMail', { code }).then(onChange)
  return (
    <Panel way="mail">
      <p>{t('notices.mail.text')}</p>
      {channel === undefined && (
        <LineForm {...LINE} label={t('mail.address')} button={t('mail.send')} type="email" work={keep} />
      )}
      {channel?.isConfirmed === false && (
        <>
          <p>{t('notices.mail.typeCode', { address: channel.address })}</p>
          <LineForm
            {...LINE}
            label={t('notices.mail.code')}
            button={t('notices.mail.confirm')}
            type="text"
            work={confirm}
          />
        </>
      )}
      {channel !== undefined && (
        <p className={parts['row']}>
          <span translate="no">{channel.address}</span>
          {channel.isConfirmed && <Test way="mail" onChange={onChange} />}
          <Stop way="mail" onChange={onChange} />
        </p>
      )}
    </Panel>
  )
}

export function Hook({ state, onChange }: ChannelProps) {
  const [form, setForm] = useState<HookForm>('discord')
  const channel = channelOf(state, 'hook')
  const keep = async (url: string) => (await onlineTables()).ask('keepHook', { url, form }).then(onChange)
  return (
    <Panel way="hook">
      {channel === undefined ? (
        <>
          <p>{t('notices.hook.text')}</p>
          <Choices
            legend={t('notices.hook.form')}
            values={HOOK_FORMS}
            value={form}
            say={one => t(`notices.hook.${one}`)}
            onChange={setForm}
          />
          <LineForm
            {...LINE}
            label={t('notices.hook.address')}
            button={t('notices.hook.keep')}
            type="url"
            work={keep}
          />
        </>
      ) : (
        <>
          <p className={parts['row']}>
            <span translate="no">{channel.address}</span>
            <Test way="hook" onChange={onChange} />
            <Stop way="hook" onChange={onChange} />
          </p>
          {channel.secret !== null && (
            <p className={css['secret']}>
              {t('notices.hook.secret')} <code translate="no">{channel.secret}</code>
            </p>
          )}
        </>
      )}
    </Panel>
  )
}
