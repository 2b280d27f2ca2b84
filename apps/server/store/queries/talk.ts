// Chat and notes.

import type { ChatLine, NewChatLine } from '../register.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'

export const TALK_QUERIES = {
  /** Everything a player said, oldest first. */
  *chatBy(player: string): Query<{ table: string; said: number; text: string }[]> {
    return (yield* all(
      'select table_id as "table", said, text from chat where player = ? order by said, n',
      player,
    )).map(row => ({ ...row }) as never)
  },

  *notesBy(player: string): Query<{ table: string; text: string }[]> {
    return (yield* all('select table_id as "table", text from notes where player = ? order by table_id', player)).map(
      row => ({ ...row }) as never,
    )
  },

  /** Retries if another message got the same number. */
  *addChat(table: string, line: NewChatLine, word: string): Query<void> {
    const { player, seat, name, text: words, said } = line
    for (;;) {
      const added = yield* change(
        `insert into chat (table_id, n, player, seat, name, text, said, word)
          select id, coalesce((select max(n) + 1 from chat where table_id = id), 0), ?, ?, ?, ?, ?, ? from tables
          where id = ? on conflict do nothing`,
        player,
        seat,
        name,
        words,
        said,
        word,
        table,
      )
      if (added > 0) return
      const heard = yield* first(
        'select 1 from chat where table_id = ? and player = ? and word = ?',
        table,
        player,
        word,
      )
      if (heard !== undefined || (yield* first('select 1 from tables where id = ?', table)) === undefined) return
    }
  },

  *chat(table: string, from: number, most: number): Query<ChatLine[]> {
    return (yield* all(
      `select n, player, seat, chat.name, text, said, removed, mark from chat join players on players.id = player
        where table_id = ? and n >= ? order by n desc limit ?`,
      table,
      from,
      most,
    ))
      .map(lineOf)
      .toReversed()
  },

  *note(table: string, player: string): Query<string> {
    const row = yield* first('select text from notes where table_id = ? and player = ?', table, player)
    return row === undefined ? '' : (row['text'] as string)
  },

  *keepNote(table: string, player: string, noted: string): Query<void> {
    yield* change(
      `insert into notes (table_id, player, text) select id, ?, ? from tables where id = ?
        on conflict (table_id, player) do update set text = excluded.text`,
      player,
      noted,
      table,
    )
  },
}

/** Former players share an id that has no mark. */
const lineOf = ({ removed, mark, ...line }: Row): ChatLine =>
  ({ ...line, mark: mark === '' ? null : mark, isRemoved: removed === 1 }) as unknown as ChatLine

export const TALK_ACCESS: Readonly<Record<keyof typeof TALK_QUERIES, Access>> = {
  chatBy: 'reads',
  notesBy: 'reads',
  addChat: 'tells',
  chat: 'reads',
  note: 'reads',
  keepNote: 'writes',
}
