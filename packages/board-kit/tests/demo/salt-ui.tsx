// A small example of a board that uses the kit: Salt and Timber in one drawing.

import {
  type AnyGameUi,
  type BoardProps,
  Card,
  Coin,
  Cube,
  type GameUi,
  Money,
  PanZoom,
  Place,
  PriceLadder,
  Pile,
  Track,
  Traveller,
  type Trip,
} from '@tableworks/board-kit'
import type { BoxOf, FactOf, ViewOf } from '@tableworks/kernel'
import type { game } from '@tableworks/salt-and-timber'
import { ui as harbour } from '@tableworks/salt-and-timber/ui'
import css from './salt-ui.module.css'

type Good = 'salt' | 'timber'
type Box = BoxOf<typeof game>
type View = ViewOf<typeof game>
type Fact = FactOf<typeof game>

const GOODS: readonly Good[] = ['salt', 'timber']
const LOOK = {
  salt: { form: 'crate', colour: '#8fb4c9', ink: '#1b1814', letter: 'S' },
  timber: { form: 'log', colour: '#8a5a2b', ink: '#fff', letter: 'T' },
} as const
const TITLES = { salt: 'Salt pans', timber: 'Forest' }

const ui: GameUi<typeof game> = {
  Board,
  places: {
    turn: option => {
      if ('order' in option) return 'order'
      return 'crop' in option ? `field-${option.crop}` : ['store', `market-${option.good}`]
    },
  },
  standing: ({ view }, side) => [
    { label: 'Money', value: `$${view.money[side]}`, main: true },
    { label: 'Salt', value: view.store.salt[side] ?? 0 },
    { label: 'Timber', value: view.store.timber[side] ?? 0 },
  ],
  Aid: () => <p>Harvest two of a good, sell some, or deliver your order.</p>,
  Gallery: () => null,
  tour: [],
  howToPlay: harbour.howToPlay as never,
  sounds: { sold: 'coin', harvested: 'wood', delivered: 'stamp' },
  text: { perSide: ['money', 'store.salt', 'store.timber', 'hasOrder'], hide: ['seat'] },
}

/** Untyped, because the table around it doesn't know the game, like the real page. */
export const saltUi: AnyGameUi = ui

function Board({ seen, box, told, sideNames }: BoardProps<typeof game>) {
  const { view } = seen
  return (
    <div className={css['board']}>
      <PanZoom label="Salt and Timber" width={640} height={330} className={css['map']}>
        <rect width="640" height="330" className={css['ground']} />
        {GOODS.map((good, i) => (
          <Field key={good} good={good} x={24 + i * 170} />
        ))}
        <Store view={view} seat={seen.seat ?? seen.actor ?? 0} />
        {GOODS.map((good, i) => (
          <Market key={good} good={good} price={view.price[good]} x={404 + i * 112} />
        ))}
      </PanZoom>
      <div className={css['aside']}>
        <OrderCard view={view} orders={box} />
        <Pile label="Orders in the bag" count={view.inBag} />
        <div>
          <h3 className={css['small']}>Round</h3>
          <Track
            label="Round"
            from={1}
            to={seen.variants.rounds}
            markers={[{ side: seen.actor ?? 0, at: view.round }]}
            sideNames={sideNames}
            step={34}
          />
        </div>
      </div>
      <Traveller told={told} trips={trips} />
    </div>
  )
}

const Field = ({ good, x }: { good: Good; x: number }) => (
  <Place id={`field-${good}`} label={TITLES[good]} shape={{ x, y: 24, width: 150, height: 120, rx: 8 }}>
    <rect x={x} y="24" width="150" height="120" rx="8" className={css['field']} data-good={good} />
    <text x={x + 14} y="50" className={css['title']}>
      {TITLES[good]}
    </text>
    {[0, 1].map(i => (
      <Cube key={i} {...LOOK[good]} size={44} x={x + 26 + i * 54} y={76} />
    ))}
  </Place>
)

function Store({ view, seat }: { view: View; seat: number }) {
  const goods = GOODS.flatMap(good => Array.from({ length: view.store[good][seat] ?? 0 }, () => good))
  return (
    <Place id="store" label="Your store" shape={{ x: 24, y: 172, width: 320, height: 134, rx: 8 }} draggable>
      <rect x="24" y="172" width="320" height="134" rx="8" className={css['store']} />
      <text x="38" y="198" className={css['title']}>
        Your store
      </text>
      {[0, 1, 2, 3, 4, 5].map(i => {
        const good = goods[i]
        return good === undefined ? (
          <rect key={i} x={42 + i * 50} y="224" width="38" height="38" rx="4" className={css['empty']} />
        ) : (
          <Cube key={i} {...LOOK[good]} size={44} x={39 + i * 50} y={221} />
        )
      })}
    </Place>
  )
}

const Market = ({ good, price, x }: { good: Good; price: number; x: number }) => (
  <Place id={`market-${good}`} label={`${good} market`} shape={{ x, y: 24, width: 100, height: 282, rx: 8 }}>
    <rect x={x} y="24" width="100" height="282" rx="8" className={css['store']} />
    <text x={x + 14} y="50" className={css['title']}>
      {good}
    </text>
    <PriceLadder
      label={`Price of ${good}`}
      prices={[1, 2, 3, 4, 5, 6]}
      at={price}
      colour={LOOK[good].colour}
      ink={LOOK[good].ink}
      letter={LOOK[good].letter}
      step={38}
      x={x + 8}
      y={66}
    />
  </Place>
)

function OrderCard({ view, orders }: { view: View; orders: Box }) {
  const order = view.ownOrder === null ? undefined : orders[view.ownOrder]
  return (
    <Place id="order" label="Your order">
      {order === undefined ? (
        <Card title="No order" faceDown width={150} />
      ) : (
        <Card title={`Order ${view.ownOrder}`} corner={<Money amount={order.pays} />} width={150}>
          <div className={css['wanted']}>
            {GOODS.flatMap(good =>
              Array.from({ length: order[good] }, (_, i) => <Cube key={`${good}${i}`} {...LOOK[good]} size={26} />),
            )}
          </div>
        </Card>
      )}
    </Place>
  )
}

/** The pieces that move for a fact. */
function trips(fact: Fact): Trip[] {
  switch (fact.kind) {
    case 'harvested':
      return Array.from({ length: fact.count }, () => ({
        from: `field-${fact.good}`,
        to: 'store',
        piece: <Cube {...LOOK[fact.good]} size={44} />,
      }))
    case 'sold':
      return [{ from: `market-${fact.good}`, to: 'store', piece: <Coin size={36} /> }]
    case 'delivered':
      return [{ from: 'order', to: 'store', piece: <Coin size={36} /> }]
    default:
      return []
  }
}
