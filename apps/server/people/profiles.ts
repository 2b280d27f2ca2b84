// A player's profile: name, results, ratings, and an export of everything the server stores about them.

import { HostError } from '@tableworks/host'
import type { PlayedCard, Profile, RatingCard } from '@tableworks/protocol'
import type { KeptRating, PublicPlayer } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Safety } from './safety.ts'
import { isProvisional, marginOf } from './rating.ts'

const MOST_RECENT = 6
const MOST_PAGE = 30
const MOST_OPPONENTS = 12
/** How many of a player's latest ratings are read for the trend lines of all games. */
const MOST_TREND = 300
const TREND_LENGTH = 20

export class Profiles {
  private readonly store: ServerStore
  private readonly safety: Safety

  constructor(store: ServerStore, safety: Safety) {
    this.store = store
    this.safety = safety
  }

  /** The player with that mark; null means the player who asks. */
  private async who(player: string, mark: string | null): Promise<PublicPlayer> {
    const found = await (mark === null ? this.store.publicPlayer(player) : this.store.playerWithMark(mark))
    if (found === null) throw new HostError('missing')
    return found
  }

  async profile(viewer: string, mark: string | null): Promise<Profile> {
    const { player, name, created, mark: own } = await this.who(viewer, mark)
    const [tally, ratings, trend, recent, opponents, relation] = await Promise.all([
      this.store.tallyOf(player),
      this.store.ratingsOf(player),
      this.store.ratingTrend(player, MOST_TREND),
      this.store.playedBy(player, Number.MAX_SAFE_INTEGER, MOST_RECENT, viewerOf(viewer, player, mark)),
      player === viewer ? this.store.headToHead(player, MOST_OPPONENTS) : [],
      this.safety.relationTo(viewer, player),
    ])
    const cards = ratings.map(rating => cardOf(rating, trend))
    const shown = { tally, ratings: cards, recent, opponents, relation }
    return { mark: own, name, since: created, isMine: player === viewer, ...shown }
  }

  async history(viewer: string, mark: string | null, before: number): Promise<PlayedCard[]> {
    const { player } = await this.who(viewer, mark)
    return this.store.playedBy(player, before, MOST_PAGE, viewerOf(viewer, player, mark))
  }

  /** Returns the name before. */
  async name(player: string, name: string): Promise<string> {
    await this.safety.mustBeAllowed(player, name)
    const before = (await this.store.publicPlayer(player))?.name ?? ''
    await this.store.namePlayer(player, name)
    return before
  }

  /** Players without a name on this server get the one they used when sitting down. */
  async nameIfNew(player: string, name: string): Promise<void> {
    if ((await this.store.publicPlayer(player))?.name === '') await this.store.namePlayer(player, name)
  }

  /** Everything about a player, without keys and without other people's data. */
  async exported(player: string): Promise<object> {
    const { name, mark, created } = await this.who(player, null)
    const manners = await this.safety.manners(player)
    const [
      channels,
      quiet,
      holidays,
      devices,
      signIns,
      passkeys,
      tables,
      groups,
      alerts,
      messages,
      notes,
      ratings,
      games,
    ] = await Promise.all([
      this.store.channelsOf(player),
      this.store.quietOf(player),
      this.store.holidaysOf(player),
      this.store.devicesOf(player),
      this.store.signInsOf(player),
      this.store.passkeysOf(player),
      this.store.tablesOf(player),
      this.store.groupsOf(player),
      this.store.alertsOf(player, 0),
      this.store.chatBy(player),
      this.store.notesBy(player),
      this.store.ratingsOf(player),
      this.store.playedBy(player, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, player),
    ])
    return {
      account: { name, mark, created },
      devices: devices.map(device => ({
        mark: device.mark,
        name: device.name,
        created: device.created,
        seen: device.seen,
        ...(device.allows === null ? {} : { token: device.allows }),
      })),
      signIns: signIns.map(({ at, way, device }) => ({ at, way, device })),
      passkeys: passkeys.map(passkey => ({ created: passkey.created, transports: passkey.transports })),
      tables,
      groups: groups.map(({ maker, ...group }) => ({ ...group, isMaker: maker === player })),
      messages,
      notes,
      notifications: {
        ways: channels.map(({ way, address, form, wants, created: since }) => ({ way, address, form, wants, since })),
        quiet,
        alerts,
      },
      holidays,
      ratings: ratings.map(({ player: _id, ...rating }) => rating),
      games,
      manners,
    }
  }
}

const STRANGER = ''

/** The viewer whose rights decide which games are shown. Players on their own public page see what a stranger sees. */
const viewerOf = (viewer: string, player: string, mark: string | null): string =>
  mark !== null && viewer === player ? STRANGER : viewer

function cardOf({ player: _id, deviation, ...rating }: KeptRating, trend: readonly TrendPoint[]): RatingCard {
  const { game, pace, company, mean } = rating
  const own = trend.filter(one => one.game === game && one.pace === pace && one.company === company)
  const known = { mean, deviation }
  return {
    ...rating,
    mean: Math.round(mean),
    margin: Math.round(marginOf(known)),
    isProvisional: isProvisional(known),
    trend: own
      .slice(0, TREND_LENGTH)
      .map(one => Math.round(one.mean))
      .toReversed(),
  }
}

type TrendPoint = Pick<KeptRating, 'game' | 'pace' | 'company' | 'mean'>
