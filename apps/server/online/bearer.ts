// Tokens that programs send with their requests.

/** The token in the Authorization header; '' if the header is unreadable, null if there is none. */
export function bearerIn({ authorization }: { authorization?: string | undefined }): string | null {
  if (authorization === undefined) return null
  return /^Bearer ([\w.]+)$/i.exec(authorization)?.[1] ?? ''
}
