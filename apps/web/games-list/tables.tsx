// The tables of this device: running ones to go on with, finished ones to look at, and files to bring in.

import { useState } from 'react'
import { isForgetful, tablesHere } from '../host/connect.ts'
import type { OddTable, TableCard, TableLink } from '@tableworks/host'
import { usePageTitle } from '../page-title.ts'
import { ActButton, Button, ButtonLink, Dialog, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { useLoad } from '../parts/use-load.ts'
import { sayDate, sayList, t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { Import } from './import.tsx'
import css from './tables.module.css'

export function Tables() {
  usePageTitle(t('tables.title'))
  const [loaded, reload] = useLoad('tables', async () => {
    const tables = await tablesHere()
    const [cards, odd, keeping] = await Promise.all([tables.tables(), tables.oddTables(), tables.keeping()])
    return { tables, cards, odd, keeping }
  })
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  const { tables, cards, odd, keeping } = loaded.value
  const running = cards.filter(({ result }) => result === null)
  const finished = cards.filter(({ result }) => result !== null)
  return (
    <div className={parts['page']}>
      <h1>{t('tables.title')}</h1>
      <p className={parts['text']}>{t('tables.text')}</p>
      {keeping === 'memory' && <p className={parts['notice']}>{t('tables.memory')}</p>}
      {keeping !== 'memory' && cards.length > 0 && isForgetful() && (
        <p className={parts['notice']}>{t('tables.sevenDays')}</p>
      )}
      {cards.length === 0 && odd.length === 0 && (
        <div className={parts['panel']}>
          <p>{t('tables.empty')}</p>
          <p>
            <ButtonLink kind="strong" href="/">
              {t('tables.pick')}
            </ButtonLink>
          </p>
        </div>
      )}
      <Shelf title={t('tables.running')} cards={running} tables={tables} onChange={reload} />
      <Shelf title={t('tables.finished')} cards={finished} tables={tables} onChange={reload} />
      {odd.length > 0 && <OddTables odd={odd} tables={tables} onChange={reload} />}
      <Import tables={tables} />
      {keeping === 'best-effort' && cards.length > 0 && !isForgetful() && (
        <p className={parts['explain']}>{t('tables.bestEffort')}</p>
      )}
    </div>
  )
}

interface ShelfProps {
  readonly title: string
  readonly cards: readonly TableCard[]
  readonly tables: TableLink
  readonly onChange: () => void
}

const Shelf = ({ title, cards, tables, onChange }: ShelfProps) =>
  cards.length > 0 && (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={css['cards']}>
        {cards.map(card => (
          <li key={card.id} className={css['card']}>
            <Card card={card} tables={tables} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )

/** They can be taken along and thrown away, and nothing else. */
const OddTables = ({
  odd,
  tables,
  onChange,
}: {
  odd: readonly OddTable[]
  tables: TableLink
  onChange: () => void
}) => (
  <section aria-labelledby="odd">
    <h2 id="odd">{t('tables.odd')}</h2>
    <p className={parts['explain']}>{t('tables.oddText')}</p>
    <ul className={css['cards']}>
      {odd.map(({ id, problem }) => (
        <li key={id} className={css['card']}>
          <div className={css['facts']}>
            <h3 translate="no">{id}</h3>
            <p className={parts['explain']}>{problem}</p>
          </div>
          <div className={parts['row']}>
            <ActButton work={async () => saveFile(fileName(['table', id], 'json'), await tables.raw(id))}>
              {t('tables.saveRaw')}
            </ActButton>
            <DeleteButton id={id} tables={tables} onChange={onChange} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)

function Card({ card, tables, onChange }: { card: TableCard; tables: TableLink; onChange: () => void }) {
  const names = card.sides.join(', ')
  const game = nameOf(card.game)

  const save = async () => saveFile(fileName([card.game, ...card.sides], 'json'), await tables.exported(card.id))

  return (
    <>
      <div className={css['facts']}>
        <h3>{game}</h3>
        <p translate="no">{names}</p>
        <p className={parts['explain']}>
          {card.online !== undefined && `${t('tables.online')} · `}
          {stateOf(card)} · {t('tables.steps', { count: card.steps })}
          {card.drawn && ` · ${t('tables.drawn')}`}
          {card.from !== null && ` · ${t('tables.branch', { step: card.from.step })}`}
          {card.box.hash !== null && ` · ${t('tables.ownSet', { name: card.box.name })}`}
        </p>
        <time className={parts['explain']} translate="no" dateTime={new Date(card.updated).toISOString()}>
          {sayDate(card.updated)}
        </time>
      </div>
      <div className={parts['row']}>
        <ButtonLink kind="strong" href={`/table/${card.id}`} label={t('tables.openOf', { game, names })}>
          {t('tables.open')}
        </ButtonLink>
        <ActButton work={save}>{t('tables.save')}</ActButton>
        <DeleteButton id={card.id} tables={tables} isShared={card.online !== undefined} onChange={onChange} />
      </div>
    </>
  )
}

interface DeleteButtonProps {
  readonly id: string
  readonly tables: TableLink
  /** An online table is other people's too: one leaves it. */
  readonly isShared?: boolean
  readonly onChange: () => void
}

function DeleteButton({ id, tables, isShared = false, onChange }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    await tables.remove(id)
    setAsking(false)
    onChange()
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {isShared ? t('tables.leave') : t('tables.delete')}
      </Button>
      {asking && (
        <Dialog title={isShared ? t('tables.leave') : t('tables.delete')} onClose={() => setAsking(false)}>
          <p>{isShared ? t('tables.leaveText') : t('tables.deleteText')}</p>
          <p className={css['sure']}>
            <ActButton kind="strong" work={remove}>
              {isShared ? t('tables.leaveSure') : t('tables.deleteSure')}
            </ActButton>
          </p>
        </Dialog>
      )}
    </>
  )
}

function stateOf({ result, sides, actor, online }: TableCard): string {
  if (result !== null) return t('tables.won', { names: sayList(sides.filter((_side, i) => result.places[i] === 1)) })
  if (actor !== null && online?.mine.includes(actor) === true) return t('tables.yourTurn')
  return t('tables.waits', { name: sides[actor ?? 0] ?? '' })
}
