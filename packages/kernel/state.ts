// A position as data, and the stack that steps operate on.

import type { Chance, ChanceState } from './chance.ts'
import type { Setting } from './game.ts'
import { copy } from './plain.ts'
import type { Seat } from './seats.ts'
import { type Fact, type Flow, MOVED, type Moved } from './steps.ts'

/** A frame on the stack, and its step. */
export interface StackedFrame {
  readonly step: string
  readonly frame: Readonly<Record<string, unknown>>
}

/** A complete position: the game's own state, the stack of frames (the last is the top), and the state of chance. */
export interface State<S = unknown> {
  g: S
  frames: StackedFrame[]
  chance: ChanceState
}

/** An option as the rules list it: a fixed word, or a few named values. */
export type Option = string | Readonly<Record<string, string | number>>

/** A fact and who may know it: everyone, or one seat. */
export interface Told {
  readonly fact: Fact
  readonly only: Seat | null
}
export type Listener = (told: Told) => void

/** The flow passed to steps: the current state's stack. */
export class Stack implements Flow<Record<string, unknown>, Fact> {
  readonly chance: Chance
  tell: ((fact: Fact, only?: Seat) => void) | undefined = undefined
  /** A step may move only once. A second call would run before the first, which is never intended. */
  mayMove = false
  private frames: StackedFrame[] = []

  constructor(chance: Chance) {
    this.chance = chance
  }

  bind(state: State, hear: Listener | undefined): void {
    this.frames = state.frames
    this.chance.state = state.chance
    this.tell = hear === undefined ? undefined : (fact, only) => hear({ fact, only: only ?? null })
  }

  call(step: string, frame: unknown): Moved {
    this.frames.push({ step, frame: frame as StackedFrame['frame'] })
    return this.moved()
  }
  goto(step: string, frame: unknown): Moved {
    this.frames[this.frames.length - 1] = { step, frame: frame as StackedFrame['frame'] }
    return this.moved()
  }
  end(): Moved {
    this.frames.pop()
    return this.moved()
  }
  backTo(step: string): Moved {
    const found = this.frames.findLastIndex((frame, i) => frame.step === step && i < this.frames.length - 1)
    if (found < 0) throw new Error(`there is no '${step}' below to go back to`)
    this.frames.length = found + 1
    return this.moved()
  }
  again(): Moved {
    return this.moved()
  }
  reveal(): void {
    this.chance.skip()
  }

  private moved(): Moved {
    if (!this.mayMove) throw new Error('a step moved twice')
    this.mayMove = false
    return MOVED
  }
}

/** A position in its saved and hashed form: `g` is a plain record of its fields. */
export interface SavedState extends Omit<State, 'g'> {
  g: Record<string, unknown>
}

/**
 * The box isn't saved. The variants are saved as `options`, their original name, because hashes include field names and old game
 * files must stay valid.
 */
export function savedState(state: State): SavedState {
  const { variants, ...fields } = state.g as Setting
  return { ...state, g: { ...fields, options: variants, box: null } }
}

/** Like `copy`, but box and variants stay shared. */
export function copyOfGame(g: Setting): Setting {
  const made = { ...g } as unknown as Record<string, unknown>
  for (const [key, part] of Object.entries(made))
    if (typeof part === 'object' && key !== 'box' && key !== 'variants') made[key] = copy(part)
  return made as unknown as Setting
}
