// A table for two in the page, with both seats played by the user, driven by the kernel.

import {
  type JournalEntry,
  Journal,
  type JournalTurn,
  OptionLayer,
  PlayerPanel,
  type ChoicePreview,
  PromptBar,
  ScoreChart,
  ScoreSheet,
  TextTable,
  useSounds,
  type Voice,
} from '@tableworks/board-kit'
import {
  type AnyGame,
  Chance,
  imagine,
  type Option,
  type Refusal,
  sayFact,
  sayOption,
  sayPrompt,
  sayRefusal,
  type Seat,
  seedFrom,
  swiftChance,
  Table,
  type Told,
} from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { useState } from 'react'
import { saltUi } from './salt-ui.tsx'
import css from './salt-table.module.css'

const game: AnyGame = saltAndTimber
const NAMES = ['Ann', 'Ben']
const NOTHING: readonly Told[] = []

const voice: Voice = {
  prompt: frame => sayPrompt(game, frame, NAMES),
  option: (decision, option) => sayOption(game, decision, option, NAMES),
  fact: fact => sayFact(game, fact, NAMES),
  refusal: refusal => sayRefusal(game, refusal, NAMES),
}

const openTable = () => new Table(game, { seatNames: NAMES, seed: seedFrom('the board kit') })

export function SaltTable({ text }: { text: boolean }) {
  const [table] = useState(openTable)
  const [{ seat, seen, told }, setMoment] = useState(() => momentOf(table, NOTHING))
  useSounds(told, saltUi.sounds)

  const say = (spoken: string): Refusal | null => {
    const answer = table.say(seat, spoken)
    if ('refusal' in answer) return answer.refusal
    setMoment(momentOf(table, answer.told))
    return null
  }

  const journal = journalOf(table, seat)
  const standing = NAMES.map((_name, side) => saltUi.standing(seen as never, side as Seat, table.referee.box))
  const end = table.result !== null && (
    <div className={css['end']}>
      <ScoreSheet result={table.result} words={game.words} sideNames={NAMES} />
      <ScoreChart sideNames={NAMES} scores={scoresOf(table)} />
    </div>
  )

  return (
    <main className={css['page']}>
      <h1 className={css['name']}>{game.name}</h1>
      <OptionLayer
        seen={seen}
        game={game}
        voice={voice}
        sideNames={NAMES}
        places={saltUi.places}
        candidates={table.referee.candidates(table.state)}
        onChoose={({ name }) => say(name)}
        preview={({ name }) => previewOf(table, seat, name)}
      >
        {text ? (
          <TextTable journal={journal} standing={standing} hints={saltUi.text}>
            {end}
          </TextTable>
        ) : (
          <div className={css['table']}>
            <div className={css['prompt']}>
              <PromptBar />
            </div>
            <div className={css['board']}>
              {end}
              <saltUi.Board seen={seen as never} box={table.referee.box} sideNames={NAMES} told={told} />
            </div>
            <aside className={css['side']} aria-label="Sides and journal">
              {NAMES.map((name, side) => (
                <PlayerPanel
                  key={name}
                  side={side}
                  name={name}
                  items={standing[side] ?? []}
                  active={table.actor === side}
                />
              ))}
              <Journal turns={turnsOf(journal)} />
            </aside>
          </div>
        )}
      </OptionLayer>
    </main>
  )
}

/** What the table shows after a choice: the view of the next seat to decide. */
function momentOf(table: Table, told: readonly Told[]) {
  const seat: Seat = table.actor ?? 0
  return { seat, seen: table.view(seat), told }
}

/** At this table every choice is a turn. */
const turnsOf = (journal: readonly JournalEntry[]): JournalTurn[] =>
  [...new Set(journal.map(({ step }) => step))].map(step => {
    const told = journal.filter(entry => entry.step === step)
    const side = told.flatMap(({ fact }) => ('seat' in fact ? [fact.seat as number] : []))[0] ?? null
    return { side, from: step - 1, to: step, told }
  })

function journalOf(table: Table, seat: Seat): JournalEntry[] {
  return table.line.flatMap((_played, i) => table.told(seat, i, i + 1).map(({ fact }) => ({ step: i + 1, fact })))
}

function scoresOf(table: Table): number[][] {
  const steps = Array.from({ length: table.step + 1 }, (_, step) => table.at(step))
  return steps.map(({ g }) => [...game.result(g).scores])
}

/** A preview, computed in a world that agrees with the seat's view. */
async function previewOf(table: Table, seat: Seat, name: string): Promise<ChoicePreview> {
  const { referee } = table
  const world = imagine(referee, table.view(seat), new Chance(swiftChance('preview')))
  const reading = referee.read(world, name)
  if ('refusal' in reading) return { sentences: [], deltas: [], effects: [] }
  const before = game.result(world.g).scores[seat] ?? 0
  const option: Option = reading.option
  const told: Told[] = []
  referee.choose(world, option, one => told.push(one))
  const after = game.result(world.g).scores[seat] ?? 0
  return {
    sentences: told.filter(({ only }) => only === null).map(({ fact }) => voice.fact(fact)),
    deltas: before === after ? [] : [{ label: 'Score', side: seat, from: before, to: after }],
    effects: [],
  }
}
