// Suggested trades (VTI-74): the open ones, and a tray for making one during another player's turn.

import { type BoardTalk, SeatMark, useLayer } from '@tableworks/board-kit'
import type { Refusal, Seat, Suggestion } from '@tableworks/kernel'
import { useState } from 'react'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { currentSeat } from '../../readings/clock.ts'
import { stockOf } from '../../readings/contracts.ts'
import { CrateIcon } from '../parts/signs/crate.tsx'
import type { Position } from '../table.ts'
import { say } from '../words.ts'
import { Scales } from './deals.tsx'
import { Row } from './rows.tsx'
import bench from './bench.module.css'
import css from './deals.module.css'

interface TalkProps {
  readonly talk: BoardTalk
  readonly position: Position
  /** The seat whose bench it is. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
}

/** A suggestion. The active seat can turn it into an offer with one press. */
export function Suggested({ talk, position, seat, sideNames }: TalkProps) {
  const { chooseLine } = useLayer().hand
  if (talk.suggestions.length === 0) return null
  return (
    <ul className={css['suggested']} role="status">
      {talk.suggestions.map(({ by, to, choices, fields }) => {
        const { give, want } = fields as Exchange
        return (
          <li key={by}>
            <h3>
              <SeatMark seat={by} size={18} /> {say('suggests', { name: sideNames[by] ?? '' })}
            </h3>
            <Scales gets={seat === by ? want : give} gives={seat === by ? give : want} position={position} />
            {seat === to && choices !== null && (
              <button type="button" className={css['button']} onClick={() => chooseLine(choices)}>
                {say('takeUp')}
              </button>
            )}
            {talk.speakers.includes(by) && (
              <button type="button" className={css['quiet']} onClick={() => talk.withdraw(by)}>
                {say('withdraw')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The fields of this game's suggestions. */
type Exchange = { readonly [K in 'give' | 'want']: readonly ProductId[] } & Suggestion['fields']

/** The seat on this device that could suggest a trade to the active seat, if that is the viewer or this rival; otherwise null. */
export function suggesterOf(talk: BoardTalk | undefined, position: Position, seat: Seat, rival: Seat): Seat | null {
  const to = currentSeat(position)
  const by = to === rival ? seat : rival
  const isTheirs = (to === seat || to === rival) && talk?.speakers.includes(by) === true
  return isTheirs && position.movesLeft > 0 && !position.closed[by] ? by : null
}

const MOST_CARDS = 4

/** A suggestion in preparation: the player presses either side's goods to add them. */
export function SuggestTray(props: Omit<TalkProps, 'seat'> & { readonly by: Seat; readonly onClose: () => void }) {
  const { talk, position, sideNames, by, onClose } = props
  const to = currentSeat(position)
  const { voice } = useLayer().shown
  const [give, setGive] = useState<readonly ProductId[]>([])
  const [want, setWant] = useState<readonly ProductId[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const text = (goods: readonly ProductId[]) => goods.join(' ') || 'nothing'
  const clear = () => {
    setGive([])
    setWant([])
    setRefusal(null)
  }
  const suggest = async () => {
    const refused = await talk.suggest(by, `give ${text(give)} take ${text(want)}`)
    if (refused === null) onClose()
    else setRefusal(refused)
  }
  return (
    <section className={css['tray']} aria-label={say('suggestTrade')}>
      <h3>
        <SeatMark seat={by} size={18} named /> {say('suggestTo', { name: sideNames[to] ?? '' })}
      </h3>
      <Scales gives={give} gets={want} position={position} />
      <Stock title={say('yours')} label="addGive" seat={by} taken={give} position={position} onAdd={setGive} />
      <Stock
        title={say('wants', { name: sideNames[to] ?? '' })}
        label="addGet"
        seat={to}
        taken={want}
        position={position}
        onAdd={setWant}
      />
      {refusal !== null && <p role="alert">{voice.refusal(refusal)}</p>}
      <div className={css['buttons']}>
        <button
          type="button"
          className={css['button']}
          disabled={give.length + want.length === 0}
          onClick={() => void suggest()}
        >
          {say('suggest')}
        </button>
        <button type="button" className={css['quiet']} onClick={clear}>
          {say('clear')}
        </button>
        <button type="button" className={css['quiet']} onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </section>
  )
}

interface StockProps {
  readonly title: string
  readonly label: 'addGive' | 'addGet'
  readonly seat: Seat
  readonly taken: readonly ProductId[]
  readonly position: Position
  readonly onAdd: (goods: readonly ProductId[]) => void
}

/** A seat's goods, except those already added. */
function Stock({ title, label, seat, taken, position, onAdd }: StockProps) {
  const { box } = position
  const left = (product: ProductId) => stockOf(position, seat, product) - taken.filter(one => one === product).length
  return (
    <Row title={title}>
      {PRODUCT_IDS.filter(product => stockOf(position, seat, product) > 0).map(product => {
        const { name } = box.products[product]
        return (
          <li key={product} title={name}>
            <button
              type="button"
              className={`${bench['good']} ${css['good']}`}
              aria-label={say(label, { name, left: left(product) })}
              disabled={left(product) === 0 || taken.length >= MOST_CARDS}
              onClick={() => onAdd([...taken, product])}
            >
              <CrateIcon product={product} box={box} size={30} />
              <b>{left(product)}</b>
            </button>
          </li>
        )
      })}
    </Row>
  )
}
