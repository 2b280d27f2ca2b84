// The facility piles: owners and sizes, what the next card costs, and what each run produces.

import { memoByValue, SeatMark, viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { FACILITY_IDS, type Facility as FacilitySpec } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import type { Receipt } from '../../readings/bills.ts'
import { type FacilityFacts, facilityFacts, type Uses } from '../../readings/facilities.ts'
import { Goods, Token } from '../parts/signs.tsx'
import type { Table } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './facilities.module.css'

/** The viewer's costs; for a spectator, the active seat's. */
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
  /** The seat whose production it shows. */
  readonly seat: Seat
  readonly receipt: Receipt | null
  readonly spec: FacilitySpec
  readonly names: readonly string[]
}

const Facility = memoByValue(function Facility({ facts, seat, receipt, spec, names }: FacilityProps) {
  const { facility, owners } = facts
  return (
    <li className={css['facility']} aria-label={say('facility', { name: spec.name, good: GOOD_NAMES[spec.makes] })}>
      <Place of={{ kind: 'facility', facility }} inside={css['who']}>
        <Token good={spec.makes} size={16} />
        <b>{spec.name}</b>
        <span className={css['sizes']}>
          {owners.map(([owner, size]) => (
            <span key={owner} role="img" aria-label={say('size', { name: names[owner] ?? '', size })}>
              <SeatMark seat={owner} size={13} />
              {size}
            </span>
          ))}
        </span>
      </Place>
      <Grow facts={facts} receipt={receipt} name={spec.name} />
      <Run facts={facts} seat={seat} spec={spec} uses={1} />
      <Run facts={facts} seat={seat} spec={spec} uses={2} />
    </li>
  )
})

type GrowProps = Pick<FacilityProps, 'facts' | 'receipt'> & { readonly name: string }

const Grow = ({ facts: { facility, size, left, bill }, receipt, name }: GrowProps) => (
  <Place of={{ kind: 'grow', facility }} label={say('growLabel', { name })} inside={css['act']}>
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
        <Goods of={MATERIALS.map(good => [good, bill[good]] as const)} size={13} />
        {receipt !== null && <b>{priceOf(receipt.total)}</b>}
      </span>
    )}
  </Place>
)

const priceOf = (total: number | null): string =>
  total === null ? say('none') : total === 0 ? say('free') : say('money', { dollars: total })

type RunProps = Pick<FacilityProps, 'facts' | 'seat' | 'spec'> & { readonly uses: Uses }

/** What running a facility costs and makes. For another player's facility, only its printed cost. */
function Run({ facts: { facility, runs }, seat, spec: { name, makes, once, twice }, uses }: RunProps) {
  const run = runs?.[uses - 1]
  const dollars = run?.cost ?? (uses === 1 ? once : twice)
  return (
    <Place
      of={{ kind: 'run', facility, seat, uses }}
      label={say('runLabel', { name, uses })}
      inside={css[run === undefined ? 'idle' : 'act']}
    >
      <small>
        {say('run', { uses })} <b>{say('money', { dollars })}</b>
      </small>
      {run !== undefined && (
        <span className={css['bill']}>
          <b>{say('makes', { cubes: run.cubes })}</b>
          <Token good={makes} size={13} />
        </span>
      )}
    </Place>
  )
}
