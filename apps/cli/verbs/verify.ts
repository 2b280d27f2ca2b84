// tw verify: plays a game file again and compares.

import { type AnyGame, type GameFile, type Table, verifyGameFile } from '@tableworks/kernel'
import { styleText } from 'node:util'
import { gameFileFrom } from '../gamefile.ts'
import { verb } from '../verb.ts'

export const verify = verb({
  name: 'verify',
  summary: 'plays a game file again: result, hashes and dice',
  takes: 'FILE',
  about:
    'Plays the whole log again and holds every hash, the result and the dice against the file.\n' +
    'Exit 1 and the reason when anything differs.',
  flags: { json: { type: 'boolean', help: 'the verdict as JSON' } },
  examples: ['tw verify evening.json'],
  run(word = '', { json }) {
    const { game, file } = gameFileFrom(word)
    const { problems, table } = judged(game, file)
    const report = { ok: problems.length === 0, problems, ...factsAbout(game, file, table) }
    if (json) console.log(JSON.stringify(report))
    else if (report.ok) console.log(asText(word, report))
    if (!report.ok && !json) for (const problem of problems) console.error(`${word}: ${problem}`)
    return report.ok ? 0 : 1
  },
})

/** Rules that cannot carry a choice out at all are one more way to differ. */
function judged(game: AnyGame, file: GameFile): { problems: readonly string[]; table: Table | null } {
  try {
    return verifyGameFile(game, file)
  } catch (error) {
    return { problems: [`the rules stumble over it: ${(error as Error).message}`], table: null }
  }
}

const factsAbout = (game: AnyGame, file: GameFile, table: Table | null) => ({
  game: file.game,
  rules: file.rules,
  checkedWithRules: game.rules,
  components: { name: file.components.name, hash: file.components.hash },
  lines: file.log.length,
  steps: table?.step ?? null,
  hashes: file.log.filter(([, , hash]) => hash !== '').length,
  over: file.result !== null,
})

function asText(name: string, facts: ReturnType<typeof factsAbout>): string {
  const { game, rules, checkedWithRules, components, lines, steps, hashes, over } = facts
  return [
    `${styleText('green', 'ok')}  ${name}: ${game}, ${over ? 'a finished game' : 'not over yet'}`,
    `steps          ${steps} (${lines} lines in the log, ${hashes} hashes compared)`,
    `rules          ${rules}${rules === checkedWithRules ? '' : `, checked with rules ${checkedWithRules}`}`,
    `component set  ${components.name} ${components.hash.slice(0, 12)}`,
    'dice           the secret keeps the commitment',
  ].join('\n')
}
