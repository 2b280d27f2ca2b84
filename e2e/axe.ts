// What axe finds on a page, in every scheme of colours.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const
export const DARK = { colorScheme: 'dark', contrast: 'no-preference' } as const
export const HIGH = { colorScheme: 'light', contrast: 'more' } as const
export const HIGH_DARK = { colorScheme: 'dark', contrast: 'more' } as const

type Scheme = typeof LIGHT | typeof DARK | typeof HIGH | typeof HIGH_DARK

/** Rows, clauses and sentences that are made as the ones before them: their colours are the same. */
const LIKE_THE_FIRST = [
  'tbody tr:nth-child(n + 4)',
  '[data-rules] > section:nth-of-type(n + 4)',
  'ol > li:nth-child(n + 9)',
]

/** Nothing here is in a frame, so axe may run in the page itself, which is far quicker. */
const foundBy = async (axe: AxeBuilder) =>
  (
    await axe
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

/** In the colours the page has now. */
export async function axeFindsNothingNow(page: Page, within = 'body'): Promise<void> {
  expect(await foundBy(new AxeBuilder({ page }).include(within))).toEqual([])
}

/** Everything, to the last row, in light; then the colours, which alone differ, in the other schemes. */
export async function axeFindsNothing(page: Page, within = 'body', others: readonly Scheme[] = [DARK]): Promise<void> {
  await page.emulateMedia({ ...LIGHT, reducedMotion: 'reduce' })
  await axeFindsNothingNow(page, within)
  for (const scheme of others) {
    await page.emulateMedia({ ...scheme, reducedMotion: 'reduce' })
    const axe = LIKE_THE_FIRST.reduce((all, rest) => all.exclude(rest), new AxeBuilder({ page }).include(within))
    // What is out of sight takes its new colours a little later.
    await expect(async () => {
      expect([scheme, ...(await foundBy(axe.withRules('color-contrast')))]).toEqual([scheme])
    }).toPass({ timeout: 20_000 })
  }
}
