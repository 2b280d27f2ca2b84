// Plays an exercise by its own solution and lists its problems, for tests and `tw lessons`.

import { type AnyGame, type Table } from '@tableworks/kernel'
import { Attempt } from './attempt.ts'
import { type AnyChallenge, type AnyExercise, type AnyLesson, type AnyLessonStep, isPlayed } from './lesson.ts'
import { fits, fitsAny } from './patterns.ts'
import { choicesIn, play } from './played.ts'
import { type Finished, finishedAt, isMet, momentOf, type Sighted, starsFor } from './run.ts'
import { levelOf, type Rival, rivalsChoice, seatOf, tableOf } from './start.ts'

export interface Rehearsal {
  readonly faults: readonly string[]
  /** The number of choices in its solution. */
  readonly moves: number
  /** The score of a challenge's best line. */
  readonly reached?: number
}

/** How long each kind of text may be to fit on a phone 360 px wide. A browser test checks this. */
export const MOST_LETTERS = {
  title: 30,
  goal: 64,
  intro: 130,
  task: 60,
  why: 210,
  answer: 190,
  learned: 210,
  aim: 64,
  advice: 170,
} as const

export function rehearse(game: AnyGame, lesson: AnyLesson, rival: Rival): Rehearsal {
  const faults = wordFaults(lesson)
  const moves = lesson.steps.flatMap(step => (isPlayed(step) ? choicesIn(step.showMe) : [])).length
  const done = onTable(game, lesson, faults, table => {
    let finished: Finished = []
    letRivalsPlay(table, lesson, rival)
    for (const [i, step] of lesson.steps.entries()) {
      const at = `step ${i + 1}`
      const told = step.values?.(momentOf(lesson, finished, sightOf(table, lesson))) ?? {}
      faults.push(...unfilled(step, told).map(name => `${at}: nothing fills {${name}}`))
      if (isPlayed(step)) {
        const since = finished
        const isMetNow = () => isMet(step.goal, momentOf(lesson, since, sightOf(table, lesson)))
        if (isMetNow()) return faults.push(`${at}: the goal is already met when the step begins`)
        faults.push(...doStep(table, lesson, step, rival, isMetNow).map(fault => `${at}: ${fault}`))
        finished = finishedAt(lesson, finished, sightOf(table, lesson))
        if (finished.length <= i) return faults.push(`${at}: "Show me" doesn't reach its goal`)
        if (finished.length > i + 1) return faults.push(`step ${i + 2}: the step before meets its goal too`)
      } else finished = [...finished, table.step]
    }
    return undefined
  })
  return { ...done, moves }
}

/** Plays the best line of a challenge. */
export function attempt(game: AnyGame, challenge: AnyChallenge, rival: Rival): Rehearsal {
  const faults = tooLong({ title: challenge.title, aim: challenge.aim, learned: challenge.learned })
  const [one, two, three] = challenge.stars
  if (!(one < two && two < three)) faults.push('its stars must rise')
  let reached = Number.NEGATIVE_INFINITY
  const done = onTable(game, challenge, faults, table => {
    const tried = Attempt.from({ challenge, referee: table.referee, rival }, table.state)
    if (tried.isOver) faults.push('it is over before it begins')
    if (tried.reached >= one) faults.push('the first star is reached before it begins')
    for (const choice of choicesIn(challenge.best)) {
      if (tried.isOver) faults.push(`it is over before '${choice}' of its best line`)
      tried.play(choice)
    }
    reached = tried.reached
    if (!tried.isOver) faults.push('its best line doesn’t end the attempt')
    else if (starsFor(challenge.stars, reached) < 3) faults.push(`its best line reaches only ${reached}`)
  })
  return { ...done, moves: choicesIn(challenge.best).length, reached }
}

function onTable(
  game: AnyGame,
  exercise: AnyExercise,
  faults: string[],
  work: (table: Table) => unknown,
): Pick<Rehearsal, 'faults'> {
  try {
    const table = tableOf(game, exercise)
    try {
      work(table)
    } catch (error) {
      faults.push(messageOf(error))
    }
    return { faults }
  } catch (error) {
    return { faults: [...faults, `its position: ${messageOf(error)}`] }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Plays a step as "Show me" does, and lists patterns that fit no option on the way. */
function doStep(
  table: Table,
  lesson: AnyLesson,
  step: Extract<AnyLessonStep, { goal: unknown }>,
  rival: Rival,
  isMetNow: () => boolean,
): string[] {
  const faults: string[] = []
  const { lit = [], answers = {}, showMe } = step
  const offered: string[] = []
  for (const choice of choicesIn(showMe)) {
    // Otherwise the next step would begin while this one still has choices to make.
    if (isMetNow()) faults.push(`the goal is already met before '${choice}' in "Show me"`)
    offered.push(...table.choices)
    if (lit.length > 0 && !fitsAny(lit, choice)) faults.push(`'${choice}' in "Show me" isn't lit`)
    play(table, choice)
    letRivalsPlay(table, lesson, rival)
  }
  for (const pattern of [...lit, ...Object.keys(answers)])
    if (!offered.some(name => fits(pattern, name))) faults.push(`no option fits '${pattern}'`)
  return faults
}

/** Rivals move until it's the learner's turn or the game is over. */
export function letRivalsPlay(table: Table, exercise: AnyExercise, rival: Rival): void {
  while (table.actor !== null && table.actor !== seatOf(exercise))
    play(
      table,
      rivalsChoice(exercise, table.choices) ?? rival(table.view(table.actor), table.referee, levelOf(exercise)),
    )
}

/** What the learner of an exercise sees at its table. */
export function sightOf(table: Table, exercise: AnyExercise): Sighted {
  const seat = seatOf(exercise)
  return {
    step: table.step,
    seen: table.view(seat),
    box: table.referee.box,
    journal: table.line.map((choice, i) => ({ step: i + 1, seat: choice.seat, told: table.told(seat, i, i + 1) })),
  }
}

function wordFaults({ title, goal, intro, learned, steps }: AnyLesson): string[] {
  const faults = tooLong({ title, goal, intro, learned })
  if (steps.length < 2 || steps.length > 6) faults.push(`it has ${steps.length} steps, not two to six`)
  for (const [i, step] of steps.entries()) {
    const { task, why } = step
    const words = tooLong({ task, why })
    if (isPlayed(step))
      for (const answer of [step.elsewhere, ...Object.values(step.answers ?? {})]) words.push(...tooLong({ answer }))
    faults.push(...words.map(fault => `step ${i + 1}: ${fault}`))
  }
  return faults
}

function tooLong(texts: Partial<Record<keyof typeof MOST_LETTERS, string>>): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const most = MOST_LETTERS[name as keyof typeof MOST_LETTERS]
    if (text.length === 0) return [`its ${name} is empty`]
    return text.length > most ? [`its ${name} has ${text.length} letters, at most ${most}: "${text}"`] : []
  })
}

/** The fields of a step's templates for which it has no values. */
function unfilled(step: AnyLessonStep, told: Readonly<Record<string, unknown>>): string[] {
  const texts = [step.task, step.why, ...(isPlayed(step) ? [step.elsewhere, ...Object.values(step.answers ?? {})] : [])]
  const fields = texts.flatMap(text => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))
  return [...new Set(fields)].filter(name => !(name in told))
}
