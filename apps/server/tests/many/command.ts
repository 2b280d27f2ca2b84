// `npm run test:faults -- servers`: prints progress, a summary and every broken promise.

import { findPostgres, HOW_TO_GET } from '../postgres.ts'
import { manyServers } from './many-servers.ts'

export async function serversCommand(faults: number, seed: string): Promise<number> {
  const bin = findPostgres()
  if (bin === null) throw new Error(HOW_TO_GET)
  const began = performance.now()
  const log = (line: string) =>
    console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`)
  const { problems, ...figures } = await manyServers(bin, { faults, seed, log })
  console.log(JSON.stringify({ seed, ...figures }, null, 2))
  for (const problem of problems) console.log(`BROKEN: ${problem}`)
  const { lines, games, acknowledged, views } = figures
  log(
    `${faults} faults, seed “${seed}”: ${lines} lines in ${games} games, ${acknowledged} acknowledged moves, ` +
      `${views} views compared, ${problems.length} broken promises`,
  )
  return problems.length > 0 ? 1 : 0
}
