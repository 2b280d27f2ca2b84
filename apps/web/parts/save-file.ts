/** Downloads bytes as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A file name in lower case with hyphens, ending with the date. */
export function fileName(words: readonly string[], ending: string, now = new Date()): string {
  const stem = words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
  return `${stem}-${now.toISOString().slice(0, 10)}.${ending}`
}
