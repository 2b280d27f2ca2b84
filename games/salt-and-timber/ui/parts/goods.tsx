import { Cube } from '@tableworks/board-kit'
import { type Good, GOODS } from '../../data.ts'

/** Goods differ in shape and letter. Colour only helps. */
const LOOK = {
  salt: { form: 'crate', colour: '#dfeaf0', ink: '#1d2b33', letter: 'S' },
  timber: { form: 'log', colour: '#9a6a38', ink: '#fff', letter: 'T' },
} as const

export const Piece = ({ good, size }: { good: Good; size: number }) => <Cube {...LOOK[good]} size={size} />

/** Lists single pieces: the given number of each good, numbered within their kind. */
export const oneByOne = (counts: Record<Good, number>): { good: Good; number: number }[] =>
  GOODS.flatMap(good => Array.from({ length: counts[good] }, (_, i) => ({ good, number: i + 1 })))
