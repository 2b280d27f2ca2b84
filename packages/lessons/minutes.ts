// How long a lesson takes, from what there is to read and to do.

import { type AnyLesson, type AnyLessonStep, isPlayed } from './lesson.ts'
import { choicesIn } from './played.ts'

const WORDS_A_MINUTE = 200
/** To find a place on the board and press it, or to press "Next". */
const SECONDS_AN_ACTION = 5

/** In whole minutes, rounded up. Comments on other moves don't count. */
export function minutesFor({ title, goal, intro, steps, learned }: AnyLesson): number {
  const texts = [title, goal, intro, learned, ...steps.flatMap(({ task, why }) => [task, why])]
  const words = texts.join(' ').split(' ').length
  const actions = steps.map(actionsIn).reduce((sum, one) => sum + one, 0)
  return Math.ceil(words / WORDS_A_MINUTE + (actions * SECONDS_AN_ACTION) / 60)
}

const actionsIn = (step: AnyLessonStep): number => (isPlayed(step) ? choicesIn(step.showMe).length : 1)
