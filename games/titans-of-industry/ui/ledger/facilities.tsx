// The facility piles: who owns which at what size, what the next card costs, and what running it brings.

import { memoByValue, Place, SeatMark } from '@tableworks/board-kit'
import type { Facility as FacilitySpec } from '../../data/facilities.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GOOD_NAMES, MATERIALS } from '../../data/goods.ts'
import type { Receipt } from '../../readings/bills.ts'
import { type FacilityFacts, facilityFacts } from '../../readings/facilities.ts'
import { Goods, Token } from '../goods/token.tsx'
import { FACILITIES_PLACE, growPlace, runPlace } from '../places.ts'
import type { Table } from '../reading/table.ts'
import { say } from '../words.ts'
import css from './facilities.module.css'

/** Costs are told to the viewer; to a spectator, those of the seat whose turn it is. */
export const Facilities = ({ table: { view, box, seen, bills, names } }: { table: Table }) => (
  <Place id={FACILITIES_PLACE} label={say('facilities')}>
    <ul className={css['facilities']}>
      {FACILITY_IDS.map(facility => (
        <Facility
          key={facility}
          facts={facilityFacts(view, view.seat ?? seen.actor ?? 0, facility)}
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
  readonly receipt: Receipt | null
  readonly spec: FacilitySpec
  readonly names: readonly string[]
}

const Facility = memoByValue(function Facility({ facts, receipt, spec, names }: FacilityProps) {
  return (
    <li className={css['facility']} aria-label={say('facility', { name: spec.name, good: GOOD_NAMES[spec.makes] })}>
      <span className={css['who']} data-owned={facts.size > 0 || undefined}>
        <Token good={spec.makes} size={18} />
        <b>{spec.name}</b>
        <span className={css['sizes']}>
          {facts.owners.map(([seat, size]) => (
            <span key={seat} role="img" aria-label={say('size', { name: names[seat] ?? '', size })}>
              <SeatMark seat={seat} size={14} />
              {size}
            </span>
          ))}
        </span>
      </span>
      <Grow facts={facts} receipt={receipt} spec={spec} />
      <Run facts={facts} spec={spec} uses={1} />
      <Run facts={facts} spec={spec} uses={2} />
    </li>
  )
})

function Grow({ facts: { facility, size, left, bill }, receipt, spec: { name } }: Omit<FacilityProps, 'names'>) {
  return (
    <Place id={growPlace(facility)} label={say('growLabel', { name })} className={css['act']}>
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

/** What is not owned cannot be run: its price is only printed there. */
function Run({ facts: { facility, runs }, spec, uses }: { facts: FacilityFacts; spec: FacilitySpec; uses: 1 | 2 }) {
  const run = runs?.[uses - 1]
  if (run === undefined)
    return (
      <span className={css['idle']}>
        {say('run', { uses })} {say('money', { dollars: uses === 1 ? spec.once : spec.twice })}
      </span>
    )
  return (
    <Place id={runPlace(facility, uses)} label={say('runLabel', { name: spec.name, uses })} className={css['act']}>
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
