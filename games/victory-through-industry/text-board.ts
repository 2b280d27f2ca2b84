// The position as plain text for `tw show`: contracts and stacks as lists, every complex as a grid.

import { type Seat, seatsOf, TEXT_BOARD_WIDTH, type TextBoardTable } from '@tableworks/kernel'
import { wrapped } from '@tableworks/table-kit'
import { type FactoryId, typeNumber } from './data/factories.ts'
import type { ProductId } from './data/products.ts'
import { type Cell, hasCell } from './readings/floor.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

type Table = TextBoardTable<State>

export function textBoard(view: View, table: Table): string[] {
  const { sideNames, seats } = table
  return [
    momentOf(view, table),
    ...wrapped('Fulfilment token:', [view.token === null ? 'not taken yet' : (sideNames[view.token] ?? '')]),
    ...wrapped('Open contracts:', pricesOf(view.open, table)),
    ...wrapped('Factory cards left (other types are complete):', stacksOf(view, table), 2),
    ...(view.set.length === 0 ? [] : wrapped('Starting set:', namesOf(view.set, table))),
    '',
    'Grids: factories like IroM>* (> is where the top points, * can run), products like iron, . is free',
    ...seatsOf(seats).flatMap(seat => ['', ...complexOf(view, seat, table)]),
  ]
}

function momentOf({ set, hand, movesLeft, operating, actions, glance }: View, { sideNames }: Table): string {
  if (set.length > 0) return 'Drafting the starting factories'
  if (hand.some(cards => cards.length > 0)) return 'Laying out the starting factories'
  const now = `Round ${glance.round}, ${sideNames[glance.current]}’s turn, ${count(movesLeft, 'move')} left`
  return operating ? `${now}, ${count(actions, 'action')} this move` : now
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const pricesOf = (contracts: readonly ProductId[], { box }: Table): string[] =>
  contracts.length === 0
    ? ['none']
    : contracts.map(product => `${box.products[product].name.toLowerCase()} (${box.contracts[product].value})`)

const namesOf = (factories: readonly FactoryId[], { box }: Table): string[] =>
  factories.map(id => box.factories[id].name.toLowerCase())

function stacksOf({ stacks }: View, { box }: Table): string[] {
  const short = box.types.flatMap(id => {
    const { name, copies } = box.factories[id]
    const left = stacks[typeNumber[id]]
    return left === copies ? [] : [`${name.toLowerCase()} ${left} of ${copies}`]
  })
  return short.length === 0 ? ['all there'] : short
}

function complexOf(view: View, seat: Seat, table: Table): string[] {
  const { contracts, hand, glance, closed } = view
  const { ready, room, tokenIn } = glance
  const turns = tokenIn[seat]
  return [
    ...wrapped(`${table.sideNames[seat]}:`, [
      count(glance.ifEndedNow.scores[seat] ?? 0, 'point'),
      `${count(ready[seat], 'contract')} ready`,
      count(room[seat], 'free cell'),
      ...(turns === null ? [] : [`token in ${count(turns, 'turn')}`]),
      ...(closed[seat] ? ['declines all offers'] : []),
    ]),
    ...(contracts[seat].length === 0 ? [] : wrapped('  Holds:', pricesOf(contracts[seat], table))),
    ...(hand[seat].length === 0 ? [] : wrapped('  To lay out:', namesOf(hand[seat], table))),
    ...gridOf(view, seat).map(line => `  ${line}`.trimEnd()),
  ]
}

/** Six characters and a space. */
const CELL = 7
const MARGIN = 6
const COLUMNS = Math.floor((TEXT_BOARD_WIDTH - 2 - MARGIN) / CELL)

/** Numbered columns and rows. A complex too wide for a line is split into strips. */
function gridOf({ glance }: View, seat: Seat): string[] {
  const factories = glance.factories[seat]
  if (factories.length === 0) return []
  const texts = new Map<string, string>()
  const write = ({ x, y }: Cell, text: string) => texts.set(`${x},${y}`, text)
  for (const { x, y } of factories)
    for (const cell of [
      { x, y: y - 1 },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x - 1, y },
    ])
      if (!hasCell(factories, cell.x, cell.y)) write(cell, '.')
  for (const one of factories) write(one, `${codeOf(one.factory)}${'^>v<'[one.turn]}${one.ready ? '*' : ''}`)
  for (const one of glance.products[seat]) write(one, one.product.slice(0, 4))
  const [left, right] = [Math.min(...factories.map(({ x }) => x)) - 1, Math.max(...factories.map(({ x }) => x)) + 1]
  const [top, bottom] = [Math.min(...factories.map(({ y }) => y)) - 1, Math.max(...factories.map(({ y }) => y)) + 1]
  const lines: string[] = []
  for (let from = left; from <= right; from += COLUMNS) {
    const xs = range(from, Math.min(right, from + COLUMNS - 1))
    const row = (head: string, cells: readonly string[]) =>
      head.padStart(MARGIN - 1).padEnd(MARGIN) + cells.map(text => text.padEnd(CELL)).join('')
    lines.push(row('y\\x', xs.map(String)))
    for (const y of range(top, bottom))
      lines.push(
        row(
          String(y),
          xs.map(x => texts.get(`${x},${y}`) ?? ''),
        ),
      )
  }
  return lines
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Four letters: "Fore" for a forest, "IroM" for an iron mine. */
export function codeOf(factory: FactoryId): string {
  const [first = '', second] = factory.split('_')
  const capital = (text: string, letters: number) => `${text.charAt(0).toUpperCase()}${text.slice(1, letters)}`
  return second === undefined ? capital(first, 4) : capital(first, 3) + capital(second, 1)
}
