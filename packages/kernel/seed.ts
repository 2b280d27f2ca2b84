// Verifiable dice. The host fixes a secret and shows its digest before anyone gives entropy; the table's
// seed mixes both, so neither side can steer a roll. The secret is shown in the finished game file.

import { digest, digestOf } from './hash.ts'

export interface Seed {
  /** Digest of the secret, shown before play. */
  commitment: string
  /** What each player threw in after seeing the commitment; may be empty. */
  entropy: string[]
  /** The host's own; kept until the game is over. */
  secret: string
}

export const commitmentTo = (secret: string): string => digest(`tableworks secret ${secret}`)

/** `seedFrom('s', ['a', 'b'])`: what a host fills in when the table opens. */
export const seedFrom = (secret: string, entropy: string[] = []): Seed => ({
  commitment: commitmentTo(secret),
  entropy,
  secret,
})

/** The seed of the table's chance. */
export const sealOf = ({ secret, entropy }: Seed): string => digestOf(['tableworks seed', secret, ...entropy])

export const keepsCommitment = (seed: Seed): boolean => commitmentTo(seed.secret) === seed.commitment
