// A table's wording. The kit contains no words from games: the app builds a voice per table from the kernel's `sayPrompt`,
// `sayOption`, `sayFact` and `sayRefusal`.

import type { Fact, Option, Refusal, SeatView, StackedFrame } from '@tableworks/kernel'

export interface Voice {
  /** The deciding seat's prompt, with its options if known. */
  prompt(frame: StackedFrame, offered?: readonly Option[]): string
  /** An option's wording, at a position if known. */
  option(decision: string, option: Option, seen?: SeatView): string
  /** The journal's sentence for a fact. */
  fact(fact: Fact): string
  /** The reason, with the rule's number at the end. */
  refusal(refusal: Refusal): string
}
