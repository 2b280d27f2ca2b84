// The engine's error answers.

import { type Refusal, sayRefusal, type Table } from '@tableworks/kernel'

/** An answer of the form `{"error": {"code", "message"}}`. */
export class Failure extends Error {
  readonly code: string
  readonly more: Readonly<Record<string, unknown>>
  constructor(code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.more = more
  }
}

/** A refusal by the rules. */
export const refused = ({ game, sideNames }: Table, refusal: Refusal): Failure =>
  new Failure('refused', sayRefusal(game, refusal, sideNames), {
    because: refusal.because,
    rule: refusal.rule,
  })
