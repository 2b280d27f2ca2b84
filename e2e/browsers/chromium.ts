import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import type { Driver, Engine } from './engine.ts'

export const Chromium: Engine = {
  name: 'Chromium',
  howToGet: 'npm brings it on Linux x64; elsewhere install Chrome or Chromium, or set CHROMIUM',

  async start(): Promise<Driver | null> {
    const executablePath = await findChromium().catch(() => null)
    if (executablePath === null) return null
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const page = await browser.newPage()
    return {
      name: `Chromium ${browser.version()}`,
      goto: async address => void (await page.goto(address)),
      evaluate: expression => page.evaluate<unknown>(expression),
      click: (x, y) => page.mouse.click(x, y),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    }
  },
}
