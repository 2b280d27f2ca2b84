// A table's page: loads what it needs, then shows the gate or the table.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { tablesHere } from '../host/connect.ts'
import { hostErrorOf, type TableCard, type TableLink, type TablePosition } from '@tableworks/host'
import { usePageTitle } from '../page-title.ts'
import { ActButton, Button, Failure } from '../parts/parts.tsx'
import { rememberOpen } from '../parts/running-tables.ts'
import { fileName, saveFile } from '../parts/save-file.ts'
import { tableName } from '../parts/table-name.ts'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useSettings } from '../settings/settings.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { useYourTurn, whoseTurn } from '../your-turn/use-your-turn.ts'
import { useStep } from './address.ts'
import { KeptEnding } from './kept-ending.tsx'
import { TableSession } from './session.ts'
import { PACE_MS, WithGame } from './with-game.tsx'

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
  usePageTitle(card === null ? t('table.menu') : titleOf(card, position))
  useYourTurn(card, position)
  useEffect(() => (card === null ? undefined : rememberOpen(card)), [card])
  if (failure !== null) {
    const Shown = hostErrorOf(failure).kind === 'otherRules' ? OfEarlierRules : Broken
    return <Shown tables={tables} id={id} card={card} error={failure} />
  }
  if (card === null) return <TableOutline />
  return <WithGame tables={tables} session={session} card={card} toStep={toStep} />
}

function titleOf(card: TableCard, position: TablePosition | null): string {
  const [game, name] = [nameOf(card.game), whoseTurn(card, position)]
  return name === null ? t('tableTitle', { game, names: tableName(card) }) : t('turnTitle', { name, game })
}

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
              {t('saveRaw')}
            </ActButton>
          ) : (
            <ActButton work={() => save(tables, id, card)}>{t('table.save')}</ActButton>
          )}
        </>
      )}
    </Failure>
  )
}
