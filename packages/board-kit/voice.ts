// How a table speaks. The kit draws and never words anything of a game itself: the app makes a voice from the
// kernel's `sayPrompt`, `sayOption`, `sayFact` and `sayRefusal` once for a table and hands it in.

import type { Fact, Option, Refusal, SeatView, StackedFrame } from '@tableworks/kernel'

export interface Voice {
  /** What the waiting seat is asked, with what it is offered where that is known. */
  prompt(frame: StackedFrame, offered?: readonly Option[]): string
  /** How an option is spoken, at a position where that is known. */
  option(decision: string, option: Option, seen?: SeatView): string
  /** The journal's sentence for a fact. */
  fact(fact: Fact): string
  /** Why not, with the rule's number at the end. */
  refusal(refusal: Refusal): string
}
