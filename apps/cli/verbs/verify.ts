// tw verify: plays a game file again and says what it proves.

import {
  everythingAgrees,
  type Finding,
  findingsOf,
  type GameFile,
  type Verdict,
  verifyGameFile,
} from '@tableworks/kernel'
import { styleText } from 'node:util'
import { gameFileFrom } from '../gamefile.ts'
import { verb } from '../verb.ts'

export const verify = verb({
  name: 'verify',
  summary: 'plays a game file again and says what it proves',
  takes: 'FILE',
  about:
    'Plays the whole log again and holds every state, the result and the dice against the file.\n' +
    'It says "Everything agrees" of a whole game from the set-up with the standard component set, known rules, every\n' +
    'state told and dice that follow from their secret; otherwise it names what is left open.\n' +
    'Exit 1 and the reason when anything differs; with --strict also when anything is left open.',
  flags: {
    json: { type: 'boolean', help: 'the verdict as JSON' },
    strict: { type: 'boolean', help: 'exit 1 unless everything agrees' },
  },
  examples: ['tw verify evening.json', 'tw verify evening.json --strict'],
  run(word = '', { json, strict }) {
    const { game, file } = gameFileFrom(word)
    const verdict = verifyGameFile(game, file)
    const ok = verdict.problems.length === 0
    if (json) console.log(JSON.stringify(asData(file, verdict)))
    else if (ok) console.log(asText(word, file, verdict))
    else for (const problem of verdict.problems) console.error(`${word}: ${problem}`)
    return ok && (strict !== true || everythingAgrees(verdict)) ? 0 : 1
  },
})

const asData = (file: GameFile, { table, ...verdict }: Verdict) => ({
  ok: verdict.problems.length === 0,
  everythingAgrees: everythingAgrees({ table, ...verdict }),
  game: file.game,
  steps: table?.step ?? null,
  ...verdict,
  findings: findingsOf({ table, ...verdict }),
})

function asText(name: string, file: GameFile, verdict: Verdict): string {
  const headline = everythingAgrees(verdict)
    ? `${styleText('green', 'ok')}  ${name}: Everything agrees.`
    : `${styleText('yellow', 'open')}  ${name}: Nothing differs, but not everything is proven.`
  const steps = `${file.game}, ${verdict.table?.step} steps, ${file.log.length} lines in the log`
  return [headline, steps, ...findingsOf(verdict).map(inALine)].join('\n')
}

const inALine = ({ isProven, says }: Finding): string =>
  `${isProven ? styleText('green', '+') : styleText('yellow', '?')} ${says}`
