// The log of a finished game in one compressed piece, and its last snapshot.

import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'
import { HostError, hostErrorOf } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'

/**
 * One list per field instead of one object per line. Hashes don't compress, and scattered between other data, they would make that
 * compress worse as well.
 */
interface Packed {
  readonly seats: readonly number[]
  readonly texts: readonly string[]
  readonly hashes: readonly string[]
  /** The indexes of secret lines. */
  readonly secret: readonly number[]
}

/** A high compression level, because a log is packed once and kept for years. */
const LEVEL = 12
const compressed = promisify(zstdCompress)

/** Compresses in a separate thread. */
const packed = (value: object): Promise<Uint8Array> =>
  compressed(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })

/** Packs a snapshot. */
export const packedMemory = (memory: unknown): Promise<Uint8Array | null> =>
  memory === undefined ? Promise.resolve(null) : packed(memory as object)

export function packedLog(lines: readonly LogLine[]): Promise<Uint8Array> {
  const fields: Packed = {
    seats: lines.map(({ seat }) => seat),
    texts: lines.map(({ text }) => text),
    hashes: lines.map(({ hash }) => hash),
    secret: lines.flatMap(({ secret }, place) => (secret ? [place] : [])),
  }
  return packed(fields)
}

/** Throws `damagedLog` if it can't be read. */
export function unpackedLog(log: Uint8Array): LogLine[] {
  try {
    const { seats, texts, hashes, secret } = JSON.parse(zstdDecompressSync(log).toString()) as Packed
    const isSecret = new Set(secret)
    return texts.map((text, place) => ({
      seat: seats[place] as Seat,
      text,
      hash: hashes[place] ?? '',
      secret: isSecret.has(place),
    }))
  } catch (error) {
    throw new HostError('damagedLog', hostErrorOf(error).detail)
  }
}
