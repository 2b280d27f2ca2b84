// Verifiable dice. The host commits to a secret before play and reveals it in the finished game file, so it can't change the secret
// in between. Players add their own numbers (`mixing.ts`), so the host can't choose the dice either.

import { digest, digestOf } from './hash.ts'

export interface Seed {
  /** The hash of the first secret, shown before play. */
  commitment: string
  /** Numbers given when the table opens. At online tables, the players' numbers come later, as log lines. */
  entropy: string[]
  /** The host's last secret. All earlier ones follow from it. Hidden until the game is over. */
  secret: string
}

/** How often a game can continue after its end with new dice. */
export const MOST_CONTINUATIONS = 3

export const commitmentTo = (secret: string): string => digest(`tableworks secret ${secret}`)

/**
 * Creates the seed when a table opens. With `continuations`, the secrets form a hash chain, in which each is the commitment to the
 * next. A finished game reveals the first. If it continues, the dice come from the second.
 */
export function seedFrom(secret: string, entropy: string[] = [], continuations = 0): Seed {
  let commitment = commitmentTo(secret)
  for (let i = 0; i < continuations; i++) commitment = commitmentTo(commitment)
  return { commitment, entropy, secret }
}

/** The chain of secrets in order of use; null if none of them matches the commitment. */
function chainOf({ commitment, secret }: Seed): readonly string[] | null {
  const chain = [secret]
  for (let opened = commitmentTo(secret); opened !== commitment; opened = commitmentTo(opened)) {
    if (chain.length > MOST_CONTINUATIONS) return null
    chain.unshift(opened)
  }
  return chain
}

export const keepsCommitment = (seed: Seed): boolean => chainOf(seed) !== null

/** The host's secrets in order of use: one, plus one for each time the game may continue after its end. */
export const secretsOf = (seed: Seed): readonly string[] => chainOf(seed) ?? [seed.secret]

/** The seed as a finished game shows it after this many continuations. Later secrets stay hidden. */
export function openedSeed(seed: Seed, continued: number): Seed {
  const secrets = secretsOf(seed)
  return { ...seed, secret: secrets[continued] ?? seed.secret }
}

/** The seed for a table's chance, from one of the host's secrets. */
export const sealWith = (secret: string, { entropy }: Seed): string => digestOf(['tableworks seed', secret, ...entropy])

/** The seed for the table's chance at set-up. */
export const sealOf = (seed: Seed): string => sealWith(secretsOf(seed)[0] ?? seed.secret, seed)
