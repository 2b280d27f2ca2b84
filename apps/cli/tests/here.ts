// Runs the program in-process, because spawning one takes a third of a second. Only for commands that print to the console and
// exit.

import { stripVTControlCharacters } from 'node:util'
import { vi } from 'vitest'
import { main } from '../main.ts'
import { type Ran, wordsOf } from './tw.ts'

export async function here(line: string): Promise<Ran> {
  const told = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map(stream =>
    vi.spyOn(console, stream).mockImplementation((text: string) => void (told[stream] += `${text}\n`)),
  )
  try {
    const code = await main(wordsOf(line))
    return { code, out: stripVTControlCharacters(told.log), err: stripVTControlCharacters(told.error) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
