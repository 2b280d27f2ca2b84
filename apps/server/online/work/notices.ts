import { HostError } from '@tableworks/host'
import type { NOTICE_ASKS, NoticeState } from '@tableworks/protocol'
import type { Notices } from '../../notices/notices.ts'
import type { Asker, Work } from './asker.ts'

/** The state on a server that can't send notifications, so pages don't offer them. */
const NOTHING: NoticeState = { ways: { push: null, mail: false, hook: false }, channels: [], quiet: null }

/** The connection itself handles `visible`. */
export const noticeWork = ({ who, notices }: Asker): Work<Exclude<keyof typeof NOTICE_ASKS, 'visible'>> => {
  const there = (): Notices => {
    if (notices === null) throw new HostError('missing')
    return notices
  }
  return {
    notices: async () => notices?.state(who) ?? NOTHING,
    keepPush: async given => (await there().keepPush(who, given), null),
    keepMail: async given => (await there().keepMail(who, given), null),
    confirmMail: async given => (await there().confirmMail(who, given), null),
    keepHook: async given => (await there().keepHook(who, given), null),
    dropNotices: async ({ way }) => (await there().drop(who, way), null),
    wantNotice: async given => (await there().want(who, given), null),
    keepQuiet: async given => (await there().keepQuiet(who, given), null),
    testNotice: async ({ way }) => there().test(who, way),
  }
}
