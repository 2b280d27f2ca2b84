// This server's claims on tables' bots, so that only one server runs them. All claims end together with this server's row in the
// database, which it renews every two seconds. If it is killed, frozen or cut off, its row ends and the others take over its tables.

import type { BotClaim } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'
import { random } from './keys.ts'

export const CLAIMS_MS = 2000
/** Several renewals may fail or be late before others take over. */
const LEASE_MS = 5 * CLAIMS_MS
/** How many tables are taken over in one run, so several servers share those of a dead one. */
const TAKEN_AT_ONCE = 50

type Claims = Pick<
  ServerStore,
  'addServer' | 'renewServer' | 'endServer' | 'lostServers' | 'claimBots' | 'releaseBots' | 'abandonedBots'
>

interface Deps {
  readonly store: Claims
  readonly steadyNow: () => number
  /** Opens a table whose server is gone, so that its bots continue. */
  readonly adopt: (table: string) => Promise<unknown>
  /** Another server was lost, perhaps before it announced its last writes. */
  readonly onLost: () => void
  readonly onProblem: (error: unknown) => void
}

interface Claim {
  readonly table: string
  readonly taken: () => void
  isGranted: boolean
}

export class BotClaims {
  private readonly deps: Deps
  private readonly wanted = new Map<string, Claim>()
  /** Null before the first run, and after the row has ended. */
  private server: string | null = null
  private until = -Infinity
  private isClosed = false
  /** The servers that this one knows are lost; null before the first check. */
  private lost: ReadonlySet<string> | null = null

  constructor(deps: Deps) {
    this.deps = deps
  }

  private get isAlive(): boolean {
    return this.server !== null && this.deps.steadyNow() < this.until
  }

  take = (table: string, taken: () => void): BotClaim => {
    const claim: Claim = { table, taken, isGranted: false }
    this.wanted.set(table, claim)
    this.ask(claim)
    const isHeld = () => claim.isGranted && this.isAlive
    return {
      get isHeld() {
        return isHeld()
      },
      release: () => this.release(claim),
    }
  }

  private isWanted = (claim: Claim): boolean => this.wanted.get(claim.table) === claim

  private ask(claim: Claim): void {
    this.claim(claim).catch(this.deps.onProblem)
  }

  private async claim(claim: Claim): Promise<void> {
    const { server } = this
    if (server === null || !this.isAlive || claim.isGranted) return
    if (!(await this.deps.store.claimBots(claim.table, server)) || server !== this.server) return
    // The table was closed in the meantime, so the claim isn't needed.
    if (!this.wanted.has(claim.table)) return this.giveBack(claim.table)
    if (!this.isWanted(claim)) return
    claim.isGranted = true
    claim.taken()
  }

  private release(claim: Claim): void {
    if (!this.isWanted(claim)) return
    this.wanted.delete(claim.table)
    if (claim.isGranted && !this.isClosed) this.giveBack(claim.table).catch(this.deps.onProblem)
  }

  private async giveBack(table: string): Promise<void> {
    if (this.server !== null) await this.deps.store.releaseBots(table, this.server)
  }

  /** Another server may have stopped running the bots of this table, or of any table if null. */
  mayBeFree(table: string | null): void {
    for (const claim of table === null ? this.wanted.values() : [this.wanted.get(table)])
      if (claim !== undefined && !claim.isGranted) this.ask(claim)
  }

  /** Renews this server's row. It waits for nothing else, because a busy server would then lose its claims. */
  async renew(): Promise<void> {
    const { store, steadyNow } = this.deps
    const asked = steadyNow()
    const isSame = this.server !== null && (await store.renewServer(this.server, LEASE_MS))
    if (!isSame) await this.beginAgain()
    this.until = asked + LEASE_MS
    if (!isSame) this.mayBeFree(null)
  }

  /** Takes over tables of servers that are gone. */
  async lookAfterLost(): Promise<void> {
    const { store, onLost } = this.deps
    const found = await store.lostServers()
    const { lost } = this
    this.lost = new Set(found)
    if (lost !== null && found.some(server => !lost.has(server))) onLost()
    for (const table of await store.abandonedBots(TAKEN_AT_ONCE)) await this.takeOver(table)
  }

  private async beginAgain(): Promise<void> {
    for (const claim of this.wanted.values()) claim.isGranted = false
    const server = random(16)
    await this.deps.store.addServer(server, LEASE_MS)
    // This server renewed its row late, but it isn't lost.
    if (this.server !== null) await this.deps.store.endServer(this.server)
    this.server = server
  }

  private async takeOver(table: string): Promise<void> {
    const claim = this.wanted.get(table)
    if (claim !== undefined) return this.claim(claim)
    const { store, adopt, onProblem } = this.deps
    if (this.server === null || !(await store.claimBots(table, this.server))) return
    await adopt(table).catch(onProblem)
    // The table no longer needs a bot.
    if (!this.wanted.has(table)) await this.giveBack(table)
  }

  /** The tables are free for other servers, or for this one after a restart. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.server !== null) await this.deps.store.endServer(this.server)
  }
}
