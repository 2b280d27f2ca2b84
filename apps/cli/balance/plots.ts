// Plots as plain SVG, drawn at a phone's width and scaled by the page. Colours are the page's CSS variables.

import { percent } from '../text/figures.ts'
import type { Bins } from './distribution.ts'
import type { SeatStudy, Series } from './study.ts'
import type { Estimate } from './use.ts'

const WIDTH = 340
const LEFT = 34
const RIGHT = 8
const TOP = 8
const BOTTOM = 22

/** From values to coordinates. */
type Scale = (value: number) => number

const scale = (from: number, to: number, start: number, end: number): Scale => {
  const span = to === from ? 1 : to - from
  return value => round(start + ((value - from) / span) * (end - start))
}
const round = (value: number): number => Math.round(value * 10) / 10

const figure = (height: number, title: string, inside: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inside.join('')}</svg>`

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function histogram(title: string, { from, width, counts }: Bins): string {
  const height = 130
  const most = Math.max(1, ...counts)
  const x = scale(0, counts.length, LEFT, WIDTH - RIGHT)
  const y = scale(0, most, height - BOTTOM, TOP)
  const bars = counts.map((count, i) => {
    const label = `${from + i * width}${width > 1 ? ` to ${from + (i + 1) * width - 1}` : ''}: ${count}`
    return `<rect class="bar" x="${x(i) + 0.5}" y="${y(count)}" width="${round(x(1) - x(0) - 1)}" height="${round(y(0) - y(count))}"><title>${label}</title></rect>`
  })
  const every = Math.max(1, Math.ceil(counts.length / 6))
  const marks = counts.flatMap((_count, i) =>
    i % every === 0 ? [text(round((x(i) + x(i + 1)) / 2), height - 7, String(from + i * width))] : [],
  )
  return figure(height, title, [
    ...bars,
    line(LEFT, y(0), WIDTH - RIGHT, y(0), 'axis'),
    ...marks,
    text(LEFT - 4, y(most) + 8, String(most), 'end'),
    text(LEFT - 4, y(0), '0', 'end'),
  ])
}

/** Each seat's win rate with its interval, and a line at the even share. */
export function seatWins(title: string, seats: readonly SeatStudy[]): string {
  const row = 24
  const height = TOP + row * seats.length + BOTTOM
  const even = 1 / seats.length
  const most = Math.min(1, Math.max(even * 1.5, ...seats.map(({ wins }) => wins.high)) * 1.05)
  const x = scale(0, most, 54, WIDTH - RIGHT)
  const bottom = height - BOTTOM
  return figure(height, title, [
    line(x(even), TOP, x(even), bottom, 'even'),
    text(x(even), height - 7, `even ${percent(even)}`),
    ...seats.flatMap(({ name, wins, flag }, i) => {
      const y = TOP + row * (i + 0.5)
      return [text(48, y + 4, name, 'end'), whisker(wins, x, y, flag === null ? 'dot' : 'dot flagged')]
    }),
    line(54, bottom, WIDTH - RIGHT, bottom, 'axis'),
  ])
}

const whisker = ({ value, low, high }: Estimate, x: Scale, y: number, kind: string): string =>
  `${line(x(low), y, x(high), y, 'whisker')}<circle class="${kind}" cx="${x(value)}" cy="${y}" r="4"><title>${percent(value)} (${percent(low)} to ${percent(high)})</title></circle>`

/** A ratio around 1 with its interval, small enough for a table. */
export function ratioMark({ value, low, high }: Estimate, flagged: boolean): string {
  const x = scale(0, 2.5, 2, 88)
  const inside = (at: number) => Math.min(2.5, at)
  return `<svg class="mark" viewBox="0 0 90 14" aria-hidden="true">${line(x(1), 1, x(1), 13, 'even')}${line(x(inside(low)), 7, x(inside(high)), 7, 'whisker')}<circle class="${flagged ? 'dot flagged' : 'dot'}" cx="${x(inside(value))}" cy="7" r="3"/></svg>`
}

/** Winners and other players over time. */
export function courses({ title, winners, others }: Series): string {
  const height = 150
  const all = [...winners, ...others]
  const least = Math.min(0, ...all)
  const most = Math.max(1, ...all)
  const x = scale(0, winners.length - 1, LEFT, WIDTH - RIGHT)
  const y = scale(least, most, height - BOTTOM, TOP)
  const path = (values: readonly number[], kind: string) =>
    `<polyline class="${kind}" points="${values.map((value, i) => `${x(i)},${y(value)}`).join(' ')}"/>`
  return figure(height, `${title}: winners and other players`, [
    line(LEFT, y(0), WIDTH - RIGHT, y(0), 'axis'),
    path(others, 'course others'),
    path(winners, 'course winners'),
    text(LEFT, height - 7, 'set-up', 'start'),
    text(WIDTH - RIGHT, height - 7, 'end', 'end'),
    text(LEFT - 4, y(most) + 8, most.toFixed(0), 'end'),
    text(LEFT - 4, y(least), least.toFixed(0), 'end'),
  ])
}
