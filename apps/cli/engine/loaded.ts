// A table that begins in the middle: the game with its set-up replaced by a position. Everything a table does
// (refusals, undo, redo, views) then works on it unchanged.

import {
  type AnyGame,
  canonical,
  copy,
  digest,
  type Fact,
  type Flow,
  loadState,
  type Moved,
  Problem,
  Referee,
  seedFrom,
  type Setting,
  type State,
  Table,
} from '@tableworks/kernel'
import { seatNames } from './names.ts'

/** The step that puts the frames of the position back on the stack; no game can have one of this name. */
const RESUME = '(resume)'

/** What is wrong with the state is thrown as a Problem that names the field. */
export function tableFrom(game: AnyGame, data: unknown): Table {
  const position = checked(game, data)
  const { seats, options } = position.g as Setting<unknown, Record<string, unknown>>
  return new Table(beginningIn(game, position), {
    seatNames: seatNames(seats),
    options,
    // The dice go on as the state says; this seed only serves draws that are made anew after an undo.
    seed: seedFrom(digest(canonical(position.chance))),
  })
}

/** The kernel names what it looks for; values it does not look at may still make the rules stumble. */
function checked(game: AnyGame, data: unknown): State {
  try {
    return loadState(new Referee(game), data)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`no game can be in this state: ${(error as Error).message}`)
  }
}

const beginningIn = (game: AnyGame, position: State): AnyGame => ({
  ...game,
  setup(setting, chance) {
    replace(chance.state, position.chance)
    return { ...copy({ ...(position.g as Setting), box: null }), box: setting.box }
  },
  first: [RESUME, {}],
  steps: {
    ...game.steps,
    [RESUME]: {
      run(_g: unknown, _frame: unknown, flow: Flow<Record<string, unknown>, Fact>) {
        let moved: Moved = flow.end()
        for (const { step, frame } of copy(position.frames)) moved = flow.call(step, frame)
        return moved
      },
    },
  },
})

/** The table holds on to the object, so its fields are exchanged. */
function replace(there: object, by: object): void {
  for (const key of Object.keys(there)) Reflect.deleteProperty(there, key)
  Object.assign(there, by)
}
