// The protocol's door: words on the wire between a page and a server. Unknown input is turned away here and only here.

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
