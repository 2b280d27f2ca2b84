// The host's public API: the messages between page and host, the host itself, and its dependencies.

export {
  type BotAsker,
  type BotRoom,
  type Bots,
  botRoom,
  BOT_GRACE_MS,
  type BotQuestion,
  STAND_IN,
  type Thinking,
  thinkingTime,
} from './bots.ts'
export type { Clock, ClockDeps, Holiday, Holidays, Instant, Pace, ShownClock, Timeout } from './clock.ts'
export { holidayAt } from './clock.ts'
export { checkSet } from './component-sets.ts'
export { DeviceHost } from './device-host.ts'
export { Foresight, type PlanPreview, type Preview, type Score, type CurrentScores } from './foresight.ts'
export type { FutureQuestion } from './futures.ts'
export { type FileWork, type Keep, type HostDeps, TableHost } from './host.ts'
export { type Happened, type HappeningKind, HAPPENINGS, type TellSeating } from './happened.ts'
export * from './link.ts'
export { type Ownership, TooLong } from './table/deps.ts'
export type { Authority, Seated } from './seated.ts'
export type { Quarantined } from './quarantine.ts'
export { MemoryStore } from './memory-store.ts'
export {
  fileIn,
  fileOf,
  type Imported,
  recordIn,
  recordOfFile,
  rulesOf,
  type Wanted,
  wholeRecordIn,
} from './records.ts'
export {
  ABSENT_DAYS,
  type AbsentDays,
  ballotField,
  type Motion,
  type MotionKind,
  openVotes,
  type OpenVote,
  outcomeOf,
  type Votes,
} from './votes.ts'
export type { Watchdog } from './tables-in-memory.ts'
export type { BotClaim } from './watched-table.ts'
export { type RecordChange, type Store, type TableNews, type TableRecord } from './store.ts'
