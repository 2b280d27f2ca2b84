import type { TableCard } from '@tableworks/host'

/** On this device every person is "you" when only one plays here; online, whoever has the seat. */
export function isYourTurn({ result, seats, actor, online }: TableCard): boolean {
  if (actor === null || result !== null || seats[actor]?.bot !== null) return false
  return online === undefined ? seats.filter(({ bot }) => bot === null).length === 1 : online.mine.includes(actor)
}
