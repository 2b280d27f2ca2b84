// The three rolled dice: their roles, and which ones can be rerolled.

import { SeatMark, useConsidered } from '@tableworks/board-kit'
import type { Face } from '../../data/pieces.ts'
import type { game } from '../../index.ts'
import type { Options } from '../../notation.ts'
import type { Dice } from '../../state.ts'
import { diceOf, type Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tray.module.css'
import { type Role, rolesFor } from './roles.ts'
import { RolledDie } from '../parts/rolled-die.tsx'

export function Tray({ g, seen, asked, facts, sideNames }: Sight) {
  const option = useConsidered<typeof game>()?.option ?? null
  const dice = diceOf(asked)
  const seat = asked?.frame.seat ?? 0
  const isReroll = asked?.decision === 'build.reroll'
  return (
    <Place of={{ kind: 'dice' }} label={say('dice')} inside={css['tray']}>
      <h3>
        {dice === null ? (
          say('dice')
        ) : (
          <>
            <SeatMark seat={seat} size={18} /> {say('rolledBy', { name: sideNames[seat] ?? '' })}
          </>
        )}
      </h3>
      {dice === null ? (
        <p className={css['help']}>{say('diceRest')}</p>
      ) : (
        <>
          <Faces
            dice={dice}
            roles={isSpace(option) ? rolesFor(dice, option) : []}
            roll={`${g.round} ${seat}`}
            canReroll={isReroll && seen.choices.length > 1}
            again={facts.find(fact => fact.kind === 'rerolled')?.into ?? null}
          />
          <p className={css['help']}>{isReroll ? say('diceReroll') : say('diceHow')}</p>
        </>
      )}
    </Place>
  )
}

type Build = Exclude<Options['build.assign'], 'pass'>

const isSpace = (option: Options[keyof Options] | null): option is Build =>
  typeof option === 'object' && option !== null && 'cost' in option

interface FacesProps {
  readonly dice: Dice
  readonly roles: readonly (Role | null)[]
  /** Different for each roll, so that each die rolls only once. */
  readonly roll: string
  /** The rerolled die's face. */
  readonly again: Face | null
  readonly canReroll: boolean
}

/** Dice with the same face are one option, so they share a place. */
function Faces({ dice, roles, roll, again, canReroll }: FacesProps) {
  const rolledAgain = again === null ? -1 : dice.indexOf(again)
  return [...new Set(dice)].map(face => (
    <Place key={face} of={{ kind: 'die', face }} label={say('die', { face })} inside={css['face']}>
      {dice.map((shown, i) =>
        shown === face ? (
          // Three dice, always in the same order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={css['die']}>
            <RolledDie value={shown} size={44} roll={i === rolledAgain ? `${roll} again` : roll} />
            <span className={css['role']}>{noteOf(roles[i] ?? null, canReroll)}</span>
          </span>
        ) : null,
      )}
    </Place>
  ))
}

const noteOf = (role: Role | null, canReroll: boolean): string => {
  if (role !== null) return say(`roles.${role}`)
  return canReroll ? say('rerollPrice') : ''
}
