import type { OnlineSeats } from '@tableworks/host'

/** Whether a seat of a table is the asker's to speak for; on a table of this device every seat is. */
export const isMine = (online: OnlineSeats | undefined, seat: number): boolean =>
  online === undefined || online.mine.some(one => one === seat)
