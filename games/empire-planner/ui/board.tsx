// The whole table on one sheet of drawing paper.

import { type BoardProps, JumpBar, Traveller } from '@tableworks/board-kit'
import { useMemo } from 'react'
import { Actions } from './parts/actions/actions.tsx'
import { Claims } from './trays/claims.tsx'
import { ArchieChart, ArchieLines } from './trays/archie.tsx'
import { useArchie } from './trays/use-archie.ts'
import { City } from './parts/city/city.tsx'
import { SIDES } from '../data/pieces.ts'
import { Tray } from './trays/dice-tray.tsx'
import { Factories } from './parts/factories/factories.tsx'
import { Market } from './trays/market.tsx'
import { isArchie } from '../readings/sides.ts'
import { type Asked, askedOf, phaseOf, positionOf, type Sight } from './table.ts'
import { SidePanel } from './trays/side-panel.tsx'
import { Tracks } from './trays/tracks.tsx'
import { Years } from './trays/years.tsx'
import type { game } from '../index.ts'
import { say } from './words.ts'
import css from './board.module.css'
import { Paper } from './parts/paper.tsx'
import { tripsIn } from './parts/trips.tsx'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const g = positionOf(seen, box)
  const asked = askedOf(seen)
  const phase = phaseOf(asked)
  const facts = useMemo(() => told.map(({ fact }) => fact), [told])
  const news = useArchie(g, facts)
  const sight: Sight = { g, seen, asked, facts, sideNames }
  return (
    <Paper>
      <div className={css['board']} data-focus={focusOf(asked)} data-solo={g.seats === 1 || undefined}>
        <header className={css['head']} data-part="head">
          <Years {...sight} />
          <JumpBar className={css['jump']} label={say('jump')} parts={say.group('parts')} />
        </header>
        <div className={css['left']}>
          <section className={css['city']} data-part="city" aria-label={say('city')}>
            <City {...sight} />
          </section>
          <section className={css['dice']} data-part="dice" aria-label={say('dice')}>
            {phase === 'actions' ? <Claims {...sight} /> : <Tray {...sight} />}
          </section>
        </div>
        <div className={css['right']}>
          <section className={css['actions']} data-part="cards" aria-label={say('actionCards')}>
            <Actions {...sight} />
          </section>
          <section className={css['market']} data-part="market" aria-label={say('market')}>
            <Market market={g.box.market} die={g.market} round={g.round} />
          </section>
        </div>
        <section className={css['factories']} data-part="factories" aria-label={say('factories')}>
          <Factories {...sight} />
        </section>
        <section className={css['tracks']} data-part="tracks" aria-label={say('tracks')}>
          <Tracks {...sight} />
        </section>
        {SIDES.map(one => (
          <div key={one} className={css[one === 0 ? 'sideA' : 'sideB']} data-part="sides">
            <SidePanel
              g={g}
              side={one}
              name={sideNames[one] ?? ''}
              isAsked={seen.actor === one}
              isOver={phase === 'over'}
            >
              {isArchie(g, one) && <ArchieLines g={g} news={news} />}
            </SidePanel>
          </div>
        ))}
        {g.seats === 1 && (
          <section className={css['chart']} data-part="chart" aria-label={say('archie')}>
            <ArchieChart g={g} news={news} />
          </section>
        )}
      </div>
      <Traveller told={told} trips={tripsIn(g)} />
    </Paper>
  )
}

/** The part of the sheet the decision is about: it comes first where there is room for one thing at a time. */
function focusOf(asked: Asked | null): string {
  if (asked === null) return 'sides'
  switch (asked.decision) {
    case 'build.reroll':
    case 'build.assign':
      return 'dice'
    case 'action.claim':
      return 'cards'
    case 'act.upgradeSpecific':
    case 'act.upgradeAny':
      return 'city'
    case 'act.exchange':
    case 'act.reducePollution':
      return 'tracks'
    default:
      return 'factories'
  }
}
