// An Action card: four slots with one or two icons, claimed one by one.

import { EffectTag, SeatMark } from '@tableworks/board-kit'
import { type CardId, cardOf, type Icon, type IconId } from '../../../data/action-cards.ts'
import type { Side } from '../../../data/pieces.ts'
import { Place, type Thing } from '../../things.ts'
import type { Hindrance } from '../../../facts.ts'
import type { State } from '../../../state.ts'
import { actionWords, HINDRANCES, SHORT_HINDRANCES } from '../names.ts'
import { say } from '../../words.ts'
import css from './actions.module.css'
import { Pictogram } from './pictograms.tsx'

/** An icon's state, as the viewing side sees it. */
export interface IconState {
  /** The sides with a marker on it. */
  readonly markers: readonly Side[]
  /** Why it would have no effect; null if it has one, or when no side is claiming. */
  readonly useless: Hindrance | null
  readonly isUsed: boolean
}

interface ActionCardProps {
  readonly card: CardId
  readonly icons: readonly Icon[]
  readonly stateOf?: ((icon: Icon) => IconState) | undefined
  readonly sideNames?: readonly string[]
  readonly variants?: State['variants']
}

const AT_REST: IconState = { markers: [], useless: null, isUsed: false }

export function ActionCard({ card, icons, stateOf, sideNames = [], variants }: ActionCardProps) {
  const slots = [...new Set(icons.map(slotOf))]
  return (
    <Place of={{ kind: 'card', card }} label={say('card', { card })} inside={css['card']}>
      <h4 className={css['head']}>{say('card', { card })}</h4>
      {slots.map(slot => (
        <div key={slot} className={css['slot']}>
          {icons
            .filter(icon => slotOf(icon) === slot)
            .map(icon => (
              <IconBox
                key={icon.id}
                icon={icon}
                state={stateOf?.(icon) ?? AT_REST}
                sideNames={sideNames}
                variants={variants}
              />
            ))}
        </div>
      ))}
    </Place>
  )
}

const slotOf = ({ id }: { id: IconId }): string => id.slice(0, -1)

interface IconBoxProps {
  readonly icon: Icon
  readonly state: IconState
  readonly sideNames: readonly string[]
  readonly variants: State['variants'] | undefined
}

function IconBox({ icon, state, sideNames, variants }: IconBoxProps) {
  const { name, reminder, does } = actionWords(icon.action, variants)
  const { markers, useless, isUsed } = state
  const thing: Thing = { kind: 'icon', icon: icon.id }
  const note = useless === null ? reminder : SHORT_HINDRANCES[useless]
  const label = [
    say('icon', { card: cardOf(icon.id), does }),
    ...markers.map(side => say('markerOf', { name: sideNames[side] ?? '' })),
    ...(useless === null ? [] : [say('useless', { why: HINDRANCES[useless] })]),
  ]
  return (
    <Place of={thing} label={label.join(' ')} inside={css['icon']}>
      <span
        className={css['face']}
        data-useless={useless !== null || undefined}
        data-claimed={markers.length > 0 || isUsed || undefined}
      >
        <span className={css['drawing']}>
          <Pictogram of={icon.action} size={26} />
          {markers.map(side => (
            <SeatMark key={side} seat={side} size={22} />
          ))}
        </span>
        <span className={css['label']}>
          {name}
          {note !== undefined && <small>{note}</small>}
          <EffectTag at={thing} />
        </span>
      </span>
    </Place>
  )
}
