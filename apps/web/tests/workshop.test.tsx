// What the map workshop of Age of Industry and the board draw for a component set.

import type { AnyGameUi } from '@tableworks/board-kit'
import { editedBox } from '@tableworks/contract'
import { GAMES } from '@tableworks/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const BOARDS = import.meta.glob<{ ui: AnyGameUi }>('../../../games/age-of-industry/ui/index.ts')

async function board(): Promise<AnyGameUi> {
  const [load] = Object.values(BOARDS)
  if (load === undefined) throw new Error('Age of Industry has no board')
  return (await load()).ui
}
const STANDARD = GAMES['age-of-industry']?.components.tables ?? {}

it('the board draws the names, lettering and background of the set', async () => {
  const { Gallery } = await board()
  const label = { text: 'Kinki', kind: 'land', colour: null, at: [300, 300], angle: 0, size: 80 }
  const tables = editedBox(STANDARD, [
    ['maps/japan/towns/osaka/name', 'Ōsaka'],
    ['maps/japan/drawing/labels/0', label],
    ['maps/japan/drawing/background', 'paper'],
  ])
  const [before, after] = [STANDARD, tables].map(set => renderToStaticMarkup(<Gallery tables={set} />))
  expect(after).toContain('>Ōsaka<')
  expect(after).toContain('>KINKI<')
  expect(after).not.toContain('id="aoi-japan-blue"') // no coast and no regions
  expect(before).toContain('id="aoi-japan-blue"')
})

it('the workshop shows the map, its handles and its errors', async () => {
  const { workshop } = await board()
  const Workshop = await workshop?.()
  if (Workshop === undefined) throw new Error('there is no workshop')
  const problem = "tables.maps.japan: no link or lane leads from 'otaru' to 'osaka'"
  const html = renderToStaticMarkup(<Workshop tables={STANDARD} problem={problem} onChange={() => undefined} />)
  expect(html).toContain('data-thing="place osaka"')
  expect(html).toContain('data-thing="ship s-osaka-kagoshima"')
  expect(html).toContain('No link or lane leads from Otaru to Osaka')
})
