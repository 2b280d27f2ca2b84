// My tables: unfinished games, finished games, and game files to open.

import { useState } from 'react'
import { deletesUnusedData } from '../host/connect.ts'
import type { OddTable, TableCard, TableLink } from '@tableworks/host'
import { usePageTitle } from '../page-title.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { TextField, useSubmit } from '../parts/fields.tsx'
import {
  ActButton,
  Button,
  ButtonLink,
  Dialog,
  Failure,
  FailureNote,
  Loading,
  partsCss as parts,
} from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { forgetReview } from '../table/kept-reviews.ts'
import { sayLastMove, sayWaiting, tableName, whoElse } from '../parts/table-name.ts'
import { useTables } from '../parts/use-tables.ts'
import { isYourTurn } from '../parts/whose-turn.ts'
import { sayDate, sayList } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { lentSeat, TakeBackButton } from '../online/take-back.tsx'
import { TimeLeft } from '../online/time-left.tsx'
import { TakeOnline } from '../online/take-online.tsx'
import { Import } from './import.tsx'
import look from '../parts/picture-card.module.css'
import css from './tables.module.css'

export function Tables() {
  usePageTitle(t('tables.title'))
  const [loaded, reload] = useTables(async tables => {
    const [odd, keeping] = await Promise.all([tables.oddTables(), tables.keeping()])
    return { tables, odd, keeping }
  })
  /** The most recently deleted table, while it can be restored. */
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null)
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  const head = (
    <>
      <h1>{t('tables.title')}</h1>
      <p className={parts['text']}>{t('tables.text')}</p>
    </>
  )
  if (loaded.state === 'loading')
    return (
      <div className={`${parts['page']} ${css['tables']}`}>
        {head}
        <Loading />
      </div>
    )
  const { cards } = loaded.value
  const { tables, odd, keeping } = loaded.value.more
  const remove = async (id: string, name: string) => {
    await tables.remove(id)
    forgetReview(id)
    const isShared = cards.some(one => one.id === id && one.online !== undefined)
    setDeleted(isShared || odd.some(one => one.id === id) ? null : { id, name })
    reload()
  }
  const bringBack = async () => {
    if (deleted !== null) await tables.restore(deleted.id)
    setDeleted(null)
    reload()
  }
  // Tables where it's your turn come first.
  const running = cards
    .filter(({ result }) => result === null)
    .toSorted((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)))
  const finished = cards.filter(({ result }) => result !== null)
  return (
    <div className={`${parts['page']} ${css['tables']}`}>
      {head}
      {keeping === 'memory' && <p className={parts['notice']}>{t('notSaved')}</p>}
      {keeping !== 'memory' && cards.some(({ online }) => online === undefined) && deletesUnusedData() && (
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
      {deleted !== null && (
        <p className={parts['notice']} role="status">
          {t('tables.deleted', { table: deleted.name })} <ActButton work={bringBack}>{t('tables.restore')}</ActButton>
        </p>
      )}
      <Shelf title={t('tables.running')} cards={running} tables={tables} onDelete={remove} onChange={reload} />
      <Shelf title={t('tables.finished')} cards={finished} tables={tables} onDelete={remove} onChange={reload} />
      {odd.length > 0 && <OddTables odd={odd} tables={tables} onDelete={remove} />}
      <Import tables={tables} />
      {keeping === 'best-effort' && cards.some(({ online }) => online === undefined) && !deletesUnusedData() && (
        <p className={parts['explain']}>{t('tables.bestEffort')}</p>
      )}
    </div>
  )
}

interface ShelfProps {
  readonly title: string
  readonly cards: readonly TableCard[]
  readonly tables: TableLink
  readonly onDelete: (id: string, name: string) => Promise<void>
  readonly onChange: () => void
}

const Shelf = ({ title, cards, tables, onDelete, onChange }: ShelfProps) =>
  cards.length > 0 && (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={css['cards']}>
        {cards.map(card => (
          <li key={card.id} className={`${look['card']} ${css['card']}`} data-yours={isYourTurn(card) || undefined}>
            <Card card={card} tables={tables} onDelete={onDelete} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )

/** Unreadable tables can only be exported or deleted. */
const OddTables = ({
  odd,
  tables,
  onDelete,
}: { odd: readonly OddTable[] } & Pick<ShelfProps, 'tables' | 'onDelete'>) => (
  <section aria-labelledby="odd">
    <h2 id="odd">{t('tables.odd')}</h2>
    <p className={parts['explain']}>{t('tables.oddText')}</p>
    <ul className={css['cards']}>
      {odd.map(({ id, problem }) => (
        <li key={id} className={`${look['card']} ${css['card']}`}>
          <div className={css['facts']}>
            <h3 translate="no">{id}</h3>
            <p className={parts['explain']}>{problem}</p>
          </div>
          <div className={parts['row']}>
            <ActButton work={async () => saveFile(fileName(['table', id], 'json'), await tables.raw(id))}>
              {t('saveRaw')}
            </ActButton>
            <DeleteButton name={id} text={t('tables.deleteOdd', { table: id })} work={() => onDelete(id, id)} />
          </div>
        </li>
      ))}
    </ul>
  </section>
)

type CardProps = { readonly card: TableCard } & Pick<ShelfProps, 'tables' | 'onDelete' | 'onChange'>

function Card({ card, tables, onDelete, onChange }: CardProps) {
  const names = card.sides.join(', ')
  const game = nameOf(card.game)
  const name = tableName(card)
  const [isTaking, setTaking] = useState(false)

  const save = async () => saveFile(fileName([card.game, ...card.sides], 'json'), await tables.exported(card.id))

  return (
    <>
      <div className={`${look['picture']} ${css['picture']}`}>
        <BoardCloseUp game={card.game} sizes="8.5rem" />
      </div>
      <div className={css['facts']}>
        <h3>
          {card.name === null ? game : t('tableTitle', { game, names: card.name })}{' '}
          <span className={css['state']} data-yours={isYourTurn(card) || undefined}>
            {stateOf(card)}
          </span>
        </h3>
        <p translate="no">
          {whoElse(card)}
          {card.chapter !== null && ` · ${card.chapter}`}
        </p>
        <p className={parts['explain']}>
          {detailsOf(card).join(' · ')}
          {card.clock !== undefined && ' · '}
          <TimeLeft card={card} />
        </p>
        <ExpiryNote card={card} />
      </div>
      <div className={parts['row']}>
        <TakeBackButton card={card} label={t('tableRow.takeBackOf', { game, names })} />
        <ButtonLink
          kind={lentSeat(card) === undefined ? 'strong' : 'plain'}
          href={`/table/${card.id}`}
          label={t('tableRow.openOf', { game, names })}
        >
          {t('tableRow.open')}
        </ButtonLink>
        <ActButton kind="quiet" work={save}>
          {t('tables.save')}
        </ActButton>
        {card.online === undefined && (
          <Button kind="quiet" onClick={() => setTaking(true)}>
            {t('takeOnline')}
          </Button>
        )}
        {isTaking && <TakeOnline tables={tables} card={card} onClose={() => setTaking(false)} />}
        <RenameButton card={card} tables={tables} onChange={onChange} />
        <DeleteButton
          name={name}
          text={t('tables.deleteText', { table: t('tableTitle', { game, names: name }) })}
          isShared={card.online !== undefined}
          work={() => onDelete(card.id, name)}
        />
      </div>
    </>
  )
}

/** Everything about a table except its players. */
const detailsOf = (card: TableCard): string[] => [
  ...(card.online === undefined ? [] : [t('tables.online')]),
  sayLastMove(card),
  ...(card.drawn ? [t('tableRow.drawn')] : []),
  ...(card.from === null ? [] : [t('tables.branch', { step: card.from.step })]),
  ...(card.fromFile === undefined
    ? []
    : [t(card.fromFile.isUnchecked === true ? 'tables.fromUncheckedFile' : 'tables.fromFile')]),
  ...(card.continued === undefined ? [] : [t('tables.continued')]),
  ...(card.box.hash === null ? [] : [t('tables.ownSet', { name: card.box.name })]),
]

/** The warning appears this long before a server removes a table. */
const WARN_MS = 30 * 24 * 60 * 60_000

function ExpiryNote({ card: { online, result } }: Pick<CardProps, 'card'>) {
  const [now] = useState(() => Date.now())
  const expires = online?.expires ?? null
  if (expires === null || expires - now > WARN_MS) return null
  const when = sayDate(expires)
  return (
    <p className={parts['notice']}>
      {result === null ? t('tables.expires', { when }) : t('tables.expiresFinished', { when })}
    </p>
  )
}

function RenameButton({ card, tables, onChange }: Pick<CardProps, 'card' | 'tables' | 'onChange'>) {
  const [name, setName] = useState<string | null>(null)
  const title = t('tables.renameOf', { table: tableName(card) })
  const { busy, error, onSubmit } = useSubmit(async () => {
    await tables.rename(card.id, name ?? '')
    setName(null)
    onChange()
  })
  return (
    <>
      <Button kind="quiet" aria-label={title} onClick={() => setName(card.name ?? '')}>
        {t('tables.rename')}
      </Button>
      {name !== null && (
        <Dialog title={title} onClose={() => setName(null)}>
          <form onSubmit={onSubmit}>
            <TextField
              label={t('tableName')}
              explain={t('tableNameExplain')}
              maxLength={60}
              value={name}
              onChange={setName}
            />
            <p className={css['sure']}>
              <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
                {t('tables.rename')}
              </Button>
            </p>
            {error !== null && <FailureNote error={error} />}
          </form>
        </Dialog>
      )}
    </>
  )
}

interface DeleteButtonProps {
  readonly name: string
  readonly text: string
  /** An online table belongs to other players too, so you leave it instead of deleting it. */
  readonly isShared?: boolean
  readonly work: () => Promise<void>
}

/** Names the table before deleting anything. */
function DeleteButton({ name, text, isShared = false, work }: DeleteButtonProps) {
  const title = isShared ? t('tables.leaveOf', { table: name }) : t('tables.deleteOf', { table: name })
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    await work()
    setAsking(false)
  }
  return (
    <>
      <Button kind="quiet" aria-label={title} onClick={() => setAsking(true)}>
        {isShared ? t('tables.leave') : t('tables.delete')}
      </Button>
      {asking && (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{isShared ? t('leave.text') : text}</p>
          <p className={css['sure']}>
            <ActButton kind="danger" work={remove}>
              {isShared ? t('leave.sure') : t('tables.deleteSure')}
            </ActButton>
          </p>
        </Dialog>
      )}
    </>
  )
}

function stateOf(card: TableCard): string {
  const { result, sides } = card
  if (result !== null) return t('tables.won', { names: sayList(sides.filter((_side, i) => result.places[i] === 1)) })
  if (isYourTurn(card)) return t('tables.yourTurn')
  if (lentSeat(card) !== undefined) return t('tableRow.botForYou')
  return sayWaiting(card)
}
