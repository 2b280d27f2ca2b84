// The player aid matches its table's variants.

import type { AnyGameUi } from '@tableworks/board-kit'
import { GAMES } from '@tableworks/games'
import { variantsOf } from '@tableworks/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.ts')

async function aidOf(id: string, variants: Record<string, unknown>): Promise<string> {
  const game = GAMES[id]
  const { Aid } = (await BOARDS[`../../../games/${id}/ui/index.ts`]?.())?.ui ?? {}
  if (game === undefined || Aid === undefined) throw new Error(`${id} has no aid`)
  return renderToStaticMarkup(<Aid variants={variantsOf(game, variants, 2)} />)
}

it('Age of Industry: mentions Q3, Q50 and Q56 only where they apply', async () => {
  const japan = await aidOf('age-of-industry', { map: 'japan' })
  const minnesota = await aidOf('age-of-industry', { map: 'minnesota' })
  const additive = await aidOf('age-of-industry', { map: 'minnesota', chicagoLinkValue: 'additive' })

  for (const aid of [japan, minnesota]) expect(aid).toContain('Both may come from one stack.')
  expect(japan).toContain('If that empties the deck, one more turn is played.')
  expect(japan).not.toContain('Chicago')
  expect(minnesota).toContain('A link to Chicago pays $1 for each counter in the Chicago area, and nothing else.')
  expect(additive).toContain(
    'A link to Chicago pays for every counter in the Chicago area, plus the counters at its other end.',
  )
})
