// What the database holds, as the steps by which it came to be so. A step that has been released is never changed; the
// database counts the steps it has taken in `user_version`.

export const MIGRATIONS: readonly string[] = [
  `
  create table tables (
    id text primary key,
    record text not null,
    news text not null
  ) without rowid;

  create table lines (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    seat integer not null,
    text text not null,
    hash text not null,
    secret integer not null,
    primary key (table_id, seq)
  ) without rowid;

  -- Notes that make a table open sooner; compressed, and no loss if they are gone.
  create table memories (
    table_id text primary key references tables (id) on delete cascade,
    memory blob not null
  ) without rowid;

  create table boxes (
    hash text primary key,
    game text not null,
    name text not null,
    tables text not null
  ) without rowid;

  -- Of keys only digests are kept: whoever reads the database can sit nowhere.
  create table players (
    id text primary key,
    key_digest blob not null,
    created integer not null
  ) without rowid;

  create table rooms (
    table_id text primary key references tables (id) on delete cascade,
    owner text not null references players (id)
  ) without rowid;

  create table held_seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    player text not null references players (id),
    primary key (table_id, seat)
  ) without rowid;
  create index held_seats_by_player on held_seats (player);
  create index rooms_by_owner on rooms (owner);

  create table links (
    id text primary key,
    key_digest blob not null,
    table_id text not null references tables (id) on delete cascade,
    -- The one seat it leads to; null is any open seat.
    seat integer,
    created integer not null
  ) without rowid;
  create index links_by_table on links (table_id);
  `,
]
