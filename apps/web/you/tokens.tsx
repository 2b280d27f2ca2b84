// API tokens. With a token, the player's own program plays or watches.

import { MOST_TOKENS, TOKEN_RIGHTS, type TokenCard, type TokenRight } from '@tableworks/protocol'
import { type FormEvent, useState } from 'react'
import { onlineTables } from '../online/here.ts'
import css from '../online/online.module.css'
import { TextField } from '../parts/fields.tsx'
import { ActButton, Button, Choices, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { useLoad } from '../parts/use-load.ts'
import { sayDate } from '../words/index.ts'
import { t } from './words.ts'

export function Tokens() {
  const [loaded, reload] = useLoad('tokens', async () => (await onlineTables()).ask('tokens', {}))
  return (
    <section className={parts['panel']} aria-labelledby="tokens">
      <h2 id="tokens">{t('tokens.title')}</h2>
      <p className={parts['explain']}>{t('tokens.text')}</p>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'ready' && <Made tokens={loaded.value} onChange={reload} />}
    </section>
  )
}

function Made({ tokens, onChange }: { tokens: readonly TokenCard[]; onChange: () => void }) {
  const drop = async (mark: string) => {
    await (await onlineTables()).ask('dropToken', { mark })
    onChange()
  }
  return (
    <>
      {tokens.length > 0 && (
        <ul className={css['seats']} aria-label={t('tokens.title')}>
          {tokens.map(({ mark, name, allows, used }) => (
            <li key={mark}>
              <span>
                <span translate="no">{name}</span>{' '}
                <span className={parts['explain']}>
                  {t(`tokens.${allows}`)} ·{' '}
                  {used === null ? t('tokens.unused') : t('tokens.used', { when: sayDate(used) })}
                </span>
              </span>
              <ActButton work={() => drop(mark)}>{t('tokens.revoke')}</ActButton>
            </li>
          ))}
        </ul>
      )}
      {tokens.length < MOST_TOKENS ? <NewToken onMade={onChange} /> : <p>{t('tokens.most', { count: MOST_TOKENS })}</p>}
    </>
  )
}

function NewToken({ onMade }: { onMade: () => void }) {
  const [name, setName] = useState('')
  const [allows, setAllows] = useState<TokenRight>('play')
  const [token, setToken] = useState<string | null>(null)
  const { busy, error, act } = useAct()
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    act(async () => {
      setToken((await (await onlineTables()).ask('newToken', { name, allows })).token)
      setName('')
      onMade()
    })
  }
  return (
    <>
      {token !== null && <Shown token={token} />}
      <form className={css['link']} onSubmit={make}>
        <TextField
          label={t('tokens.name')}
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder={t('tokens.example')}
          onChange={setName}
        />
        <Choices
          legend={t('tokens.right')}
          values={TOKEN_RIGHTS}
          value={allows}
          say={right => t(`tokens.${right}`)}
          onChange={setAllows}
        />
        <p className={parts['explain']}>{t('tokens.rightExplain')}</p>
        <p className={parts['row']}>
          <Button type="submit" aria-disabled={busy || name.trim() === '' || undefined}>
            {t('tokens.make')}
          </Button>
        </p>
        {error !== null && <FailureNote error={error} />}
      </form>
    </>
  )
}

/** The only time the token is shown. */
function Shown({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(token)
    setCopied(true)
  }
  return (
    <div className={css['link']} role="status">
      <label className={parts['field']}>
        <span>{t('tokens.once')}</span>
        <input
          className={parts['input']}
          readOnly
          value={token}
          translate="no"
          onFocus={event => event.target.select()}
        />
      </label>
      <p className={parts['row']}>
        {'clipboard' in navigator && <ActButton work={copy}>{t('tokens.copy')}</ActButton>}
        {isCopied && t('tokens.copied')}
      </p>
    </div>
  )
}
