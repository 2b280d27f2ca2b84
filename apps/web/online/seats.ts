import type { OnlineSeats, TableCard } from '@tableworks/host'

/** Whether the viewer plays this seat. At this device's tables, every seat is. */
export const isMine = (online: OnlineSeats | undefined, seat: number): boolean =>
  online === undefined || online.mine.some(one => one === seat)

/** Whether a bot is playing for the person who holds the seat. */
export const isStandIn = ({ seats, online }: TableCard, seat: number): boolean =>
  seats[seat]?.bot !== null && online?.held.some(one => one === seat) === true

/** The chapter that a bot must finish before the viewer, who has taken over from it, can play on. */
export const finishedForMe = ({ seats, online }: TableCard): string | undefined =>
  online?.mine.map(seat => seats[seat]?.finishes).find(chapter => chapter !== undefined)

/** Whether bots are playing for all people who hold seats. */
export const hasOnlyStandIns = (card: TableCard): boolean =>
  card.online !== undefined && card.online.held.length > 0 && card.online.held.every(seat => isStandIn(card, seat))

/** Whether the viewer has a seat at an online table or created it; always true for tables on this device. */
export const isAtTable = ({ online }: TableCard): boolean =>
  online === undefined || online.isOwner || online.mine.length > 0

/** Whether the owner of a new table should be told, once, how to fill open seats. */
export const isNewTable = ({ id, steps, online }: TableCard): boolean =>
  online?.isOwner === true && online.open.length > 0 && steps === 0 && !shown.has(id)

/** Call this once the seats are on screen. React may discard a first render. */
export const seatsWereShown = ({ id }: TableCard): void => void shown.add(id)

const shown = new Set<string>()
