// Moves that a player prepares while waiting at a slow table. The host plays them as ordinary moves when it's the player's turn to
// decide, if they are legal then. The rest of a plan follows from the log, so each move is played only once even with several
// servers.

import type { AnyGame, Seat } from '@tableworks/kernel'
import { HostError, NOTHING_PREPARED, type Prepared, type PreparedMove, type PreparedPlan } from '../link.ts'
import type { KeptPlan, PreparedPlans } from '../store.ts'
import type { StoredTable } from './stored-table.ts'

/** The change to a record that stores a seat's plan. Each seat has its own field, so two servers never overwrite each other's. */
const planField = (seat: Seat, plan: KeptPlan | null): PreparedPlans => ({ [`prepared${seat}`]: plan })

export class PreparedMoves {
  private readonly of: StoredTable
  /** Whether seats decide at the same time. No one waits for a turn then, so there is nothing to prepare. */
  private readonly isAskingSeveral: () => boolean

  constructor(of: StoredTable, isAskingSeveral: () => boolean) {
    this.of = of
    this.isAskingSeveral = isAskingSeveral
  }

  /** The prepared move to play now, if any. It waits while an undo request is open, because a move would cancel the request. */
  get now(): { seat: Seat; text: string; seq: number } | null {
    const { table, seats, length } = this.of
    const { actor: seat } = table
    if (seat === null || !seats.isPerson(seat) || table.request !== null || this.isAskingSeveral()) return null
    const next = this.next(seat, this.open(seat))
    return next === null || !this.isLegal(seat, next) ? null : { seat, text: next.text, seq: length }
  }

  /** What a seat has prepared, and why the host dropped it. */
  for(seat: Seat): Prepared {
    const open = this.open(seat)
    const next = this.of.table.actor === seat && !this.isAskingSeveral() ? this.next(seat, open) : null
    return next === null || this.isLegal(seat, next)
      ? open
      : { ...NOTHING_PREPARED, dropped: { ...next, why: 'impossible' } }
  }

  /** Replaces the seat's plan; null cancels it. */
  async set(seat: Seat, plan: PreparedPlan | null): Promise<void> {
    const { game, record, ownership, length, table } = this.of
    const mayPrepare = ownership !== null && record.pace?.kind !== 'live'
    if (plan !== null && !(mayPrepare && isPossible(game, plan))) throw new HostError('badPlan')
    const { chapter } = record.news
    const pass = plan?.pass == null ? null : { ...plan.pass, ...(chapter === undefined ? {} : { chapter }) }
    const kept = plan === null ? null : { lines: length, step: table.step, moves: plan.moves, pass }
    await this.of.change(planField(seat, kept))
    this.of.announce()
  }

  private isLegal(seat: Seat, { text }: PreparedMove): boolean {
    const { table, views } = this.of
    return views.view(table.state, seat).choices.includes(text)
  }

  /** The planned move for the seat's current decision. */
  private next(seat: Seat, { moves: [move], pass }: Prepared): PreparedMove | null {
    const { table, game } = this.of
    const { decision } = table
    if (table.actor !== seat || decision === null) return null
    if (move?.decision === decision) return move
    const text = pass?.decision === decision ? game.passes?.[decision] : undefined
    return text === undefined ? null : { decision, text }
  }

  /** What is left of the stored plan. */
  private open(seat: Seat): Prepared {
    const { record, earlier, length } = this.of
    const plan = record[`prepared${seat}`] ?? null
    if (plan === null || plan.lines < earlier || plan.lines > length) return NOTHING_PREPARED
    const back = this.of.wentBackSince(plan.lines)
    if (back !== null) return this.undone(seat, plan, back)
    return plan.pass === null
      ? { ...NOTHING_PREPARED, moves: this.movesLeft(seat, plan) }
      : { ...NOTHING_PREPARED, pass: this.isPassOver(seat, plan) ? null : plan.pass }
  }

  /** An undo drops the plan, and the player sees the reason until their next move. */
  private undone(seat: Seat, { moves: [move], pass }: KeptPlan, back: number): Prepared {
    const { table, earlier, game } = this.of
    const hasMoved = table.log.slice(back - earlier).some(line => line.seat === seat && !line.text.startsWith('/'))
    const decision = move?.decision ?? pass?.decision
    const text = move?.text ?? (decision === undefined ? undefined : game.passes?.[decision])
    if (hasMoved || decision === undefined || text === undefined) return NOTHING_PREPARED
    return { ...NOTHING_PREPARED, dropped: { decision, text, why: 'undone' } }
  }

  /** Each move is for the next time the seat faces its decision. If the seat chooses something else there, the rest is dropped. */
  private movesLeft(seat: Seat, { step, moves }: KeptPlan): readonly PreparedMove[] {
    let left = moves
    for (const made of this.of.table.line.slice(step)) {
      const [next, ...rest] = left
      if (made.seat !== seat || made.decision !== next?.decision) continue
      if (made.text !== next.text) return []
      left = rest
    }
    return left
  }

  private isPassOver(seat: Seat, { step, pass }: KeptPlan): boolean {
    if (pass === null || this.of.record.news.chapter !== pass.chapter) return true
    const text = this.of.game.passes?.[pass.decision]
    const made = this.of.table.line.slice(step).filter(one => one.decision === pass.decision && one.text !== text)
    return made.some(one => one.seat === seat || pass.until === 'others')
  }
}

/** Whether these decisions exist. The rules check whether a move is legal when it's played. */
function isPossible({ steps, passes = {} }: AnyGame, { moves, pass }: PreparedPlan): boolean {
  const isDecision = (name: string) => Object.hasOwn(steps, name) && 'choose' in (steps[name] ?? {})
  if (pass === null) return moves.length > 0 && moves.every(({ decision }) => isDecision(decision))
  return moves.length === 0 && Object.hasOwn(passes, pass.decision)
}
