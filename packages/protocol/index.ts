// The protocol's public API: the messages between a page and a server. This is the only place that validates unknown
// input.

export * from './answers.ts'
export {
  ASKS,
  type Asked,
  type AskName,
  type Asks,
  BRING,
  type Brought,
  type Credential,
  isPersonName,
  LARGEST_ASK,
  PROTOCOL,
  readAsk,
} from './asks.ts'
export { type Change, changed, changeOf } from './change.ts'
export { ONLINE, SLOW_DOWN } from './names.ts'
