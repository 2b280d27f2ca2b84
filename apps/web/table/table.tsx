// A table's page: loads what it needs, then shows the gate or the table.

import { spokenAt } from '@tableworks/kernel'
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadBoard } from '../boards.ts'
import { loadGame } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { hostErrorOf, type TableCard, type TableLink } from '@tableworks/host'
import { usePageTitle } from '../page-title.ts'
import { ActButton, Button, Failure } from '../parts/parts.tsx'
import { rememberOpen } from '../parts/running-tables.ts'
import { fileName, saveFile } from '../parts/save-file.ts'
import { tableName } from '../parts/table-name.ts'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useSettings } from '../settings/settings.ts'
import { t, translated } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { NetworkNote } from '../online/network-note.tsx'
import { useYourTurn } from '../your-turn/use-your-turn.ts'
import { useStep } from './address.ts'
import { Foresight } from '@tableworks/host'
import { KeptEnding } from './kept-ending.tsx'
import { TableSession } from './session.ts'
import { TableView } from './table-view.tsx'

export function TablePage({ id, step }: { id: string; step: number | null }) {
  const [loaded] = useLoad('host', tablesHere)
  if (loaded.state === 'loading') return <TableOutline />
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  return <Watched tables={loaded.value} id={id} step={step} />
}

function Watched({ tables, id, step }: { tables: TableLink; id: string; step: number | null }) {
  const [session] = useState(() => new TableSession(tables, id, step))
  const state = useSyncExternalStore(session.subscribe, session.current)
  const { pace } = useSettings()
  useEffect(() => session.start(), [session])
  useEffect(() => void tables.pace(PACE_MS[pace]).catch(session.tellTrouble), [tables, session, pace])
  const toStep = useStep(session, step)
  const { card, position, failure } = state
  usePageTitle(card === null ? t('table.menu') : t('table.title', { game: nameOf(card.game), names: tableName(card) }))
  useYourTurn(card, position)
  useEffect(() => (card === null ? undefined : rememberOpen(card)), [card])
  if (failure !== null) {
    const Shown = hostErrorOf(failure).kind === 'otherRules' ? OfEarlierRules : Broken
    return <Shown tables={tables} id={id} card={card} error={failure} />
  }
  if (card === null) return <TableOutline />
  return <WithGame tables={tables} session={session} card={card} toStep={toStep} />
}

/** Slow enough to follow which player did what. */
const PACE_MS = { slow: 2400, brisk: 900, atOnce: 0 } as const

interface BrokenProps {
  readonly tables: TableLink
  readonly id: string
  readonly card: TableCard | null
  readonly error: unknown
}

/** Shows a finished game as far as the current rules allow. */
function OfEarlierRules(props: BrokenProps) {
  const { tables, id } = props
  const [loaded] = useLoad(`card of ${id}`, () => tables.card(id))
  if (loaded.state === 'loading') return <TableOutline />
  const card = loaded.state === 'ready' ? loaded.value : null
  if (card === null || card.result === null) return <Broken {...props} card={card} />
  return (
    <KeptEnding tables={tables} card={{ ...card, result: card.result }}>
      <ActButton kind="strong" work={() => save(tables, id, card)}>
        {t('table.save')}
      </ActButton>
    </KeptEnding>
  )
}

const save = async (tables: TableLink, id: string, card: TableCard | null) =>
  saveFile(fileName([card?.game ?? 'table', ...(card?.sides ?? [])], 'json'), await tables.exported(id))

/** A table that can't be shown can still be exported. */
function Broken({ tables, id, card, error }: BrokenProps) {
  const { kind } = hostErrorOf(error)
  const isHere = kind !== 'missing'
  const isDamaged = kind === 'oddRecord' || kind === 'damagedLog'
  return (
    <Failure error={error}>
      {isHere && (
        <>
          <Button kind="strong" onClick={() => location.reload()}>
            {t('again')}
          </Button>
          {isDamaged ? (
            <ActButton work={async () => saveFile(fileName(['table', id], 'json'), await tables.raw(id))}>
              {t('tables.saveRaw')}
            </ActButton>
          ) : (
            <ActButton work={() => save(tables, id, card)}>{t('table.save')}</ActButton>
          )}
        </>
      )}
    </Failure>
  )
}

interface WithGameProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly card: TableCard
  readonly toStep: (step: number | null) => void
}

// Memoized, because a new step in the address alone changes nothing; the session triggers the render.
const WithGame = memo(function WithGame({ tables, session, card, toStep }: WithGameProps) {
  const state = useSyncExternalStore(session.subscribe, session.current)
  const [loaded] = useLoad(card.id, async () => {
    const [game, board, own, keeping] = await Promise.all([
      loadGame(card.game),
      loadBoard(card.game),
      card.box.hash === null ? null : tables.componentsOf(card.id),
      card.online === undefined ? tables.keeping() : ('durable' as const), // Online, the server stores it.
    ])
    const foresight = new Foresight(game, own ?? undefined)
    return { game: translated(spokenAt(game, card.variants, foresight.box)), board, keeping, foresight }
  })
  const { gate, position } = state
  useFocusAfterGate(gate !== null, position !== null && loaded.state === 'ready')
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'loading' || position === null) return <TableOutline />
  const shown = { ...state, card, position }
  return (
    <>
      {card.online !== undefined && <NetworkNote />}
      <TableView tables={tables} session={session} state={shown} toStep={toStep} {...loaded.value} />
    </>
  )
})

/** Focuses the prompt after the gate opens. */
function useFocusAfterGate(isGated: boolean, isShown: boolean): void {
  const wasGated = useRef(false)
  useEffect(() => {
    if (isGated) wasGated.current = true
    else if (isShown && wasGated.current) {
      wasGated.current = false
      document.querySelector<HTMLElement>('[data-home]')?.focus()
    }
  }, [isGated, isShown])
}
