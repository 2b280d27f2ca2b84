// Idle tables: copies of one Salt and Timber game, each with a different owner, written directly to the running server's database.

import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Returns the bytes per table on disk. */
export function addIdle(file: string, count: number): number {
  const db = new DatabaseSync(file, { timeout: 60_000 })
  db.exec('pragma wal_checkpoint(truncate)')
  const before = statSync(file).size
  const played = `select table_id from lines join tables on tables.id = table_id
    where json_extract(record, '$.game') = 'salt-and-timber' group by table_id order by count(*) desc limit 1`
  db.exec(`
    begin;
    create temp table copies as
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      select i, printf('on-%020x', i) as id from n;
    create temp table owners as select row_number() over () - 1 as n, id from players;
    create temp table original as ${played};
    insert into tables (id, record, news)
      select copies.id, json_set(record, '$.id', copies.id), news from copies, tables
        where tables.id = (select table_id from original);
    insert into lines (table_id, seq, seat, text, hash, secret)
      select copies.id, seq, seat, text, hash, secret from copies, lines
        where table_id = (select table_id from original);
    insert into memories (table_id, memory)
      select copies.id, memory from copies, memories where table_id = (select table_id from original);
    insert into rooms (table_id, owner)
      select copies.id, owners.id from copies join owners on owners.n = copies.i % (select count(*) from owners);
    insert into held_seats (table_id, seat, player) select table_id, 0, owner from rooms
      where table_id in (select id from copies);
    commit;
    pragma wal_checkpoint(truncate);
  `)
  db.close()
  return (statSync(file).size - before) / count
}
