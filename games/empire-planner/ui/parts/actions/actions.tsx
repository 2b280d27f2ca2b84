// The two face-up Action cards with their markers, the current claim, and the rest of the deck.

import { RuleLink, viewerOf } from '@tableworks/board-kit'
import type { Icon } from '../../../data/action-cards.ts'
import { type Side, SIDES } from '../../../data/pieces.ts'
import { ROUNDS } from '../../../meta.ts'
import { hindranceOf } from '../../../readings/hindrance.ts'
import { markerOf } from '../../../readings/markers.ts'
import type { State } from '../../../state.ts'
import type { Sight } from '../../table.ts'
import { Place } from '../../things.ts'
import { say } from '../../words.ts'
import { ActionCard, type IconState } from './action-card.tsx'
import css from './actions.module.css'

export function Actions({ g, seen, asked, sideNames }: Sight) {
  const isOver = seen.result !== null
  const side = viewerOf(seen) as Side // whose view of the icons to show
  const stateOf = ({ id, action }: Icon): IconState => ({
    markers: SIDES.filter(one => markerOf(g, one) === id),
    useless: asked?.decision === 'action.claim' ? hindranceOf(g, side, action) : null,
    isUsed: !g.variants.vacatedIconsReopen && g.claims.includes(id),
  })
  return (
    <div className={css['actions']}>
      <div className={css['titles']}>
        <h3>
          {say(isOver ? 'phase.over' : 'actionCards')} <RuleLink rule={isOver ? 'EMP-72' : 'EMP-42'} short />
        </h3>
        {!isOver && <Deck g={g} />}
      </div>
      <Place of={{ kind: 'cards' }} label={say('actionCards')} className={css['both']} inside={css['cards']}>
        {g.cards.map(card => (
          <ActionCard
            key={card}
            card={card}
            icons={g.box.icons[card]}
            stateOf={stateOf}
            sideNames={sideNames}
            variants={g.variants}
          />
        ))}
      </Place>
    </div>
  )
}

/** EMP-9, EMP-44: players know which cards are in the deck, but not their order. Its hover card lists them. */
const Deck = ({ g }: { g: State }) => (
  <Place of={{ kind: 'deck' }} className={css['deck']}>
    <b>{say('deck', { left: g.deck.length })}</b> {reshuffle(g)}
  </Place>
)

function reshuffle(g: State): string {
  const rounds = g.deck.length / 2
  if (g.round === ROUNDS) return say('lastRound')
  if (g.round + rounds >= ROUNDS) return say('noReshuffle')
  return rounds === 0 ? say('reshuffleNow') : say('reshuffle', { rounds })
}
