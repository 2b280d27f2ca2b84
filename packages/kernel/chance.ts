// The only source of randomness in a game. Its state is plain data inside the table's state.
//
// A table draws from a *sealed* generator (SHA-256 of a secret seed and a counter), so past rolls don't reveal the next
// one. Bots and simulations use a *swift* generator (sfc32).

import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { digest } from './hash.ts'

export interface SealedChance {
  /** 64 hexadecimal digits. */
  seed: string
  /** How many words have been drawn. */
  drawn: number
}
export interface SwiftChance {
  a: number
  b: number
  c: number
  d: number
}
export type ChanceState = SealedChance | SwiftChance

/** A table's generator. */
export const sealedChance = (seed: string): SealedChance => ({ seed, drawn: 0 })

/** A fast generator for playouts. The same text gives the same draws. */
export function swiftChance(text: string): SwiftChance {
  const seed = digest(text)
  const word = (i: number) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0
  return { a: word(0), b: word(1), c: word(2), d: 1 }
}

/** How many different 32-bit words there are. */
const WORDS = 0x1_0000_0000

/** The block before the first sealed draw. It's shared, because creating one costs more than a dozen swift draws. */
const NO_BLOCK = new DataView(new ArrayBuffer(0))

/** Draws from a chance state, changing it in place. */
export class Chance {
  state: ChanceState
  // The sealed generator's last block. It's a cache and never part of a state.
  private block = NO_BLOCK
  private blockSeed = ''
  private blockNumber = -1

  constructor(state: ChanceState) {
    this.state = state
  }

  /** A random whole number from 0 to `n` - 1, all equally likely. */
  below(n: number): number {
    if (!(n >= 1)) throw new Error(`chance cannot choose among ${n}`)
    for (;;) {
      const word = this.word()
      // Rejects the last few words, which would favour low numbers. There are fewer than n of them, so the exact number is rarely
      // needed.
      if (word < WORDS - n || word < WORDS - (WORDS % n)) return word % n
    }
  }

  /** A die: 1 to `faces`. */
  roll(faces: number): number {
    return this.below(faces) + 1
  }

  /** A random element of the list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('chance cannot pick from an empty list')
    return list[this.below(list.length)] as T
  }

  /** Shuffles the list in place and returns it. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = list[i] as T
      list[i] = list[j] as T
      list[j] = held
    }
    return list
  }

  /** Skips one draw, so that earlier choices can no longer be undone freely. */
  skip(): void {
    if ('seed' in this.state) this.state.drawn += 1
  }

  /** A separate swift generator, determined by the draws so far. */
  branch(): SwiftChance {
    return { a: this.word() | 0, b: this.word() | 0, c: this.word() | 0, d: 1 }
  }

  private word(): number {
    const state = this.state
    return 'seed' in state ? this.sealedWord(state) : swiftWord(state)
  }

  private sealedWord(state: SealedChance): number {
    const index = state.drawn++
    const number = index >>> 3 // Eight words per block.
    if (number !== this.blockNumber || state.seed !== this.blockSeed) {
      const bytes = sha256(concatBytes(hexToBytes(state.seed), utf8ToBytes(` ${number}`)))
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      this.blockSeed = state.seed
      this.blockNumber = number
    }
    return this.block.getUint32((index & 7) * 4)
  }
}

/** sfc32, a small fast generator by Chris Doty-Humphrey (public domain). */
function swiftWord(state: SwiftChance): number {
  const word = (state.a + state.b + state.d) | 0
  state.d = (state.d + 1) | 0
  state.a = state.b ^ (state.b >>> 9)
  state.b = (state.c + (state.c << 3)) | 0
  state.c = (((state.c << 21) | (state.c >>> 11)) + word) | 0
  return word >>> 0
}
