// Opens a game file: shows a finished game, or asks who plays on in an unfinished one.

import { proxy } from 'comlink'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { FileGlance, TableLink } from '@tableworks/host'
import { Button, Dialog, FailureNote, FileButton, partsCss as parts } from '../parts/parts.tsx'
import { Progress } from '../parts/progress.tsx'
import { useAct } from '../parts/use-act.ts'
import { WhoPlays } from '../setup/seats.tsx'
import { t } from './words.ts'
import css from './tables.module.css'

interface Waiting {
  readonly source: string
  readonly glance: FileGlance
}

export function Import({ tables }: { tables: TableLink }) {
  const [, goTo] = useLocation()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [progress, setProgress] = useState(0)
  const { busy, error, act } = useAct()

  const open = async (source: string, bots: readonly (string | null)[]) => {
    setWaiting(null)
    setProgress(0)
    const onLine = proxy((done: number, of: number) => setProgress(done / of))
    const made = await tables.imported(source, bots, onLine)
    if (made !== null) goTo(`/table/${made}`)
  }
  const look = async (file: File) => {
    const source = await file.text()
    const glance = await tables.glance(source)
    if (glance.isOver) return open(source, [])
    return setWaiting({ source, glance })
  }

  return (
    <section className={parts['panel']} aria-labelledby="import">
      <h2 id="import">{t('tables.import')}</h2>
      <p className={parts['explain']}>{t('tables.importText')}</p>
      <p>
        <FileButton label={t('chooseFile')} onChoose={file => act(() => look(file))} />
      </p>
      {busy && <Progress label={t('tables.importing')} done={progress} onStop={() => void tables.stopImport()} />}
      {error !== null && <FailureNote error={error} />}
      {waiting !== null && (
        <WhoPlaysOn
          glance={waiting.glance}
          onOpen={bots => act(() => open(waiting.source, bots))}
          onClose={() => setWaiting(null)}
        />
      )}
    </section>
  )
}

interface WhoPlaysOnProps {
  readonly glance: FileGlance
  readonly onOpen: (bots: readonly (string | null)[]) => void
  readonly onClose: () => void
}

function WhoPlaysOn({ glance: { game, seats }, onOpen, onClose }: WhoPlaysOnProps) {
  const [bots, setBots] = useState<readonly (string | null)[]>(() => seats.map(() => null))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(bots)
  }
  return (
    <Dialog title={t('tables.whoPlaysOn')} onClose={onClose}>
      <form className={css['players']} onSubmit={submit}>
        {seats.map((name, seat) => (
          <WhoPlays
            key={name}
            game={game}
            label={name}
            bot={bots[seat] ?? null}
            onChange={bot => setBots(bots.with(seat, bot))}
          />
        ))}
        <p>
          <Button kind="strong" type="submit">
            {t('openTable')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
