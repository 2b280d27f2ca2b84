// The player's identity on this server: a guest key kept in this browser, their other devices, and account deletion.

import { type FormEvent, useState } from 'react'
import { TextField } from '../parts/fields.tsx'
import { ActButton, Button, Dialog, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { QrCodeOf } from '../parts/qr-code.tsx'
import { tableName } from '../parts/table-name.ts'
import { useLoad } from '../parts/use-load.ts'
import { settings } from '../settings/settings.ts'
import { sayDate, sayTime } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { t } from './player-words.ts'
import { forgetOnline, beOnline, hasBeenOnline, onlineTables } from './here.ts'
import css from './online.module.css'
import { MailRecovery } from './mail-recovery.tsx'
import { ownTables } from './own-tables.ts'
import { hasPasskeys, makePasskey, signWithPasskey } from './passkey.ts'
import { SignIns } from './sign-ins.tsx'

/** `hasForget` is false where the page offers deletion elsewhere. */
export function Player({ hasForget = true }: { hasForget?: boolean }) {
  const [isKnown] = useState(hasBeenOnline)
  return (
    <section className={parts['panel']} aria-labelledby="player">
      <h2 id="player">{t('player.title')}</h2>
      <p>{t(isKnown ? 'player.text' : 'player.nobody')}</p>
      {isKnown && <Devices />}
      {isKnown && <SignIns />}
      {isKnown && <NewCode />}
      <EnterCode onEntered={beginAnew} />
      {hasPasskeys() && <Passkeys isKnown={isKnown} />}
      <MailRecovery onEntered={beginAnew} />
      {isKnown && hasForget && <ForgetMe />}
    </section>
  )
}

/** The list of tables depends on the player. */
const beginAnew = (): void => location.assign('/games')

function Devices() {
  const [loaded, reload] = useLoad('devices', async () => (await onlineTables()).ask('devices', {}))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  const drop = async (mark: string) => {
    await (await onlineTables()).ask('dropDevice', { mark })
    reload()
  }
  return (
    <ul className={css['seats']} aria-label={t('player.devices')}>
      {loaded.value.devices.map(({ mark, name, seen, isThis }) => (
        <li key={mark}>
          <span>
            <span translate="no">{name || t('player.someDevice')}</span>{' '}
            <span className={parts['explain']}>
              {isThis ? t('player.thisDevice') : t('player.seen', { when: sayDate(seen) })}
            </span>
          </span>
          {!isThis && <ActButton work={() => drop(mark)}>{t('player.drop')}</ActButton>}
        </li>
      ))}
    </ul>
  )
}

function NewCode() {
  const [made, setMade] = useState<{ code: string; expires: number } | null>(null)
  return (
    <div className={css['link']}>
      <p className={parts['explain']}>{t('player.codeExplain')}</p>
      {made !== null && (
        <>
          <p role="status">
            <output className={css['code']} translate="no">
              {made.code}
            </output>{' '}
            {t('player.codeText', { time: sayTime(made.expires) })}
          </p>
          <QrCodeOf text={linkWith(made.code)} label={t('player.qr')} />
        </>
      )}
      <p className={parts['row']}>
        <ActButton work={async () => setMade(await (await onlineTables()).ask('code', {}))}>
          {t('player.newCode')}
        </ActButton>
      </p>
    </div>
  )
}

/** The code is in the fragment, which browsers don't send to servers. The other device still asks before it uses the code. */
const linkWith = (code: string): string => `${location.origin}/settings#code=${encodeURIComponent(code)}`
const codeInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? ''

function EnterCode({ onEntered }: { onEntered: () => void }) {
  const [code, setCode] = useState(codeInAddress)
  const { busy, error, act } = useAct()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    act(async () => {
      beOnline()
      await (await onlineTables()).ask('enterCode', { code })
      onEntered()
    })
  }
  return (
    <form className={css['link']} onSubmit={enter}>
      <TextField
        label={t('player.enter')}
        explain={t('player.enterExplain')}
        value={code}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={setCode}
      />
      <p className={parts['row']}>
        <Button type="submit" aria-disabled={busy || code.trim() === '' || undefined}>
          {t('player.useCode')}
        </Button>
      </p>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}

function Passkeys({ isKnown }: { isKnown: boolean }) {
  const [made, reload] = useLoad('passkeys', async () =>
    isKnown ? (await (await onlineTables()).ask('devices', {})).passkeys : 0,
  )
  const count = made.state === 'ready' ? made.value : 0
  const make = async () => {
    await makePasskey(settings().name || t('defaultName'))
    reload()
  }
  const use = async () => {
    beOnline()
    await signWithPasskey()
    beginAnew()
  }
  const drop = async () => {
    await (await onlineTables()).ask('dropPasskeys', {})
    reload()
  }
  return (
    <div className={css['link']}>
      <p className={parts['explain']}>{t('player.passkeyExplain')}</p>
      {count > 0 && <p role="status">{t('player.passkeys', { count })}</p>}
      <p className={parts['row']}>
        {isKnown && <ActButton work={make}>{t('player.newPasskey')}</ActButton>}
        <ActButton work={use}>{t('player.usePasskey')}</ActButton>
        {count > 0 && (
          <ActButton kind="quiet" work={drop}>
            {t('player.dropPasskeys')}
          </ActButton>
        )}
      </p>
    </div>
  )
}

/** The running tables that the player would leave to bots. */
function RunningTables() {
  const [loaded] = useLoad('running', () => ownTables.load())
  if (loaded.state !== 'ready') return null
  const running = loaded.value.filter(({ result, online }) => result === null && online?.mine.length !== 0)
  if (running.length === 0) return null
  return (
    <>
      <p>{t('player.forgetRunning', { count: running.length })}</p>
      <ul>
        {running.map(card => (
          <li key={card.id}>{t('tableTitle', { game: nameOf(card.game), names: tableName(card) })}</li>
        ))}
      </ul>
    </>
  )
}

/** Explains what is deleted and what stays before doing anything irreversible. */
export function ForgetMe() {
  const [asking, setAsking] = useState(false)
  const forget = async () => {
    await (await onlineTables()).ask('forgetMe', {})
    forgetOnline()
    location.assign('/')
  }
  return (
    <>
      <p className={parts['row']}>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('player.forget')}
        </Button>
      </p>
      {asking && (
        <Dialog title={t('player.forget')} onClose={() => setAsking(false)}>
          <p>{t('player.forgetText')}</p>
          <RunningTables />
          <p className={css['sure']}>
            <ActButton kind="danger" work={forget}>
              {t('player.forgetSure')}
            </ActButton>
          </p>
        </Dialog>
      )}
    </>
  )
}
