// Who you are on this server: a guest whose key this browser keeps, the other devices that are you too, and the way out.

import { type FormEvent, useState } from 'react'
import { ActButton, Button, Dialog, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { useLoad } from '../parts/use-load.ts'
import { sayDate, sayTime, t } from '../words/index.ts'
import { beNobody, beOnline, hasBeenOnline, onlineTables } from './here.ts'
import css from './online.module.css'

export function Player() {
  const [isKnown, setKnown] = useState(hasBeenOnline)
  return (
    <section className={parts['panel']} aria-labelledby="player">
      <h2 id="player">{t('player.title')}</h2>
      <p>{t(isKnown ? 'player.text' : 'player.nobody')}</p>
      {isKnown && <Devices />}
      {isKnown && <NewCode />}
      <EnterCode
        onEntered={() => {
          setKnown(true)
          location.assign('/games') // another player has other tables: everything begins anew
        }}
      />
      {isKnown && <ForgetMe />}
    </section>
  )
}

function Devices() {
  const [loaded, reload] = useLoad('devices', async () => (await onlineTables()).devices())
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  const drop = async (mark: string) => {
    await (await onlineTables()).dropDevice(mark)
    reload()
  }
  return (
    <ul className={css['seats']} aria-label={t('player.devices')}>
      {loaded.value.map(({ mark, name, seen, isThis }) => (
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
        <p role="status">
          <output className={css['code']} translate="no">
            {made.code}
          </output>{' '}
          {t('player.codeText', { time: sayTime(made.expires) })}
        </p>
      )}
      <p className={parts['row']}>
        <ActButton work={async () => setMade(await (await onlineTables()).code())}>{t('player.newCode')}</ActButton>
      </p>
    </div>
  )
}

function EnterCode({ onEntered }: { onEntered: () => void }) {
  const [code, setCode] = useState('')
  const { busy, error, act } = useAct()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    act(async () => {
      beOnline()
      await (await onlineTables()).enterCode(code)
      onEntered()
    })
  }
  return (
    <form className={css['link']} onSubmit={enter}>
      <label className={parts['field']}>
        <span>{t('player.enter')}</span>
        <input
          className={parts['input']}
          value={code}
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX"
          onChange={event => setCode(event.target.value)}
        />
        <span className={parts['explain']}>{t('player.enterExplain')}</span>
      </label>
      <p className={parts['row']}>
        <Button type="submit" aria-disabled={busy || code.trim() === '' || undefined}>
          {t('player.useCode')}
        </Button>
      </p>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}

/** Before something that cannot be brought back it is said what goes and what stays. */
function ForgetMe() {
  const [asking, setAsking] = useState(false)
  const forget = async () => {
    await (await onlineTables()).forgetMe()
    beNobody()
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
          <p className={css['sure']}>
            <ActButton kind="strong" work={forget}>
              {t('player.forgetSure')}
            </ActButton>
          </p>
        </Dialog>
      )}
    </>
  )
}
