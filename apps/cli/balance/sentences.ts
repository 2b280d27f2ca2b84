// A study's findings as sentences.

import { percent } from '../text/figures.ts'
import type { StudyPart } from './parts.ts'
import type { SeatStudy, Study } from './study.ts'
import type { Use } from './use.ts'

interface Finding {
  readonly flag: string
  readonly says: string
}

export function studySummary({ games, seats, players, seed, variants, changed, components }: Study): string {
  const set = components === undefined ? [] : [`component set ${components.name}`]
  const chosen = [...set, ...changed.map(name => `${name} ${variants[name]}`)]
  const who = players.length === 1 ? `all played by ${players[0]}` : `played by ${players.join(', ')} in rotating seats`
  return `${games} games with ${seats} seats, ${who}; seed ${seed}${chosen.length > 0 ? `; ${chosen.join(', ')}` : ''}.`
}

/** Findings about seats first, then about parts. */
export const findingsIn = ({ bySeat, byOrder, parts, games }: Study): Finding[] => [
  ...[...bySeat, ...(byOrder ?? [])]
    .filter(({ flag }) => flag !== null)
    .map(seat => seatSentence(seat, bySeat.length, games)),
  ...parts.filter(({ flag }) => flag !== null).map(partSentence),
]

const seatSentence = ({ name, wins, flag }: SeatStudy, seats: number, games: number): Finding => ({
  flag: flag ?? 'even',
  says: `${name} wins ${percent(wins.value)} (${percent(wins.low)} to ${percent(wins.high)}) of ${games} games; an even share is ${percent(1 / seats)}.`,
})

function partSentence({ label, offered, games, share, wins, flag }: StudyPart & Use): Finding {
  if (flag === 'dead' || wins === null)
    return {
      flag: flag ?? 'even',
      says: `${label}: used in ${games} of ${offered} games that offered it (at most ${percent(share.high)}).`,
    }
  const { rate, even, ratio, games: told } = wins
  const interval = `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`
  return {
    flag: flag ?? 'even',
    says: `${label}: players who used it more than their table's average won ${percent(rate)}; their seats usually win ${percent(even)}: ${ratio.value.toFixed(2)} times (${interval}), ${told} games.`,
  }
}
