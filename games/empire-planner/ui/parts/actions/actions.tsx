// The two face-up Action cards with the markers on them, whose claim it is, and what is left in the deck.

import { RuleLink, viewerOf } from '@tableworks/board-kit'
import { type Action, CARD_IDS, type CardId, type Icon } from '../../../data/action-cards.ts'
import { type Side, SIDES } from '../../../data/pieces.ts'
import { ROUNDS } from '../../../meta.ts'
import type { State } from '../../../state.ts'
import { Place } from '../../things.ts'
import { hindranceOf } from '../../../readings/hindrance.ts'
import { markerOf } from '../../../readings/markers.ts'
import { claimNumber, claimSide, type Sight } from '../../table.ts'
import { actionWords } from '../names.ts'
import { say } from '../../words.ts'
import { ActionCard, type IconState } from './action-card.tsx'
import css from './actions.module.css'
import { Pictogram } from './pictograms.tsx'

export function Actions({ g, seen, asked, sideNames }: Sight) {
  const { result } = seen
  const side = viewerOf(seen) as Side // through whose eyes icons are of use or not
  const now = claimNumber(g, asked)
  const stateOf = ({ id, action }: Icon): IconState => {
    const hindrance = asked?.decision === 'action.claim' ? hindranceOf(g, side, action) : null
    return {
      markers: SIDES.filter(one => markerOf(g, one) === id),
      useless: hindrance,
      isUsed: !g.variants.vacatedIconsReopen && g.claims.includes(id),
    }
  }
  return (
    <>
      <div className={css['titles']}>
        <h3>
          {result === null ? say('actionCards') : say('phase.over')}{' '}
          <RuleLink rule={result === null ? 'EMP-42' : 'EMP-72'} short />
        </h3>
        {now !== null && (
          <p className={css['now']}>{say('claimOf', { claim: now, name: sideNames[claimSide(g, now)] ?? '' })}</p>
        )}
      </div>
      <Place of={{ kind: 'cards' }} label={say('actionCards')} inside={css['cards']}>
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
      {result === null && <Deck g={g} />}
    </>
  )
}

/** EMP-9, EMP-44: everybody knows what is in the deck, nobody its order. */
function Deck({ g }: { g: State }) {
  const cards = CARD_IDS.filter(card => g.deck.includes(card))
  const left = say('deck', { left: cards.length })
  const set = cards.length === 0 ? say('deckEmpty') : cards.join(' ')
  return (
    <Place of={{ kind: 'deck' }} label={`${left}: ${set}`} inside={css['deck']}>
      <details>
        <summary>
          <b>{left}</b> <span>{set}</span> <span>{reshuffle(g)}</span>
        </summary>
        <DeckList g={g} cards={cards} />
      </details>
      <div className={css['spread']}>
        <p>
          <b>{left}</b> <span>{reshuffle(g)}</span>
        </p>
        <DeckList g={g} cards={cards} />
      </div>
    </Place>
  )
}

function reshuffle(g: State): string {
  const rounds = g.deck.length / 2
  if (g.round === ROUNDS) return say('lastRound')
  if (g.round + rounds >= ROUNDS) return say('noReshuffle')
  return rounds === 0 ? say('reshuffleNow') : say('reshuffle', { rounds })
}

const DeckList = ({ g, cards }: { g: State; cards: readonly CardId[] }) => (
  <ul>
    {cards.map(card => (
      <InDeck key={card} g={g} card={card} />
    ))}
  </ul>
)

const InDeck = ({ g, card }: { g: State; card: CardId }) => (
  <li>
    <b>{card}</b>
    {g.box.icons[card].map(({ id, action }) => (
      <span key={id} role="img" aria-label={shortOf(g, action)} title={shortOf(g, action)}>
        <Pictogram of={action} size={20} />
      </span>
    ))}
  </li>
)

const shortOf = (g: State, action: Action): string => actionWords(action, g.variants).short
