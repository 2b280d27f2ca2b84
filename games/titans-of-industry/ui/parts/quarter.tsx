// A quarter of the city, at a corner of the exchange: three spaces, lowest level first.

import { memoByValue, SeatMark } from '@tableworks/board-kit'
import { type Area, AREA_NAMES } from '../../data/areas.ts'
import type { Box } from '../../data/box.ts'
import { MATERIALS } from '../../data/goods.ts'
import type { Receipt } from '../../readings/bills.ts'
import type { SpaceFacts } from '../../readings/real-estate.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { Browse } from './browse.tsx'
import css from './quarters.module.css'
import { AreaEmblem, DemandMarks, Goods, Token } from './signs.tsx'

/** A space, and what building on it would cost the viewer. */
type SpaceShown = SpaceFacts & { readonly receipt: Receipt | null }

interface QuarterProps {
  readonly area: Area
  readonly spaces: readonly SpaceShown[]
  readonly box: Box
  readonly names: readonly string[]
}

export const Quarter = memoByValue(function Quarter({ area, spaces, box, names }: QuarterProps) {
  return (
    <section className={css['quarter']} aria-label={say('quarter', { area: AREA_NAMES[area] })}>
      <header className={css['head']}>
        <Place of={{ kind: 'quarter', area }} className={css['title']} inside={css['named']}>
          <AreaEmblem area={area} size={16} />
          <h3>{AREA_NAMES[area]}</h3>
        </Place>
        <Browse area={area} spaces={spaces} box={box} names={names} />
      </header>
      <div className={css['spaces']}>
        {spaces.map(facts => (
          <Space key={facts.space} facts={facts} box={box} names={names} />
        ))}
      </div>
    </section>
  )
})

interface SpaceProps {
  readonly facts: SpaceShown
  readonly box: Box
  readonly names: readonly string[]
}

const Space = memoByValue(function Space({ facts, box, names }: SpaceProps) {
  const { space, built, side, isOpen } = facts
  const { area, level } = box.spaces[space]
  const what =
    built === null
      ? say(isOpen ? 'open' : 'later')
      : say('built', { card: box.estates[built.card].name, owner: names[built.owner] ?? '', side: say(`side.${side}`) })
  return (
    <Place of={{ kind: 'space', space }} label={say('space', { area: AREA_NAMES[area], level, what })}>
      <div
        className={css['lot']}
        data-side={built === null ? undefined : side}
        data-later={(built === null && !isOpen) || undefined}
      >
        <span className={css['level']}>{say('level', { level })}</span>
        {built === null ? <Vacant facts={facts} box={box} /> : <Built {...built} box={box} />}
      </div>
    </Place>
  )
})

const Built = ({ card, owner, box }: NonNullable<SpaceFacts['built']> & { box: Box }) => (
  <>
    <b className={css['name']}>{box.estates[card].name}</b>
    <span className={css['owner']}>
      <SeatMark seat={owner} size={18} />
    </span>
    <span className={css['foot']}>
      <DemandMarks demand={box.estates[card].demand} />
    </span>
  </>
)

function Vacant({ facts: { space, side, receipt }, box }: { facts: SpaceShown; box: Box }) {
  const { cost, automatic } = box.spaces[space]
  return (
    <>
      <span className={css['name']}>
        <Goods of={MATERIALS.map(good => [good, cost[good]] as const)} size={13} />
      </span>
      <b className={css['owner']}>
        {receipt !== null && receipt.waived !== null && (
          <span className={css['waived']} role="img" aria-label={say('waived')}>
            <Token good={receipt.waived} size={14} />
          </span>
        )}
        {receipt !== null && (receipt.total === null ? say('none') : say('money', { dollars: receipt.total }))}
        <span className={css['side']} data-side={side} role="img" aria-label={say(`wouldBe.${side}`)} />
      </b>
      {automatic !== null && (
        <span className={css['foot']}>
          <DemandMarks demand={automatic} />
        </span>
      )}
    </>
  )
}
