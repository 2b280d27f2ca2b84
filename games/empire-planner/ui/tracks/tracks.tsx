// Capital and Profit of both sides, and the pollution with what it would cost whom.

import { Place } from '@tableworks/board-kit'
import { SIDES } from '../../data/pieces.ts'
import { POLLUTION_PLACE } from '../places.ts'
import { CAPITAL_TRACK } from '../../readings/cubes.ts'
import { pollutionFor, pollutionLevel } from '../../readings/pollution.ts'
import type { Sight } from '../reading/table.ts'
import { SAY } from '../words.ts'
import { Ruler } from './ruler.tsx'
import css from './tracks.module.css'

const PROFIT_STEP = 60

export function Tracks({ g, sideNames }: Sight) {
  const most = Math.max(...g.profit, PROFIT_STEP)
  return (
    <>
      <Ruler label={SAY.capital} to={CAPITAL_TRACK} values={g.capital} sideNames={sideNames} />
      <Ruler
        label={SAY.profit}
        to={Math.ceil(most / PROFIT_STEP) * PROFIT_STEP}
        values={g.profit}
        sideNames={sideNames}
      />
      <Pollution g={g} sideNames={sideNames} />
    </>
  )
}

function Pollution({ g, sideNames }: Pick<Sight, 'g' | 'sideNames'>) {
  const bills = SIDES.map(side => ({ side, points: pollutionFor(g, side) })).filter(({ points }) => points > 0)
  const costs =
    bills.length === 0
      ? g.pollution > 0
        ? SAY.nobodyPays
        : ''
      : bills.map(({ side, points }) => SAY.pays(sideNames[side] ?? '', points)).join(', ')
  return (
    <Place
      id={POLLUTION_PLACE}
      label={`${SAY.pollution} ${SAY.pollutionAt(pollutionLevel(g), g.box.pollution.at(-1) ?? 0)}. ${costs}`}
      inside={css['pollution']}
    >
      <span className={css['caption']}>
        {SAY.pollution} <b>{pollutionLevel(g)}</b> <span>{costs}</span>
      </span>
      <ol className={css['smoke']} aria-hidden="true">
        {g.box.pollution.slice(1).map((level, i) => (
          <li key={level} data-on={i < g.pollution || undefined} data-now={i + 1 === g.pollution || undefined}>
            {level}
          </li>
        ))}
      </ol>
    </Place>
  )
}
