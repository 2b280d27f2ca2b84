// The protocol's public API: the messages between a page and a server, and the checks of everything a page sends.

export * from './answers.ts'
export {
  type Answers,
  ASKS,
  type Asked,
  type AskName,
  type Asks,
  BRING,
  type Brought,
  LARGEST_ASK,
  PROTOCOL,
  readAsk,
} from './asks/index.ts'
export { isAllowed, isPersonName, type Right } from './asks/fields.ts'
export type {
  Group,
  GROUP_ASKS,
  GroupCard,
  GroupInvitationCard,
  GroupGame,
  GroupMember,
  GroupStanding,
  GroupTable,
} from './asks/groups.ts'
export type { Life, Listing, Lobby, LOBBY_ASKS, LobbyTable, PaceTime, TableAlert } from './asks/lobby.ts'
export {
  HOOK_FORMS,
  type HookForm,
  NOTICE_KINDS,
  type NOTICE_ASKS,
  NOTICE_WAYS,
  type NoticeChannel,
  type NoticeKind,
  type NoticeState,
  type NoticeWay,
  type QuietHours,
} from './asks/notices.ts'
export type { Credential, DeviceCard, PEOPLE_ASKS, SignIn, SignInWay } from './asks/people.ts'
export { HOLIDAY_ALLOWANCE, type HolidayState, type PACE_ASKS } from './asks/pace.ts'
export { LONGEST_REASON, type PLAY_ASKS } from './asks/play.ts'
export type { OpponentCard, PlayedCard, Profile, PROFILE_ASKS, RatingCard } from './asks/profile.ts'
export {
  type Curve,
  HOST_ASKS,
  HOST_LISTS,
  type HostAction,
  type HostAnswers,
  type HostAsked,
  type HostAskName,
  type HostAsks,
  type HostBackup,
  type HostBan,
  type HostList,
  type HostLogEntry,
  type HostOverview,
  type HostPlayer,
  type HostReport,
  type HostTable,
  type HostTableDetails,
  type HostTrouble,
  type LoggedError,
  readHostAsk,
  signInCheck,
  type Vitals,
} from './asks/host.ts'
export type { HostNotice, Manners, OwnReport, RelatedPlayer, Relation, SAFETY_ASKS } from './asks/safety.ts'
export type { InvitationCard, SeriesCard, TABLE_ASKS, TableContext } from './asks/tables.ts'
export type { ChatMessage, Happening, TALK_ASKS } from './asks/talk.ts'
export {
  MOST_TOKENS,
  type TOKEN_ASKS,
  TOKEN_PREFIX,
  TOKEN_RIGHTS,
  type TokenCard,
  type TokenRight,
} from './asks/tokens.ts'
export { type Change, changed, changeOf, sharing } from './change.ts'
export { BANNED, type Banned, BEST_OF, EXPERIENCE, LANGUAGES, ONLINE, SLOW_DOWN } from './names.ts'
