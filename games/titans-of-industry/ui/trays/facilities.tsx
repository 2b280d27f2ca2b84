// The facility piles: who owns which at what size, what the next card costs, and what running it brings.

import { memoByValue, SeatMark, viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Facility as FacilitySpec } from '../../data/facilities.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import type { Receipt } from '../../readings/bills.ts'
import { type FacilityFacts, facilityFacts } from '../../readings/facilities.ts'
import { Goods, Token } from '../parts/token.tsx'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './facilities.module.css'

/** Costs are told to the viewer; to a spectator, those of the seat whose turn it is. */
export const Facilities = ({ table: { view, box, seen, bills, names } }: { table: Table }) => (
  <Place of={{ kind: 'facilities' }} label={say('facilities')}>
    <ul className={css['facilities']}>
      {FACILITY_IDS.map(facility => (
        <Facility
          key={facility}
          facts={facilityFacts(view, viewerOf(seen), facility)}
          seat={viewerOf(seen)}
          receipt={bills?.facilities[facility] ?? null}
          spec={box.facilities[facility]}
          names={names}
        />
      ))}
    </ul>
  </Place>
)

interface FacilityProps {
  readonly facts: FacilityFacts
  /** Whose production it shows. */
  readonly seat: Seat
  readonly receipt: Receipt | null
  readonly spec: FacilitySpec
  readonly names: readonly string[]
}

const Facility = memoByValue(function Facility({ facts, seat, receipt, spec, names }: FacilityProps) {
  return (
    <li className={css['facility']} aria-label={say('facility', { name: spec.name, good: GOOD_NAMES[spec.makes] })}>
      <span className={css['who']} data-owned={facts.size > 0 || undefined}>
        <Token good={spec.makes} size={18} />
        <b>{spec.name}</b>
        <span className={css['sizes']}>
          {facts.owners.map(([owner, size]) => (
            <span key={owner} role="img" aria-label={say('size', { name: names[owner] ?? '', size })}>
              <SeatMark seat={owner} size={14} />
              {size}
            </span>
          ))}
        </span>
      </span>
      <Grow facts={facts} receipt={receipt} spec={spec} />
      <Run facts={facts} seat={seat} spec={spec} uses={1} />
      <Run facts={facts} seat={seat} spec={spec} uses={2} />
    </li>
  )
})

function Grow({
  facts: { facility, size, left, bill },
  receipt,
  spec: { name },
}: Omit<FacilityProps, 'names' | 'seat'>) {
  return (
    <Place of={{ kind: 'grow', facility }} label={say('growLabel', { name })} className={css['act']}>
      <small>
        {size === 0 ? say('build') : say('expand', { size: size + 1 })}
        <span role="img" aria-label={say('leftLong', { left })}>
          {say('left', { left })}
        </span>
      </small>
      {bill === null ? (
        <span>{say('noneLeft')}</span>
      ) : (
        <span className={css['bill']}>
          <Goods of={MATERIALS.map(good => [good, bill[good]] as const)} size={15} />
          {receipt !== null && (
            <b>
              {receipt.total === null
                ? say('none')
                : receipt.total === 0
                  ? say('free')
                  : say('money', { dollars: receipt.total })}
            </b>
          )}
        </span>
      )}
    </Place>
  )
}

type RunProps = Pick<FacilityProps, 'facts' | 'seat' | 'spec'> & { readonly uses: 1 | 2 }

/** What is not owned cannot be run: its price is only printed there. */
function Run({ facts: { facility, runs }, seat, spec, uses }: RunProps) {
  const run = runs?.[uses - 1]
  if (run === undefined)
    return (
      <span className={css['idle']}>
        {say('run', { uses })} {say('money', { dollars: uses === 1 ? spec.once : spec.twice })}
      </span>
    )
  return (
    <Place
      of={{ kind: 'run', facility, seat, uses }}
      label={say('runLabel', { name: spec.name, uses })}
      className={css['act']}
    >
      <small>
        {say('run', { uses })} <b>{say('money', { dollars: run.cost })}</b>
      </small>
      <span className={css['bill']}>
        <b>{say('makes', { cubes: run.cubes })}</b>
        <Token good={spec.makes} size={13} />
      </span>
    </Place>
  )
}
