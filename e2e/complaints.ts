import type { Page } from '@playwright/test'

/** Everything the browser complains about, a broken content policy included. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    const isOurs = !message.text().includes('blocked by Playwright') // tests that need no offline copy make none
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(`failed: ${request.url()}`))
  return complaints
}
