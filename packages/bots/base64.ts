// Base64 for networks, because Node and browsers have no common function for bytes yet.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Without padding. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const digits = [18, 12, 6, 0].map(shift => DIGITS.charAt((word >> shift) & 63))
    parts.push(digits.slice(0, 1 + Math.min(3, bytes.length - i)).join(''))
  }
  return parts.join('')
}

export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const digit of text) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  return bytes
}
