// What Titan's board draws for a component set.

import type { AnyGameUi } from '@tableworks/board-kit'
import { editedBox } from '@tableworks/contract'
import { GAMES } from '@tableworks/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/titan/ui/index.ts')
const STANDARD = GAMES['titan']?.components.tables ?? {}

async function drawnOf(...sets: object[]): Promise<string[]> {
  const [load] = Object.values(BOARDS)
  if (load === undefined) throw new Error('Titan has no board')
  const { Gallery } = (await load()).ui
  return sets.map(set => renderToStaticMarkup(<Gallery tables={set} />))
}

it('zones, slots and Rock are drawn where the set puts them', async () => {
  const moved = editedBox(STANDARD, [
    ['crater/zones/U01/at', [616, 75]],
    ['crater/rocks/HU12/at', [503, 78]],
  ])
  const fewer = editedBox(STANDARD, [['slots/HL01a']])
  const [before = '', after = '', less = ''] = await drawnOf(STANDARD, moved, fewer)
  expect(before).toContain('translate(614.4 73.1)')
  expect(after).toContain('translate(616 75)')
  expect(after).not.toContain('translate(614.4 73.1)')
  expect(before).toContain('>HL1a<')
  expect(less).not.toContain('>HL1a<')
  expect(boulders(after)).not.toEqual(boulders(before))
})

/** The outlines of the Rock tiles and the rubble between them. */
const boulders = (html: string): string[] => html.match(/<path d="[^"]*" fill="var\(--titan-rock-3\)"/g) ?? []

it('a set from before the crater was included shows the standard crater', async () => {
  const slots = Object.entries((STANDARD as { slots: Record<string, { resource: unknown; source: string }> }).slots)
  const prints = slots
    .filter(([id]) => id.startsWith('H'))
    .map(([id, { resource, source }]) => [id, { resource, source }])
  const old = editedBox(STANDARD, [['crater'], ['figures'], ['slots', Object.fromEntries(prints)]])
  const [standard, former] = await drawnOf(STANDARD, old)
  expect(former).toBe(standard)
})
