// tw verify: replays a game file and reports what it proves.

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
  summary: 'replay a game file and report what it proves',
  takes: 'FILE',
  about:
    'Replays the whole log and compares every state, the result and the dice with the file.\n' +
    'It prints "Everything agrees" for a whole game from the set-up with the standard component set, known rules, every\n' +
    'state recorded and dice that follow from their secret. Otherwise it lists what could not be checked.\n' +
    'Exit code 1 if anything differs; with --strict also if anything could not be checked.',
  flags: {
    json: { type: 'boolean', help: 'print JSON' },
    strict: { type: 'boolean', help: 'exit code 1 unless everything agrees' },
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
    : `${styleText('yellow', 'open')}  ${name}: Nothing differs, but not everything could be checked.`
  const steps = `${file.game}, ${verdict.table?.step} steps, ${file.log.length} lines in the log`
  return [headline, steps, ...findingsOf(verdict).map(inALine)].join('\n')
}

const inALine = ({ isProven, says }: Finding): string =>
  `${isProven ? styleText('green', '+') : styleText('yellow', '?')} ${says}`
