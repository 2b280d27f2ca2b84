// Programs that play for their players, with a token. People must know that they play with a program, so its seats are marked,
// and rated games are for people only.

import { HostError } from '@tableworks/host'
import { type Answers, type Asked, type AskName, ASKS } from '@tableworks/protocol'
import type { OnlineTables } from './tables.ts'

export class Programs {
  private readonly tables: Pick<OnlineTables, 'card' | 'knock' | 'markProgram'>

  constructor(tables: Programs['tables']) {
    this.tables = tables
  }

  /** Marks the player's seats before the program acts there; throws at a rated table. */
  async before(player: string, asked: Asked): Promise<void> {
    if (ASKS[asked.ask].right !== 'play') return
    if ('rated' in asked.with && asked.with.rated === true) throw new HostError('peopleOnly')
    const table = await this.tableOf(player, asked)
    if (table === null) return
    if ((await this.tables.card(table, player)).rated) throw new HostError('peopleOnly')
    await this.tables.markProgram(table, player)
  }

  /** Marks the seats that the program has just taken, at a table it made or joined. */
  async after(player: string, { ask }: Asked, made: Answers[AskName]): Promise<void> {
    if (ASKS[ask].right !== 'play' || made === null || typeof made !== 'object' || !('table' in made)) return
    await this.tables.markProgram(made.table, player)
  }

  private async tableOf(player: string, { with: given }: Asked): Promise<string | null> {
    if ('table' in given) return String(given.table)
    return 'key' in given ? (await this.tables.knock(player, String(given.key))).table : null
  }
}
