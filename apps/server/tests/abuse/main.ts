// `npm run test:abuse` runs every attack in its long form; `npm run test:abuse -- NAME...` runs only the named ones.

import { ATTACKS } from './attacks.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find(name => !ATTACKS.some(attack => attack.name === name))
  if (unknown !== undefined) {
    console.log(ATTACKS.map(({ name, about }) => `${name.padEnd(20)}${about}`).join('\n'))
    return unknown === '--help' ? 0 : 1
  }
  let failed = 0
  for (const { name, run } of ATTACKS.filter(attack => names.length === 0 || names.includes(attack.name)))
    try {
      console.log(`ok     ${name}: ${await run()}`)
    } catch (error) {
      failed += 1
      console.log(`FAILED ${name}: ${error instanceof Error ? error.stack : String(error)}`)
    }
  return failed > 0 ? 1 : 0
}
