// The Market card. The die selects a column with a price for each colour.

import { Cube, memoByValue, RuleLink } from '@tableworks/board-kit'
import { COLOURS } from '../../data/factories.ts'
import type { MarketTable } from '../../data/market.ts'
import { type Face, FACES } from '../../data/pieces.ts'
import { RolledDie } from '../parts/rolled-die.tsx'
import { GOODS_LOOK } from '../parts/factories/look.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './market.module.css'

interface MarketProps {
  readonly market: MarketTable
  readonly die: Face | null
  /** The round. A new one makes the die roll. */
  readonly round: number
}

export const Market = memoByValue(function Market({ market, die, round }: MarketProps) {
  return (
    <Place of={{ kind: 'market' }} label={spoken(market, die)}>
      <h3 className={css['title']}>
        {say('market')} <RuleLink rule="EMP-41" short />{' '}
        {die !== null && <RolledDie value={die} size={20} roll={`${round}`} />}
      </h3>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{say('dieFace')}</th>
            {FACES.map(face => (
              <th key={face} scope="col" data-now={face === die || undefined}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOURS.map(colour => (
            <tr key={colour}>
              <th scope="row">
                <Cube {...GOODS_LOOK[colour]} size={14} /> {say(`colours.${colour}`)}
              </th>
              {FACES.map(face => (
                <td key={face} data-now={face === die || undefined}>
                  {say('cost', { cost: market[face][colour] })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Place>
  )
})

const spoken = (market: MarketTable, die: Face | null): string =>
  die === null
    ? `${say('market')}, ${say('marketNone')}`
    : [
        say('market'),
        say('marketDie', { die }),
        ...COLOURS.map(colour => say('price', { colour: say(`colours.${colour}`), price: market[die][colour] })),
      ].join(', ')
