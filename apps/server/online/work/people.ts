import { HostError } from '@tableworks/host'
import type { PEOPLE_ASKS, TOKEN_ASKS } from '@tableworks/protocol'
import type { Recovery } from '../../notices/recovery.ts'
import type { PasskeyChallenge } from '../passkeys.ts'
import type { Asker, Work } from './asker.ts'

export const peopleWork = ({
  who,
  player,
  origin,
  tables,
  notices,
}: Asker): Work<keyof (typeof PEOPLE_ASKS & typeof TOKEN_ASKS)> => {
  const { players } = tables
  const { passkeys } = players
  const recovery = (): Recovery => {
    if (notices?.recovery == null) throw new HostError('missing')
    return notices.recovery
  }
  /** A challenge is valid once, on this connection. */
  let challenge: PasskeyChallenge | null = null
  const challenged = (made: { options: object; challenge: PasskeyChallenge }): object => {
    challenge = made.challenge
    return made.options
  }
  const lastChallenge = (): PasskeyChallenge | null => {
    const last = challenge
    challenge = null
    return last
  }
  return {
    here: async () => null,
    code: () => players.code(player),
    enterCode: async ({ code }) => (await players.enterCode(who, code), null),
    devices: () => players.devices(who),
    dropDevice: async ({ mark }) => (await players.dropDevice(player, mark), null),
    tokens: () => players.tokens(player),
    newToken: ({ name, allows }) => players.newToken(player, name, allows),
    dropToken: async ({ mark }) => (await players.dropDevice(player, mark), null),
    passkeyWish: async ({ name }) => challenged(await passkeys.wish(player, origin, name)),
    keepPasskey: async ({ answer }) => (await passkeys.keep(player, origin, lastChallenge(), answer), null),
    passkeyChallenge: async () => challenged(await passkeys.ask(origin)),
    usePasskey: async ({ answer }) => {
      await players.become(who, await passkeys.playerWith(origin, lastChallenge(), answer), 'passkey')
      return null
    },
    dropPasskeys: async () => (await passkeys.drop(player), null),
    recoverByMail: async ({ address }) => (recovery().request(who, address), null),
    enterMailCode: async ({ code }) => (await recovery().enter(who, code), null),
    signIns: () => players.signIns(who),
    forgetMe: async () => (await tables.changes.forget(player), null),
  }
}
