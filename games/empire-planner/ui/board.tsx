// The whole table on one sheet of drawing paper.

import { type BoardProps, JumpBar, Traveller } from '@tableworks/board-kit'
import { useMemo } from 'react'
import type { game } from '../index.ts'
import css from './board.module.css'
import { Actions } from './parts/actions/actions.tsx'
import { City } from './parts/city/city.tsx'
import { Factories } from './parts/factories/factories.tsx'
import { Paper } from './parts/paper.tsx'
import { tripsIn } from './parts/trips.tsx'
import { type Asked, askedOf, phaseOf, positionOf, type Sight } from './table.ts'
import { Archie } from './trays/archie.tsx'
import { Claims } from './trays/claims.tsx'
import { Tray } from './trays/dice-tray.tsx'
import { Market } from './trays/market.tsx'
import { Tracks } from './trays/tracks.tsx'
import { Years } from './trays/years.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told }: BoardProps<typeof game>) {
  const g = positionOf(seen, box)
  const asked = askedOf(seen)
  const facts = useMemo(() => told.map(({ fact }) => fact), [told])
  const sight: Sight = { g, seen, asked, facts, sideNames }
  const isSolo = g.seats === 1
  const { archie, ...parts } = say.group('parts')
  return (
    <Paper>
      <div className={css['board']} data-focus={focusOf(asked)} data-solo={isSolo || undefined}>
        <header className={css['head']} data-part="head">
          <Years {...sight} />
          <JumpBar className={css['jump']} label={say('jump')} parts={isSolo ? { ...parts, archie } : parts} />
        </header>
        <div className={css['left']}>
          <section className={css['city']} data-part="city" aria-label={say('city')}>
            <City {...sight} />
          </section>
          <section className={css['dice']} data-part="dice" aria-label={say('dice')}>
            {phaseOf(asked) === 'actions' ? <Claims {...sight} /> : <Tray {...sight} />}
          </section>
        </div>
        <div className={css['right']}>
          <section className={css['actions']} data-part="cards" aria-label={say('actionCards')}>
            <Actions {...sight} />
          </section>
          <section className={css['market']} data-part="market" aria-label={say('market')}>
            <Market market={g.box.market} die={g.market} round={g.round} />
          </section>
          {isSolo && (
            <section className={css['archie']} data-part="archie" aria-label={say('archie')}>
              <Archie g={g} facts={facts} />
            </section>
          )}
        </div>
        <section className={css['factories']} data-part="factories" aria-label={say('factories')}>
          <Factories {...sight} />
        </section>
        <section className={css['tracks']} data-part="tracks" aria-label={say('tracks')}>
          <Tracks {...sight} />
        </section>
      </div>
      <Traveller told={told} trips={tripsIn(g)} />
    </Paper>
  )
}

/** The part of the sheet that the decision is about, which comes first on a phone. */
function focusOf(asked: Asked | null): string {
  switch (asked?.decision) {
    case undefined:
      return 'city'
    case 'build.reroll':
    case 'build.assign':
      return 'dice'
    case 'action.claim':
    case 'act.exchange':
      return 'cards'
    case 'act.upgradeSpecific':
    case 'act.upgradeAny':
      return 'city'
    case 'act.reducePollution':
      return 'tracks'
    default:
      return 'factories'
  }
}
