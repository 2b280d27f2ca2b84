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
  `
  -- A player may have several devices, each with a key of its own.
  create table devices (
    id text primary key,
    player text not null references players (id),
    key_digest blob not null,
    mark text not null,
    name text not null,
    created integer not null,
    seen integer not null
  ) without rowid;
  create index devices_by_player on devices (player);
  insert into devices (id, player, key_digest, mark, name, created, seen)
    select id, id, key_digest, lower(hex(randomblob(6))), '', created, created from players;
  alter table players drop column key_digest;

  create table passkeys (
    id text primary key,
    player text not null references players (id),
    public_key blob not null,
    counter integer not null,
    transports text not null,
    created integer not null
  ) without rowid;
  create index passkeys_by_player on passkeys (player);

  -- Typed on another device to be the same player there: good once, and not for long.
  create table codes (
    digest blob primary key,
    player text not null references players (id),
    expires integer not null
  ) without rowid;
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
    said integer not null,
    -- The speaker's own name for it, so that it stands once however often it is sent.
    word text not null,
    primary key (table_id, n),
    unique (table_id, player, word)
  ) without rowid;
  create index chat_by_player on chat (player);

  create table notes (
    table_id text not null references tables (id) on delete cascade,
    player text not null references players (id),
    text text not null,
    primary key (table_id, player)
  ) without rowid;
  create index notes_by_player on notes (player);
  `,
]
