// Runs axe on a page, in every colour scheme.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const
export const DARK = { colorScheme: 'dark', contrast: 'no-preference' } as const
export const HIGH = { colorScheme: 'light', contrast: 'more' } as const
export const HIGH_DARK = { colorScheme: 'dark', contrast: 'more' } as const

type Scheme = typeof LIGHT | typeof DARK | typeof HIGH | typeof HIGH_DARK

/** Skips rows, clauses and sentences that look like the ones before them. */
const LIKE_THE_FIRST = [
  'tbody tr:nth-child(n + 4)',
  '[data-rules] > section:nth-of-type(n + 4)',
  'ol > li:nth-child(n + 9)',
]

/** The page has no iframes, so axe can run inside it, which is much faster. */
const foundBy = async (axe: AxeBuilder) =>
  (
    await axe
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

/** Runs axe on the page in its current colours. */
export async function axeFindsNothingNow(page: Page, within = 'body'): Promise<void> {
  expect(await foundBy(new AxeBuilder({ page }).include(within))).toEqual([])
}

/** Runs all checks in light mode, then only the colour checks in the other schemes. */
export async function axeFindsNothing(page: Page, within = 'body', others: readonly Scheme[] = [DARK]): Promise<void> {
  await page.emulateMedia({ ...LIGHT, reducedMotion: 'reduce' })
  await axeFindsNothingNow(page, within)
  for (const scheme of others) {
    await page.emulateMedia({ ...scheme, reducedMotion: 'reduce' })
    const axe = LIKE_THE_FIRST.reduce((all, rest) => all.exclude(rest), new AxeBuilder({ page }).include(within))
    // Content out of view gets its new colours a little later.
    await expect(async () => {
      expect([scheme, ...(await foundBy(axe.withRules('color-contrast')))]).toEqual([scheme])
    }).toPass()
  }
}
