// The open orders: what they need, and how much of it the hold has.

import { COMMON } from '../../data/cubes.ts'
import { MARS, type OrderId } from '../../data/orders.ts'
import { openOrders } from '../../readings/orders.ts'
import { Place } from '../things.ts'
import { CubeIcon } from '../parts/signs/cube.tsx'
import { say } from '../words.ts'
import { type OwnProps, Tray } from './tray.tsx'
import css from './trays.module.css'

export function Orders({ position, box, seat }: OwnProps) {
  const left = position.orderPile.length
  return (
    <Tray
      of={{ kind: 'orders' }}
      title={say('orders')}
      note={left === 0 ? say('pileEmpty') : say('pile', { count: left })}
    >
      <ul className={css['orders']}>
        {openOrders(position).map(order => (
          <li key={order}>
            <Order order={order} position={position} box={box} seat={seat} />
          </li>
        ))}
      </ul>
    </Tray>
  )
}

function Order({ order, position, box, seat }: OwnProps & { order: OrderId }) {
  const { name, value, ...needs } = box.orders[order]
  return (
    <Place
      of={{ kind: 'order', order }}
      label={say('order', { name, value })}
      className={css['order']}
      inside={css['orderInside']}
    >
      <svg viewBox="-22 -22 44 44" className={css['planet']} aria-hidden="true">
        <circle r="20" fill={order === MARS ? 'url(#ttn-mars)' : 'url(#ttn-moon)'} />
        <text y="7">{value}</text>
      </svg>
      <div>
        <b translate="no">{name}</b>
        <p className={css['needs']}>
          {COMMON.flatMap(cube =>
            Array.from({ length: needs[cube] }, (_, i) => (
              <CubeIcon key={`${cube}${i}`} cube={cube} size={20} isWanted={i >= position.hold[cube][seat]} />
            )),
          )}
        </p>
      </div>
      {/* Shows either what a press would do, or the progress. */}
      <span className={css['fulfil']} aria-hidden="true">
        {say('fulfil')}
      </span>
      <span className={css['progress']}>
        {say('progress', {
          have: sum(COMMON.map(cube => Math.min(needs[cube], position.hold[cube][seat]))),
          need: sum(COMMON.map(cube => needs[cube])),
        })}
      </span>
    </Place>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
