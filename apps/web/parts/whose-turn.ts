import type { TableCard } from '@tableworks/host'

/** On this device "you" are the only person; online, the player in that seat. */
export function isYourTurn({ result, seats, actor, online }: TableCard): boolean {
  if (actor === null || result !== null || seats[actor]?.bot !== null) return false
  return online === undefined ? seats.filter(({ bot }) => bot === null).length === 1 : online.mine.includes(actor)
}
