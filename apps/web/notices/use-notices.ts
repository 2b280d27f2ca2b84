import type { NoticeChannel, NoticeState, NoticeWay } from '@tableworks/protocol'
import { onlineTables } from '../online/here.ts'
import { type Loaded, useLoad } from '../parts/use-load.ts'

export const useNotices = (): readonly [Loaded<NoticeState>, () => void] =>
  useLoad('notices', async () => (await onlineTables()).ask('notices', {}))

/** Null for tables on this device, which need no server. */
export const useNoticesIf = (isOnline: boolean): readonly [Loaded<NoticeState | null>, () => void] =>
  useLoad(`notices ${isOnline}`, async () => (isOnline ? (await onlineTables()).ask('notices', {}) : null))

export const channelOf = ({ channels }: NoticeState, way: NoticeWay): NoticeChannel | undefined =>
  channels.find(channel => channel.way === way)

/** A server without a public address can't send notifications, so the page doesn't offer them. */
export const waysOf = ({ ways }: NoticeState): NoticeWay[] => [
  ...(ways.push === null ? [] : (['push'] as const)),
  ...(ways.mail ? (['mail'] as const) : []),
  ...(ways.hook ? (['hook'] as const) : []),
]
