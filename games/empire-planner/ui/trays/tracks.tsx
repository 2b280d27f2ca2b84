// Capital and Profit of both sides, and the pollution with what it would cost whom.

import { SIDES } from '../../data/pieces.ts'
import { pollutionFor, pollutionLevel } from '../../readings/pollution.ts'
import type { Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { Ruler } from './ruler.tsx'
import css from './tracks.module.css'

const PROFIT_STEP = 60

export function Tracks({ g, sideNames }: Sight) {
  const most = Math.max(...g.profit, PROFIT_STEP)
  return (
    <>
      <Ruler track="capital" to={g.box.capitalTrack} values={g.capital} sideNames={sideNames} />
      <Ruler track="profit" to={Math.ceil(most / PROFIT_STEP) * PROFIT_STEP} values={g.profit} sideNames={sideNames} />
      <Pollution g={g} sideNames={sideNames} />
    </>
  )
}

function Pollution({ g, sideNames }: Pick<Sight, 'g' | 'sideNames'>) {
  const bills = SIDES.map(side => ({ side, points: pollutionFor(g, side) })).filter(({ points }) => points > 0)
  const costs =
    bills.length === 0
      ? g.pollution > 0
        ? say('nobodyPays')
        : ''
      : bills.map(({ side, points }) => say('pays', { name: sideNames[side] ?? '', points })).join(', ')
  return (
    <Place
      of={{ kind: 'pollution' }}
      label={`${say('pollution')} ${say('pollutionAt', { level: pollutionLevel(g), highest: g.box.pollution.at(-1) ?? 0 })}. ${costs}`}
      inside={css['pollution']}
    >
      <span className={css['caption']}>
        {say('pollution')} <b>{pollutionLevel(g)}</b> <span>{costs}</span>
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
