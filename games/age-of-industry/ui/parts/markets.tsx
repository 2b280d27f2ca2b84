// Markets and iron markets, on land and overseas.

import { memo } from 'react'
import { NOWHERE } from '../../data/board.ts'
import { WANT_TABLE } from '../../data/markets.ts'
import { Place } from '../things.ts'
import { IronMarketSign, MarketSign } from './signs/pieces.tsx'
import { say } from '../words.ts'
import type { StaticProps } from './on-sheet.ts'
import css from './sheet.module.css'

export const Markets = memo(function Markets({ map, layout, position }: StaticProps) {
  const { tile, label } = layout.plate
  const room = position.box.figures.ironMarketCubes
  return (
    <>
      {map.markets.map(({ id, name, ship }, number) => {
        const [x, y] = layout.markets[number] ?? [0, 0]
        const isSold = position.sold[number] === true
        const want = position.markets[number] ?? 'none'
        return (
          <Place
            key={id}
            of={{ kind: 'market', market: id }}
            label={
              isSold
                ? say('marketSold', { market: name })
                : say('market', { market: name, want: WANT_TABLE[want].name })
            }
            shape={{ cx: x, cy: y, r: tile * 0.52 }}
          >
            <MarketSign want={want} isSold={isSold} x={x} y={y} size={tile * 0.92} />
            {ship !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </Place>
        )
      })}
      {map.ironMarkets.map(({ id, name, ship }, number) => {
        const [x, y] = layout.ironMarkets[number] ?? [0, 0]
        const cubes = position.ironMarkets[number] ?? 0
        return (
          <Place
            key={id}
            of={{ kind: 'market', market: id }}
            label={say('ironMarket', { market: name, cubes, room })}
            shape={{ x: x - tile * 0.66, y: y - tile * 0.42, width: tile * 1.32, height: tile * 0.84, rx: 4 }}
          >
            <IronMarketSign cubes={cubes} room={room} x={x} y={y} size={tile} />
            {ship !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </Place>
        )
      })}
    </>
  )
})

export const Overseas = ({ x, y, name, size }: { x: number; y: number; name: string; size: number }) => (
  <text x={x} y={y} fontSize={Math.max(12, size - 0.5)} textAnchor="middle" className={css['overseas']}>
    {name}
  </text>
)
