import type { Page } from '@playwright/test'

/** Collects all of the browser's console errors and warnings, including content policy violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    const isOurs = !message.text().includes('blocked by Playwright') // Tests that block the service worker cause this message.
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(`failed: ${request.url()}`))
  return complaints
}
