// The database schema as a list of migrations for both databases. The database counts the migrations it has applied, so a released
// one must never change.

/** The differences between the SQL dialects. */
interface Words {
  readonly BYTES: string
  /** A 64-bit integer. */
  readonly BIG: string
  /** Stores rows in the order of the primary key. */
  readonly BY_KEY: string
  /** A random id. */
  readonly RANDOM: string
  /** The time of a table's last move and whether its game is over, from its news column. */
  readonly NEWS_UPDATED: string
  readonly NEWS_ENDED: string
  /** The number of moves, from the news column. */
  readonly NEWS_STEPS: string
  /**
   * For records from before component sets had their own table: whether the record has a set, the set's digest and text, and the
   * record without it.
   */
  readonly HAS_SET: string
  readonly SET_DIGEST: string
  readonly SET_TEXT: string
  readonly LESS_SET: string
  /** The time in milliseconds since 1970. */
  readonly DATABASE_MS: string
  /** Lets the database refuse changes to the hosts' log. Only a merged player's id may change. */
  readonly KEEP_HOST_LOG: string
}

export const SQLITE: Words = {
  BYTES: 'blob',
  BIG: 'integer',
  BY_KEY: 'without rowid',
  RANDOM: 'lower(hex(randomblob(6)))',
  // Damaged news stays as it is, and is reported when read.
  NEWS_UPDATED: `coalesce(case when json_valid(news) then json_extract(news, '$.updated') end, 0)`,
  NEWS_ENDED: `coalesce(case when json_valid(news) then json_extract(news, '$.result') is not null end, 0)`,
  NEWS_STEPS: `coalesce(case when json_valid(news) then json_extract(news, '$.steps') end, 0)`,
  // A damaged record stays as it is, and is reported when read.
  HAS_SET: `(case when json_valid(record) then json_extract(record, '$.components.tables') end) is not null`,
  SET_DIGEST: `json_extract(record, '$.componentsHash')`,
  SET_TEXT: `json_extract(record, '$.components.tables')`,
  DATABASE_MS: `cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  LESS_SET: `json_remove(record, '$.components.tables')`,
  KEEP_HOST_LOG: `
  create trigger host_log_changed before update of n, at, host, action, table_id, detail, reason on host_log
    begin select raise(abort, 'the log of hosts is append-only'); end;
  create trigger host_log_deleted before delete on host_log
    begin select raise(abort, 'the log of hosts is append-only'); end;`,
}
export const POSTGRES: Words = {
  BYTES: 'bytea',
  BIG: 'bigint',
  BY_KEY: '',
  RANDOM: 'substr(md5(random()::text), 1, 12)',
  NEWS_UPDATED: `coalesce((news::json->>'updated')::bigint, 0)`,
  NEWS_ENDED: `(case when news::json->>'result' is null then 0 else 1 end)`,
  NEWS_STEPS: `coalesce((news::json->>'steps')::integer, 0)`,
  // Uses json, which keeps the order of fields; jsonb would sort them.
  HAS_SET: `record::json #> '{components,tables}' is not null`,
  SET_DIGEST: `(record::json ->> 'componentsHash')`,
  SET_TEXT: `(record::json #> '{components,tables}')::text`,
  DATABASE_MS: `cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  LESS_SET: `replace(record, (record::json -> 'components')::text,
    json_build_object('name', record::json #> '{components,name}')::text)`,
  KEEP_HOST_LOG: `
  create function host_log_is_kept() returns trigger language plpgsql as
    $$ begin raise exception 'the log of hosts is append-only'; end $$;
  create trigger host_log_kept
    before update of n, at, host, action, table_id, detail, reason or delete or truncate on host_log
    for each statement execute function host_log_is_kept();`,
}

const WORDS = new RegExp(Object.keys(SQLITE).join('|'), 'g')

export const migrations = (words: Words): string[] =>
  STEPS.map(step => step.replaceAll(WORDS, word => words[word as keyof Words]))

/** Players left unreachable by earlier releases: no device, passkey or code. */
const FORGOTTEN = `select id from players where id <> 'former'
  and not exists (select 1 from devices where devices.player = players.id)
  and not exists (select 1 from passkeys where passkeys.player = players.id)
  and not exists (select 1 from codes where codes.player = players.id)`

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

  -- Snapshots that let a table open faster; compressed, and safe to lose.
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

  -- Only digests of keys are stored, so a leaked database gives no one a seat.
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
    -- The seat it leads to; null is any open seat.
    seat integer,
    created BIG not null
  ) BY_KEY;
  create index links_by_table on links (table_id);
  `,
  `
  -- A player may have several devices, each with its own key.
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

  -- Typed on another device to sign in there as the same player; valid once and briefly.
  create table codes (
    digest BYTES primary key,
    player text not null references players (id),
    expires BIG not null
  ) BY_KEY;
  create index codes_by_player on codes (player);

  -- The rematch.
  alter table rooms add column next text;

  create table chat (
    table_id text not null references tables (id) on delete cascade,
    n integer not null,
    player text not null references players (id),
    seat integer not null,
    name text not null,
    text text not null,
    said BIG not null,
    -- The author's key for it, so a resent message is stored once.
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
  -- A server killed during creation left tables without an owner; now both are stored in one transaction.
  delete from tables where not exists (select 1 from rooms where rooms.table_id = tables.id);

  -- Hourly counts for limits, by digests of the request and its origin.
  create table counts (
    name text primary key,
    hour integer not null,
    used integer not null
  ) BY_KEY;
  `,
  `
  -- Quarantined tables: until a time, or until found undamaged.
  create table set_apart (
    table_id text primary key references tables (id) on delete cascade,
    until BIG
  ) BY_KEY;
  `,
  `
  -- Component sets may be large and shared by many tables, so each is stored once and read only when a table opens.
  create table component_sets (
    id text primary key,
    tables text not null
  );
  create table table_sets (
    table_id text primary key references tables (id) on delete cascade,
    set_id text not null references component_sets (id)
  ) BY_KEY;
  create index table_sets_by_set on table_sets (set_id);
  -- Sets with one digest may order their fields differently, and rules may depend on the order, so sets are compared as text.
  insert into component_sets (id, tables)
    select min(SET_DIGEST || ' ' || id), SET_TEXT from tables where HAS_SET group by SET_DIGEST, SET_TEXT;
  insert into table_sets (table_id, set_id)
    select tables.id, component_sets.id from tables join component_sets on component_sets.tables = SET_TEXT where HAS_SET;
  update tables set record = LESS_SET where HAS_SET;

  -- Written and deleted at once, to check that the database is writable.
  create table probes (
    id text primary key
  ) BY_KEY;
  `,
  `
  -- Several servers add to the same counts, and their hours may differ.
  drop table counts;
  create table counts (
    hour integer not null,
    name text not null,
    used integer not null,
    primary key (hour, name)
  ) BY_KEY;

  -- Columns for quotas and expiry, so they needn't parse a table's data.
  alter table tables add column updated BIG not null default 0;
  alter table tables add column ended integer not null default 0;
  update tables set updated = NEWS_UPDATED, ended = NEWS_ENDED;
  alter table tables add column due BIG; -- when a server first found it expired
  create index tables_by_updated on tables (ended, updated);
  alter table rooms add column bytes BIG not null default 0;
  update rooms set bytes = (select length(record) from tables where id = table_id);

  -- What deleted players left at other people's tables goes to the former player.
  insert into players (id, created) select 'former', 0 where exists (${FORGOTTEN});
  update chat set player = 'former', word = 'former ' || n where player in (${FORGOTTEN});
  update held_seats set player = 'former' where player in (${FORGOTTEN});
  update rooms set owner = 'former' where owner in (${FORGOTTEN});
  delete from players where id in (${FORGOTTEN});
  `,
  `
  -- Others see a player's mark and name, never the id.
  alter table players add column name text not null default '';
  alter table players add column mark text not null default '';
  update players set mark = RANDOM;
  create unique index players_by_mark on players (mark);

  -- How long the log was when the seat was taken.
  alter table held_seats add column lines integer not null default 0;

  -- How games ended, in that order. Results outlive their tables, and ratings follow from them.
  create table finished (
    table_id text primary key,
    n integer not null unique,
    game text not null,
    pace text not null,
    rated integer not null,
    company text, -- null if it counted for no one
    ended BIG not null
  ) BY_KEY;
  create table results (
    table_id text not null references finished (table_id) on delete cascade,
    seat integer not null,
    player text,
    bot text,
    name text not null,
    place integer not null,
    score double precision not null,
    own integer not null, -- no one else moved in this seat before
    mean double precision, -- the rating after this game
    primary key (table_id, seat)
  ) BY_KEY;
  create index results_by_player on results (player);
  create table ratings (
    player text not null,
    game text not null,
    pace text not null,
    company text not null,
    mean double precision not null,
    deviation double precision not null,
    games integer not null,
    primary key (player, game, pace, company)
  ) BY_KEY;
  `,
  `
  -- What happened at a table besides moves. The players are those it names, so that a deleted player's name can go.
  create table happenings (
    table_id text not null references tables (id) on delete cascade,
    n integer not null,
    at BIG not null,
    step integer not null,
    kind text not null,
    seat integer,
    name text not null,
    other text,
    detail text,
    player text references players (id),
    other_player text references players (id),
    primary key (table_id, n)
  ) BY_KEY;
  create index happenings_by_player on happenings (player);
  create index happenings_by_other on happenings (other_player);
  `,
  `
  -- The server time at which a seat of the table may be out of time; null for tables without running clocks.
  alter table tables add column clock_due BIG;
  create index tables_by_clock on tables (clock_due);

  -- Counts only while a server runs, so players lose no time to an outage.
  create table server_time (
    id integer primary key,
    total BIG not null,
    at BIG not null
  ) BY_KEY;
  -- The clocks of several servers may differ, so they use the database's.
  create view database_clock as select DATABASE_MS as ms;
  `,
  `
  -- Tables that anyone may join, with all that the list shows.
  create table lobby (
    table_id text primary key references tables (id) on delete cascade,
    game text not null,
    seats integer not null,
    free integer not null, -- open seats
    bots integer not null, -- seats of bots that people may take over
    names text not null,
    pace text,
    rated integer not null,
    level text not null,
    language text not null,
    take_over integer not null,
    opened BIG not null
  ) BY_KEY;
  create index lobby_by_opened on lobby (opened);
  `,
  `
  -- Keys of this installation, shared by its servers.
  create table server_keys (
    name text primary key,
    value text not null
  ) BY_KEY;

  -- How players want to be told: a browser's subscription, an e-mail address, a webhook.
  create table channels (
    id text primary key,
    player text not null references players (id),
    device text references devices (id) on delete cascade,
    way text not null,
    address text not null,
    form text,
    secret text,
    wants text not null,
    code BYTES,
    code_until BIG,
    confirmed integer not null,
    paused integer not null,
    last BIG,
    created BIG not null
  ) BY_KEY;
  create index channels_by_player on channels (player);
  create index channels_by_device on channels (device);

  create table quiet_hours (
    player text primary key references players (id),
    starts integer not null,
    ends integer not null,
    zone text not null
  ) BY_KEY;

  -- What is to be sent, and what was: once for each channel and event.
  create table outbox (
    channel text not null references channels (id) on delete cascade,
    table_id text not null references tables (id) on delete cascade,
    kind text not null,
    key text not null,
    created BIG not null,
    due BIG not null,
    -- A server sends it until then, under this claim.
    lease BIG not null,
    claim text,
    tries integer not null,
    sent BIG,
    primary key (channel, table_id, kind, key)
  ) BY_KEY;
  create index outbox_by_due on outbox (due) where sent is null;
  create index outbox_by_claim on outbox (claim) where claim is not null;
  create index outbox_by_table on outbox (table_id);
  `,
  `
  -- Short codes that lead to the open seats of a table.
  create table table_codes (
    digest BYTES primary key,
    table_id text not null references tables (id) on delete cascade,
    expires BIG not null
  ) BY_KEY;
  `,
  `
  -- What a token allows; null for a browser. A token is a device that acts for its player without a browser.
  alter table devices add column allows text;
  -- A program has played in this seat for its holder.
  alter table held_seats add column program integer not null default 0;
  `,
  `
  -- Everyone who is told anything is also told that a bot plays for them.
  update channels set wants = wants || ' bot' where wants <> '';

  -- Who has a table open, by server; a server that stops renewing its rows is gone.
  create table presence (
    table_id text not null references tables (id) on delete cascade,
    server text not null,
    player text not null references players (id) on delete cascade,
    here integer not null,
    until BIG not null,
    primary key (table_id, server, player)
  ) BY_KEY;
  create index presence_by_server on presence (server);
  create index presence_by_player on presence (player);
  create index presence_by_until on presence (until);
  `,
  `
  -- Games of the same people that count together. Results outlive their tables, so a series does too, until its last table is gone.
  create table series (
    id text primary key,
    best_of integer not null
  ) BY_KEY;
  create table series_games (
    table_id text primary key,
    series_id text not null references series (id) on delete cascade,
    n integer not null
  ) BY_KEY;
  create index series_games_by_series on series_games (series_id);

  -- Private groups. Their tables and finished games are kept apart, because a backup copies tables in this order.
  create table player_groups (
    id text primary key,
    name text not null,
    maker text not null references players (id),
    created BIG not null
  ) BY_KEY;
  create table group_members (
    group_id text not null references player_groups (id) on delete cascade,
    player text not null references players (id),
    joined BIG not null,
    primary key (group_id, player)
  ) BY_KEY;
  create index group_members_by_player on group_members (player);
  create table group_links (
    id text primary key,
    key_digest BYTES not null,
    group_id text not null references player_groups (id) on delete cascade,
    expires BIG not null
  ) BY_KEY;
  create index group_links_by_group on group_links (group_id);
  create table group_tables (
    table_id text primary key references tables (id) on delete cascade,
    group_id text not null references player_groups (id) on delete cascade
  ) BY_KEY;
  create index group_tables_by_group on group_tables (group_id);
  create table group_games (
    table_id text primary key references finished (table_id) on delete cascade,
    group_id text not null references player_groups (id) on delete cascade
  ) BY_KEY;
  create index group_games_by_group on group_games (group_id);
  `,
  `
  -- Games whose open tables a player wants to hear of; '' is any pace.
  create table alerts (
    player text not null references players (id),
    game text not null,
    pace text not null,
    until BIG not null,
    primary key (player, game, pace)
  ) BY_KEY;
  create index alerts_by_game on alerts (game);
  -- Which tables players were told of. It outlives the tables, or someone could open and remove tables to send many.
  create table alerted (
    player text not null references players (id),
    table_id text not null,
    at BIG not null,
    primary key (player, table_id)
  ) BY_KEY;
  update channels set wants = wants || ' open' where wants <> '';

  -- How many tables were listed in each hour since 1970, to say when people usually play.
  create table listed_hours (
    hour integer primary key,
    tables integer not null
  ) BY_KEY;
  `,
  `
  -- Codes sent by e-mail; each works once, only on the device that asked for it.
  create table mail_codes (
    digest BYTES primary key,
    player text not null references players (id),
    device text not null references devices (id) on delete cascade,
    expires BIG not null
  ) BY_KEY;
  create index mail_codes_by_player on mail_codes (player);
  create index mail_codes_by_device on mail_codes (device);

  -- How devices came to a player's account, so that the player notices a stranger's.
  create table sign_ins (
    id text primary key,
    player text not null references players (id),
    at BIG not null,
    way text not null,
    device text not null,
    mark text not null
  ) BY_KEY;
  create index sign_ins_by_player on sign_ins (player);
  `,
  `
  -- Whom a player mutes or blocks.
  create table relations (
    player text not null references players (id),
    other text not null references players (id),
    kind text not null,
    since BIG not null,
    primary key (player, other)
  ) BY_KEY;
  create index relations_by_other on relations (other);

  -- The words are stored as reported, because the message may change or go. Tables may be deleted, so nothing refers to them.
  create table reports (
    n integer primary key,
    at BIG not null,
    reporter text references players (id),
    about text references players (id),
    table_id text,
    message integer,
    words text not null,
    reason text not null,
    answered BIG,
    answer text
  ) BY_KEY;
  create index reports_by_reporter on reports (reporter);
  create index reports_by_about on reports (about);

  -- What hosts of the server did. Outlives tables and players.
  create table host_log (
    n integer primary key,
    at BIG not null,
    host text not null,
    action text not null,
    table_id text,
    player text,
    detail text,
    reason text not null
  ) BY_KEY;
  create index host_log_by_player on host_log (player);
  KEEP_HOST_LOG

  create table host_codes (
    digest BYTES primary key,
    expires BIG not null
  ) BY_KEY;
  create table host_sessions (
    id text primary key,
    digest BYTES not null,
    name text not null,
    expires BIG not null
  ) BY_KEY;

  create table bans (
    n integer primary key,
    player text references players (id) on delete cascade,
    network text,
    until BIG, -- null: for good
    reason text not null,
    created BIG not null
  ) BY_KEY;
  -- Names a player may not use again.
  create table hidden_names (
    player text not null references players (id) on delete cascade,
    name text not null,
    primary key (player, name)
  ) BY_KEY;

  alter table chat add column removed integer not null default 0;
  alter table set_apart add column why text;
  alter table tables add column locked integer not null default 0;
  alter table tables add column steps integer not null default 0;
  update tables set steps = NEWS_STEPS;
  `,
  `
  -- When players are away; their slow clocks don't run then. Past ones stay for a year, because clocks and the allowance count them.
  create table holidays (
    player text not null references players (id),
    starts BIG not null,
    ends BIG not null,
    primary key (player, starts)
  ) BY_KEY;
  `,
  `
  -- How much time players have, as JSON; null for a table without clocks, and for one listed before this column.
  alter table lobby add column time text;
  `,
  `
  -- The servers that run, each until a time by the database's clock, and whose bots each of them runs.
  create table servers (
    id text primary key,
    until BIG not null
  ) BY_KEY;
  create table bot_claims (
    table_id text primary key references tables (id) on delete cascade,
    server text not null
  ) BY_KEY;
  create index bot_claims_by_server on bot_claims (server);
  `,
  `
  -- The log of a finished game, compressed, with its last snapshot. Lines written after that are in lines again.
  create table archived_logs (
    table_id text primary key references tables (id) on delete cascade,
    log BYTES not null,
    memory BYTES
  );
  -- How many lines of the log are archived, and whether lines may have more of it.
  alter table tables add column archived integer not null default 0;
  alter table tables add column live integer not null default 1;
  create index tables_to_archive on tables (id) where ended = 1 and live = 1;
  `,
  `
  -- The table's own name, if it has one. Tables listed before this column get it with their next change.
  alter table lobby add column name text;
  `,
]
