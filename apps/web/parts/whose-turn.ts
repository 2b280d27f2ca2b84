import type { TableCard } from '@tableworks/host'

/** On this device, "you" means the only person. Online, it means the player who has to move with one of their seats. */
export function isYourTurn({ result, seats, waiting, online }: TableCard): boolean {
  const people = waiting.filter(seat => seats[seat]?.bot === null)
  if (people.length === 0 || result !== null) return false
  if (online !== undefined) return people.some(seat => online.mine.includes(seat))
  return seats.filter(({ bot }) => bot === null).length === 1
}
