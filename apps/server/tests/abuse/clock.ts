// The system clock is set back a minute, as a time service may do. Every request used to be refused until the clock caught up.

import { TestPage } from '../page.ts'
import { later, withVictim } from '../attacker.ts'
import type { Attack } from './attack.ts'

const BACK_S = 60

/** How many seconds a page that sends one request per second is refused after the clock was set back. */
export const refusedAfterClock = (back: number, most: number) =>
  withVictim(async ({ address, shiftClock }) => {
    const page = await TestPage.open(address)
    await page.ask('here', {})
    await shiftClock(-back)
    let refused = 0
    for (; refused < most; refused++) {
      const isAnswered = await page.ask('here', {}).then(
        () => true,
        () => false,
      )
      if (isAnswered) break
      await later(1000)
    }
    await page.close()
    return refused
  })

export const clock: Attack = {
  name: 'clock',
  about: 'sets the clock back a minute while a page asks',
  async run(): Promise<string> {
    const refused = await refusedAfterClock(BACK_S, 2 * BACK_S)
    if (refused > 0) throw new Error(`refused for ${refused} s`)
    return 'nobody refused'
  },
}
