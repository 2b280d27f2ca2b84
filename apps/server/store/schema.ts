// What the database holds, as the steps by which it came to be so, for both databases. A step that has been released is
// never changed; the database counts the steps it has taken.

/** What the databases call things. */
interface Words {
  readonly BYTES: string
  /** A number of more than 32 bits. */
  readonly BIG: string
  /** Rows are kept where their key is. */
  readonly BY_KEY: string
  /** Some digits that nobody else has. */
  readonly RANDOM: string
}

export const SQLITE: Words = {
  BYTES: 'blob',
  BIG: 'integer',
  BY_KEY: 'without rowid',
  RANDOM: 'lower(hex(randomblob(6)))',
}
export const POSTGRES: Words = {
  BYTES: 'bytea',
  BIG: 'bigint',
  BY_KEY: '',
  RANDOM: 'substr(md5(random()::text), 1, 12)',
}

export const migrations = (words: Words): string[] =>
  STEPS.map(step => step.replaceAll(/BYTES|BIG|BY_KEY|RANDOM/g, word => words[word as keyof Words]))

const STEPS: readonly string[] = [
  `
  create table tables (
    id text primary key,
    record text not null,
    news text not null
  ) BY_KEY;

  create table lines (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    seat integer not null,
    text text not null,
    hash text not null,
    secret integer not null,
    primary key (table_id, seq)
  ) BY_KEY;

  -- Notes that make a table open sooner; compressed, and no loss if they are gone.
  create table memories (
    table_id text primary key references tables (id) on delete cascade,
    memory BYTES not null
  ) BY_KEY;

  create table boxes (
    hash text primary key,
    game text not null,
    name text not null,
    tables text not null
  ) BY_KEY;

  -- Of keys only digests are kept: whoever reads the database can sit nowhere.
  create table players (
    id text primary key,
    key_digest BYTES not null,
    created BIG not null
  ) BY_KEY;

  create table rooms (
    table_id text primary key references tables (id) on delete cascade,
    owner text not null references players (id)
  ) BY_KEY;

  create table held_seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    player text not null references players (id),
    primary key (table_id, seat)
  ) BY_KEY;
  create index held_seats_by_player on held_seats (player);
  create index rooms_by_owner on rooms (owner);

  create table links (
    id text primary key,
    key_digest BYTES not null,
    table_id text not null references tables (id) on delete cascade,
    -- The one seat it leads to; null is any open seat.
    seat integer,
    created BIG not null
  ) BY_KEY;
  create index links_by_table on links (table_id);
  `,
  `
  -- A player may have several devices, each with a key of its own.
  create table devices (
    id text primary key,
    player text not null references players (id),
    key_digest BYTES not null,
    mark text not null,
    name text not null,
    created BIG not null,
    seen BIG not null
  ) BY_KEY;
  create index devices_by_player on devices (player);
  insert into devices (id, player, key_digest, mark, name, created, seen)
    select id, id, key_digest, RANDOM, '', created, created from players;
  alter table players drop column key_digest;

  create table passkeys (
    id text primary key,
    player text not null references players (id),
    public_key BYTES not null,
    counter BIG not null,
    transports text not null,
    created BIG not null
  ) BY_KEY;
  create index passkeys_by_player on passkeys (player);

  -- Typed on another device to be the same player there: good once, and not for long.
  create table codes (
    digest BYTES primary key,
    player text not null references players (id),
    expires BIG not null
  ) BY_KEY;
  create index codes_by_player on codes (player);

  -- The table the same people went on to.
  alter table rooms add column next text;

  create table chat (
    table_id text not null references tables (id) on delete cascade,
    n integer not null,
    player text not null references players (id),
    seat integer not null,
    name text not null,
    text text not null,
    said BIG not null,
    -- The speaker's own name for it, so that it stands once however often it is sent.
    word text not null,
    primary key (table_id, n),
    unique (table_id, player, word)
  ) BY_KEY;
  create index chat_by_player on chat (player);

  create table notes (
    table_id text not null references tables (id) on delete cascade,
    player text not null references players (id),
    text text not null,
    primary key (table_id, player)
  ) BY_KEY;
  create index notes_by_player on notes (player);
  `,
  `
  -- A server killed in mid-creation left tables that nobody had made; now they are kept in one go with who did.
  delete from tables where not exists (select 1 from rooms where rooms.table_id = tables.id);

  -- What was used up of limits in an hour, by digests of what was asked and from where.
  create table counts (
    name text primary key,
    hour integer not null,
    used integer not null
  ) BY_KEY;
  `,
  `
  -- Tables that are set apart: until then, or until they were found whole.
  create table set_apart (
    table_id text primary key references tables (id) on delete cascade,
    until BIG
  ) BY_KEY;
  `,
]
