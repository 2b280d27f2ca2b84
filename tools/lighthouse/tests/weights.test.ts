import { expect, it } from 'vitest'
import { median, type Report, row, TITLES, weigh } from '../weights.ts'

const report = (score: number, blocking: number): Report => ({
  categories: { performance: { score }, accessibility: { score: 1 } },
  audits: {
    'total-blocking-time': { numericValue: blocking },
    'first-contentful-paint': { numericValue: 1234 },
    'largest-contentful-paint': { numericValue: 2345 },
    'cumulative-layout-shift': { numericValue: 0 },
    'network-requests': {
      details: {
        items: [
          { resourceType: 'Script', transferSize: 80_400 },
          { resourceType: 'Script', transferSize: 1_300 },
          { resourceType: 'Image', transferSize: 60_000 },
        ],
      },
    },
  },
})

it('a page’s line has each figure’s median, in the header’s columns', () => {
  const all = [report(0.99, 10), report(0.94, 250), report(0.96, 20)].map(weigh)

  expect(row('home', median(all))).toBe('| home | 96 | 100 | 0.02 s | 1.23 s | 2.35 s | 0.00 | 142 KB | 82 KB | 2 |')
  const [titles] = TITLES.split('\n')
  expect(titles?.split('|')).toHaveLength(row('home', median(all)).split('|').length)
})
