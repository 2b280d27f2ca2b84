// What a building, link or sale costs and earns, line by line, from the rules' own preview.

import type { GameUi } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { NOWHERE } from '../../data/board.ts'
import { INDUSTRY_TABLE } from '../../data/industries.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { mapOf } from '../../readings/board.ts'
import { profitOf } from '../../readings/flipping.ts'
import { linkValue } from '../../readings/worth.ts'
import { type Position, positionOf } from '../table.ts'
import { CARD_NAMES, say } from '../words.ts'
import { billOf } from './bill.ts'
import { CubeIcon } from './signs/pieces.tsx'
import css from './ticket.module.css'

export const ticket: NonNullable<GameUi<typeof game>['ticket']> = ({ before, after, box, sideNames, ...whole }) => {
  const seat = before.seat ?? 0
  const { facts, spent, cash } = billOf(seat, whole.facts, before.view, after.view)
  const position = positionOf(after, box)
  const lines = facts.flatMap((fact, i) => {
    const line = lineOf(fact, position, sideNames)
    // Two lines may be identical, but lines never move, so the index is a safe key.
    return line === null ? [] : [<li key={i}>{line}</li>]
  })
  if (lines.length === 0) return null
  const more = promises(facts, position)
  const links = (after.view.counts[seat]?.linkMoney ?? 0) - (before.view.counts[seat]?.linkMoney ?? 0)
  const isLaid = facts.some(({ kind }) => kind === 'laid')
  return (
    <div className={css['ticket']}>
      <ul>{lines}</ul>
      <p>{spent > 0 ? say('ticket.total', { spent, cash }) : say('ticket.left', { cash })}</p>
      {more.map(line => (
        <p key={line} className={css['gain']}>
          {line}
        </p>
      ))}
      {links > 0 && !isLaid && <p className={css['gain']}>{say('ticket.links', { dollars: links })}</p>}
    </div>
  )
}

function lineOf(fact: Fact, position: Position, sideNames: readonly string[]): ReactNode {
  const map = mapOf(position)
  const nameOf = (id: string): string => map.sites[map.siteOf[id] ?? NOWHERE]?.name ?? id
  switch (fact.kind) {
    case 'boughtCard':
      return say('ticket.card', { cost: fact.cost })
    case 'paidForCounter':
      return say('ticket.counter', { cost: fact.cost, industry: INDUSTRY_TABLE[fact.industry].name, level: fact.level })
    case 'paidForLink':
      return say('ticket.rail', { cost: fact.cost })
    case 'tookCube':
      return (
        <>
          <CubeIcon cube={fact.cube} /> {say('ticket.free', { source: nameOf(fact.source) })}
        </>
      )
    case 'boughtCube':
      return (
        <>
          <CubeIcon cube={fact.cube} /> {say('ticket.bought', { cost: fact.cost })}
        </>
      )
    case 'borrowed':
      return <b className={css['loss']}>{say('ticket.loans', { loans: fact.loans, dollars: fact.income })}</b>
    case 'exported':
      return <Gain>{say('ticket.exported', { ...fact, cube: say(fact.cube) })}</Gain>
    case 'soldCube':
      return <Gain>{say('ticket.exported', { cubes: 1, cube: say(fact.cube), income: fact.income })}</Gain>
    case 'flipped':
      return (
        <Gain>
          {say('ticket.flips', {
            industry: CARD_NAMES[fact.industry],
            name: sideNames[fact.seat] ?? '',
            site: nameOf(fact.site),
            income: fact.income,
          })}
        </Gain>
      )
    default:
      return null
  }
}

const Gain = ({ children }: { readonly children: ReactNode }) => <span className={css['gain']}>{children}</span>

/** What will be paid later: a new counter's profit when it flips, a new link's value at the end. */
const promises = (facts: readonly Fact[], position: Position): string[] =>
  facts.flatMap(fact => {
    const map = mapOf(position)
    if (fact.kind === 'laid')
      return [say('ticket.atEnd', { value: linkValue(position, map.linkOf[fact.link] ?? NOWHERE) })]
    const site = fact.kind === 'built' ? (map.siteOf[fact.site] ?? NOWHERE) : NOWHERE
    const counter = position.counters[site] ?? null
    if (counter === null || counter.flipped) return []
    return [say('ticket.profit', { profit: profitOf(position, map, site, counter) })]
  })
