// tw ladder: matches of each level against the level below, at every table.

import path from 'node:path'
import { GAMES } from '@tableworks/games'
import { type Measured, measure } from '../ladder/measure.ts'
import { tablesIn, withLadder } from '../ladder/page.ts'
import { rungsOf } from '../ladder/rungs.ts'
import { asData, asText } from '../ladder/table.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { Usage, verb, whole } from '../verb.ts'
import { gameNamed, pathFrom, readText, ROOT, writeText } from '../wanted.ts'

const SEED = 'ladder'
const DEALS = 200

export const ladder = verb({
  name: 'ladder',
  summary: 'test each level of the bots against the level below, at every table',
  takes: 'GAME',
  about:
    'Each rung of a ladder is a match of a level against the level below: one player of the upper level, the rest of the\n' +
    'lower. GAME may be all. Rungs are measured at every table size, with all values of the variants that set-up shows\n' +
    'first. Each deal is played in every seating, until a sequential test (SPRT, error rates 5%) shows that the level wins\n' +
    'at least 1.4 times its even share (passed) or at most 1.2 times (failed): 70 and 60% with two seats. Otherwise the\n' +
    'rung is undecided after --deals. Every game is saved, and the same command resumes. The exit code is 1 if a rung\n' +
    'failed. tw arena with the same players, seats, variants and seed plays the same games.',
  flags: {
    rung: { type: 'string', value: 'UPPER,LOWER', help: 'only this pair of levels' },
    seats: { type: 'string', value: 'K', help: 'only tables with this many seats' },
    variant: { type: 'string', value: 'K=V', multiple: true, help: 'only tables with this variant, as in tw games' },
    deals: {
      type: 'string',
      value: 'N',
      help: `the most deals of a rung, each played in every seating (default: ${DEALS})`,
    },
    seed: PLAN_FLAGS.seed,
    workers: PLAN_FLAGS.workers,
    keep: { type: 'string', value: 'FOLDER', help: 'save every game there (default: .cache/ladder)' },
    saved: { type: 'boolean', help: 'play nothing: only rungs that the saved games decide' },
    write: { type: 'boolean', help: 'write the tables into docs/bots.md' },
    page: { type: 'string', value: 'FILE', help: 'write them into this page instead' },
    json: PLAN_FLAGS.json,
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw ladder salt-and-timber',
    'tw ladder titan --rung hard,normal --seats 2',
    'tw ladder all --workers 2 --write',
  ],
  async run(word = '', flags) {
    const games = word === 'all' ? Object.values(GAMES) : [gameNamed(word)]
    const words = { rung: flags.rung, seats: flags.seats, variants: flags.variant ?? [], seed: flags.seed ?? SEED }
    const rungs = games.flatMap(game => rungsOf(game, words))
    const how = {
      deals: whole('deals', flags.deals ?? String(DEALS), 1, 1_000_000),
      folder: flags.keep === undefined ? path.join(ROOT, '.cache/ladder') : pathFrom(flags.keep),
      isSavedOnly: flags.saved === true,
      workers: flags.workers,
      progress: flags.progress,
    }
    const page = pageFrom(flags)
    const all: Measured[] = []
    for (const table of Map.groupBy(rungs, ({ plan }) => `${plan.game} ${plan.seats}`).values()) {
      const measured: Measured[] = []
      for (const rung of table) measured.push(...[await measure(rung, how)].filter(one => one !== null))
      if (page !== null) writeText(page, withLadder(readText(page), measured, commandFor(measured, flags), new Date()))
      all.push(...measured)
    }
    console.log(flags.json ? JSON.stringify(all.map(asData)) : asText(all).join('\n'))
    return all.some(({ verdict }) => verdict === 'failed') ? 1 : 0
  },
})

interface PageFlags {
  readonly write?: boolean
  readonly page?: string
  readonly rung?: string
  readonly variant?: string[]
}

/** The page to write into, if any. It's read before the first game, so a mistake shows immediately. */
function pageFrom({ write, page, rung, variant }: PageFlags): string | null {
  if (write !== true && page === undefined) return null
  if (rung !== undefined || variant !== undefined)
    throw new Usage('A page gets whole tables: leave out --rung and --variant.', 'tw ladder --help')
  const file = page ?? path.join(ROOT, 'docs/bots.md')
  tablesIn(readText(file)) // throws if the page has no place for the tables
  return file
}

/** The command that measures these rungs again. The seed is in the table. */
function commandFor([first]: readonly Measured[], { seed, deals }: { seed?: string; deals?: string }): string {
  const { game = '', seats = 0 } = first?.rung.plan ?? {}
  const given = Object.entries({ seed, deals }).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag} ${value}`],
  )
  return ['tw ladder', game, `--seats ${seats}`, ...given].join(' ')
}
