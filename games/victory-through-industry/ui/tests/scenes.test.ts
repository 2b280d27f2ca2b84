import { readFileSync } from 'node:fs'
import { scenesStand } from '@tableworks/contract/vitest'
import { game } from '../../index.ts'
import { ui } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')

// Every fulfilment and the end, told to two seats and a spectator, and to three seats and a spectator.
scenesStand(game, ui.scenes ?? {}, { games: ['shortest', 'typical'].map(read), fewest: 8 })
