// Text mode: the whole table in text, built only from options, facts and the view. It works fully with keyboard and screen reader,
// and serves as the board for a game that has no drawing yet.

import type { Fact } from '@tableworks/kernel'
import { Fragment, memo, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { AnyTextHints, StandingItem } from '../game-ui.ts'
import { ChoiceDetail } from '../option/choice-detail.tsx'
import type { Choice } from '../option/choices.ts'
import { useLayer } from '../option/layer-context.ts'
import { Asked, type OthersWaiting } from '../option/asked.tsx'
import { RuleLink, WithRule } from '../option/rule-link.tsx'
import { Skippable } from '../panels/skippable.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import type { Voice } from '../voice.ts'
import { describe, type Grid } from './describe.ts'
import { fitting, numbered, type Numbered, taken } from './find.ts'
import { type JournalEntry, keyed } from './journal-entry.ts'
import css from './text-table.module.css'

export interface TextTableProps {
  /** The facts this seat learned, oldest first. */
  readonly journal: readonly JournalEntry[]
  /** Each side's figures, in the order of `sideNames`. */
  readonly standing?: readonly (readonly StandingItem[])[] | undefined
  readonly hints?: AnyTextHints | undefined
  /** Passed to the text hints. */
  readonly box?: unknown
  /** Additional content, such as the score sheet at the end. */
  readonly waiting?: OthersWaiting | null | undefined
  readonly children?: ReactNode
}

export function TextTable({ journal, standing, hints, box, waiting, children }: TextTableProps) {
  return (
    <div className={css['table']} data-own-detail>
      <Choosing waiting={waiting}>{children}</Choosing>
      {standing !== undefined && <Standing standing={standing} />}
      <Position hints={hints} box={box} />
      <Told journal={journal} />
    </div>
  )
}

function Choosing({ waiting, children }: Pick<TextTableProps, 'waiting' | 'children'>) {
  const { shown, offered, hand } = useLayer()
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Choice | null>(null)
  const [seen, setSeen] = useState(shown.seen)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  if (seen !== shown.seen) {
    setSeen(shown.seen)
    setTyped('')
    setNear(null)
  }
  const open = useMemo(() => numbered(offered.choices.filter(choice => choice.open)), [offered.choices])
  const closed = offered.choices.filter(choice => !choice.open)
  const fits = fitting(open, typed)

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target === field.current) return onFieldKey(event)
    const wanted = /^[1-9]$/.test(event.key) ? open[Number(event.key) - 1] : undefined
    if (wanted !== undefined) hand.choose(wanted.choice)
    else if (moved(list.current, event.target, event.key)) event.preventDefault()
    else if (/^[a-z]$/i.test(event.key)) field.current?.focus()
  }

  const onFieldKey = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' && moved(list.current, null, 'Home')) event.preventDefault()
    if (event.key === 'Escape') setTyped('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    const choice = taken(open, typed)
    if (choice !== null) hand.choose(choice)
  }

  return (
    // Handles the list's keys wherever the focus is in here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={css['choosing']} aria-label={say('text.turn')} onKeyDown={onKeyDown}>
      <div className={css['asked']}>
        <Asked home="always" waiting={waiting} />
      </div>
      <p className={css['refused']} role="alert">
        {offered.refused !== null && <WithRule text={offered.refused} />}
      </p>
      {open.length > 0 && (
        <>
          <FilterField field={field} typed={typed} onType={setTyped} found={fits.length} />
          <h3 className={css['title']}>{say('text.choices')}</h3>
          <ol ref={list} className={css['choices']}>
            {fits.map(one => (
              <OpenChoice key={one.choice.name} {...one} onChoose={hand.choose} onNear={setNear} />
            ))}
          </ol>
          <div className={css['detail']} aria-live="polite">
            {near !== null && <ChoiceDetail choice={near} />}
          </div>
        </>
      )}
      {closed.length > 0 && (
        <>
          <h3 className={css['title']}>{say('text.closed')}</h3>
          <ul className={css['closed']}>
            {closed.map(choice => (
              <ClosedChoice key={choice.name} choice={choice} />
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  )
}

interface FilterFieldProps {
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly found: number
  onType(text: string): void
}

function FilterField({ field, typed, found, onType }: FilterFieldProps) {
  const id = useId()
  return (
    <div className={css['filter']}>
      <label htmlFor={id}>{say('text.filter')}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-help`}
        onChange={event => onType(event.target.value)}
      />
      <p id={`${id}-help`} className={css['help']}>
        {say('text.filterHelp')}
      </p>
      <p role="status" className={css['help']}>
        {typed !== '' && (found === 0 ? say('text.none') : say('choices', { count: found }))}
      </p>
    </div>
  )
}

interface OpenChoiceProps extends Numbered<Choice> {
  onChoose(choice: Choice): void
  onNear(choice: Choice): void
}

const OpenChoice = ({ number, choice, onChoose, onNear }: OpenChoiceProps) => (
  <li value={number}>
    <button
      type="button"
      className={css['choice']}
      data-choice={choice.name}
      data-dim={choice.isDim}
      onClick={() => onChoose(choice)}
      onFocus={() => onNear(choice)}
      onPointerEnter={() => onNear(choice)}
    >
      <span className={css['number']} aria-hidden="true">
        {number}
      </span>
      {choice.label}
    </button>
  </li>
)

function ClosedChoice({ choice }: { choice: Choice }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <li>
      <button type="button" className={css['ask']} aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {choice.label}
        <span className={css['whyNot']}>{say('whyNot')}</span>
      </button>
      <div role="status" className={css['because']}>
        {isAsked && <ChoiceDetail choice={choice} />}
      </div>
    </li>
  )
}

/** Handles arrow keys, Home and End in the list. */
function moved(list: HTMLElement | null, from: EventTarget | null, key: string): boolean {
  const items = [...(list?.querySelectorAll('button') ?? [])]
  const at = items.indexOf(from as HTMLButtonElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key]
  if (to === undefined) return false
  const item = items[Math.max(0, Math.min(items.length - 1, to))]
  item?.focus()
  return item !== undefined
}

function Standing({ standing }: { standing: readonly (readonly StandingItem[])[] }) {
  const { sideNames, seen } = useLayer().shown
  const id = useId()
  const columns = standing[0]?.map(({ label }) => label) ?? []
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {say('text.standing')}
      </h2>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
        <table className={css['grid']} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{say('text.side')}</th>
              {columns.map(label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standing.map((items, side) => (
              <tr key={sideNames[side] ?? side}>
                <th scope="row">
                  <SeatMark seat={side} size={18} /> {sideNames[side]}
                  {seen.actor === side && ` (${say('text.inTurn')})`}
                </th>
                {items.map(({ label, value }) => (
                  <td key={label}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Position({ hints, box }: { hints: AnyTextHints | undefined; box: unknown }) {
  const { seen, sideNames, game } = useLayer().shown
  const id = useId()
  const { values, sides, grids } = useMemo(
    () => describe(seen.view, { seats: seen.seats, sideNames, spoken: game.words, hints }),
    [seen, sideNames, game, hints],
  )
  const sections = useMemo(
    () => (box === undefined ? [] : (hints?.sections?.(seen, box, sideNames) ?? [])),
    [hints, seen, box, sideNames],
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {say('text.position')}
      </h2>
      {sections.map(({ title, lines }) => (
        <Fragment key={title}>
          <h3 className={css['subtitle']}>{title}</h3>
          <ul className={css['lines']}>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <dl className={css['values']}>
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sides !== null && <GridTable grid={sides} corner={say('text.side')} />}
      {grids.map(grid => (
        <GridTable key={grid.title} grid={grid} corner={say('text.item')} />
      ))}
    </section>
  )
}

function GridTable({ grid, corner }: { grid: Grid; corner: string }) {
  const id = useId()
  return (
    <>
      <h3 id={id} className={css['subtitle']}>
        {grid.title}
      </h3>
      <div className={css['scroll']}>
        <table className={css['grid']} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {grid.columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell, i) => (
                  <td key={grid.columns[i]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Newest last, so a screen reader continues where it stopped. */
function Told({ journal }: { journal: readonly JournalEntry[] }) {
  const { voice, game } = useLayer().shown
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {say('text.journal')}
      </h2>
      {journal.length === 0 && <p>{say('journal.empty')}</p>}
      <Skippable label={say('journal.skip')}>
        <div className={css['told']} role="log" aria-live="polite" aria-labelledby={id}>
          <ol>
            {keyed(journal).map(({ key, fact }) => (
              <Sentence key={key} fact={fact} voice={voice} rule={game.words.clauses?.facts[fact.kind]} />
            ))}
          </ol>
        </div>
      </Skippable>
    </section>
  )
}

/** Memoized, because a long game has thousands of sentences. */
const Sentence = memo(({ fact, voice, rule }: { fact: Fact; voice: Voice; rule: string | undefined }) => (
  <li>
    {voice.fact(fact)} <RuleLink rule={rule} short />
  </li>
))
Sentence.displayName = 'Sentence'
