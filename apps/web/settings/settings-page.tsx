import { lazy, Suspense, useState } from 'react'
import { tablesHere } from '../host/connect.ts'
import { usePageTitle } from '../page-title.ts'
import { TextField } from '../parts/fields.tsx'
import { Button, ButtonLink, Check, Choices, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { changeSettings, EVERY_SCENE, useSettings } from './settings.ts'
import { tellTipsAgain } from './tips.ts'

// Only this part talks to the server, so it has its own bundle.
const Player = lazy(async () => ({ default: (await import('../online/player.tsx')).Player }))

export function SettingsPage() {
  usePageTitle(t('settings.title'))
  return (
    <div className={parts['page']}>
      <h1>{t('settings.title')}</h1>
      <p className={parts['text']}>{t('settings.text')}</p>
      <Look />
      <Play />
      <p className={parts['row']}>
        <ButtonLink href="/notifications">{t('nav.notifications')}</ButtonLink>
      </p>
      {import.meta.env.DEV && <Language />}
      <Suspense fallback={<Loading />}>
        <Player />
      </Suspense>
      <Storage />
    </div>
  )
}

function Look() {
  const { theme, contrast, motion, size } = useSettings()
  return (
    <section className={parts['panel']} aria-labelledby="look">
      <h2 id="look">{t('settings.look')}</h2>
      <Choices
        legend={t('settings.theme.label')}
        values={['system', 'light', 'dark'] as const}
        value={theme}
        say={value => t(`settings.theme.${value}`)}
        onChange={value => changeSettings({ theme: value })}
      />
      <Choices
        legend={t('settings.contrast.label')}
        values={['system', 'more'] as const}
        value={contrast}
        say={value => t(`settings.contrast.${value}`)}
        onChange={value => changeSettings({ contrast: value })}
      />
      <Choices
        legend={t('settings.motion.label')}
        values={['system', 'reduce'] as const}
        value={motion}
        say={value => t(`settings.motion.${value}`)}
        onChange={value => changeSettings({ motion: value })}
      />
      <Choices
        legend={t('settings.size.label')}
        values={[100, 125, 150, 200] as const}
        value={size}
        say={value => t('settings.size.value', { size: value })}
        onChange={value => changeSettings({ size: value })}
      />
    </section>
  )
}

function Play() {
  const { name, pace, skippedScenes, confirmTurn, textMode, sounds, turnBell } = useSettings()
  return (
    <section className={parts['panel']} aria-labelledby="play">
      <h2 id="play">{t('settings.play')}</h2>
      <TextField
        label={t('settings.name.label')}
        explain={t('settings.name.explain')}
        value={name}
        maxLength={24}
        autoComplete="off"
        onChange={changed => changeSettings({ name: changed })}
      />
      <Choices
        legend={t('settings.pace.label')}
        values={['slow', 'brisk', 'atOnce'] as const}
        value={pace}
        say={value => t(`settings.pace.${value}`)}
        onChange={value => changeSettings({ pace: value })}
      />
      <Check
        label={t('settings.scenes.label')}
        explain={t('settings.scenes.explain')}
        checked={skippedScenes.length === 0}
        onChange={value => changeSettings({ skippedScenes: value ? [] : [EVERY_SCENE] })}
      />
      <Check
        label={t('settings.confirmTurn.label')}
        explain={t('settings.confirmTurn.explain')}
        checked={confirmTurn}
        onChange={value => changeSettings({ confirmTurn: value })}
      />
      <Check
        label={t('settings.textMode.label')}
        explain={t('settings.textMode.explain')}
        checked={textMode}
        onChange={value => changeSettings({ textMode: value })}
      />
      <Check
        label={t('settings.sounds.label')}
        explain={t('settings.sounds.explain')}
        checked={sounds}
        onChange={value => changeSettings({ sounds: value })}
      />
      <Check
        label={t('settings.turnBell.label')}
        explain={t('settings.turnBell.explain')}
        checked={turnBell}
        onChange={value => changeSettings({ turnBell: value })}
      />
      <Tips />
    </section>
  )
}

function Tips() {
  const [isTold, setTold] = useState(false)
  return (
    <div className={parts['row']}>
      <Button
        onClick={() => {
          tellTipsAgain()
          setTold(true)
        }}
      >
        {t('settings.tips.again')}
      </Button>
      <span role="status">{isTold && t('settings.tips.told')}</span>
    </div>
  )
}

function Storage() {
  const [loaded] = useLoad('keeping', async () => (await tablesHere()).keeping())
  return (
    <section className={parts['panel']} aria-labelledby="storage">
      <h2 id="storage">{t('settings.storage')}</h2>
      {loaded.state === 'loading' && <p>{t('loading')}</p>}
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'ready' && <p>{t(`settings.storageText.${loaded.value}`)}</p>}
    </section>
  )
}

/** For developers: reveals text that isn't in the catalogue. There is no second language yet. */
function Language() {
  const { locale } = useSettings()
  return (
    <section className={parts['panel']} aria-labelledby="language">
      <h2 id="language">{t('settings.language.label')}</h2>
      <Choices
        legend={t('settings.language.label')}
        values={['en', 'pseudo'] as const}
        value={locale}
        say={value => t(`settings.language.${value}`)}
        onChange={value => {
          changeSettings({ locale: value })
          location.assign(location.pathname) // A reload translates all text.
        }}
      />
    </section>
  )
}
