import type { OnlineSeats, TableCard } from '@tableworks/host'

/** Whether a seat of a table is the asker's to speak for; on a table of this device every seat is. */
export const isMine = (online: OnlineSeats | undefined, seat: number): boolean =>
  online === undefined || online.mine.some(one => one === seat)

/** Whether a bot plays in a seat that a person holds. */
export const isStandIn = ({ seats, online }: TableCard, seat: number): boolean =>
  seats[seat]?.bot !== null && online?.held.some(one => one === seat) === true

/** Whether bots play for all people who hold seats. */
export const hasOnlyStandIns = (card: TableCard): boolean =>
  card.online !== undefined && card.online.held.length > 0 && card.online.held.every(seat => isStandIn(card, seat))

/** Whether the asker sits at an online table or has made it; at a table of this device everyone does. */
export const isAtTable = ({ online }: TableCard): boolean =>
  online === undefined || online.isOwner || online.mine.length > 0
