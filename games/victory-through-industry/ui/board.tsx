// The board: the wall of contracts, the viewer's floor with the bench below it, the rivals, and the stacks. A phone shows one part
// at a time.

import {
  type BoardMemory,
  type BoardProps,
  isAsked,
  thingId,
  Traveller,
  type Trip,
  useLayer,
  viewerOf,
} from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ProductId } from '../data/products.ts'
import type { game } from '../index.ts'
import { atRisk, stockOf } from '../readings/contracts.ts'
import { lackingFor } from '../readings/need.ts'
import { builderOf } from '../readings/paying.ts'
import css from './board.module.css'
import { type Hand, useHand } from './parts/hands/hand.ts'
import { CrateIcon } from './parts/signs/crate.tsx'
import { askedOf, type Position, positionOf, type Seen, type VictoryBox } from './table.ts'
import { cellThing, type Thing } from './things.ts'
import { Bench } from './trays/bench.tsx'
import { Rivals } from './trays/rail.tsx'
import { Shelf } from './trays/shelf.tsx'
import { Stage } from './trays/stage.tsx'
import { Tabs, useTab } from './trays/tabs.tsx'
import { Wall } from './trays/wall.tsx'
import { Way } from './trays/way.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told, talk, memory }: BoardProps<typeof game>) {
  const position = useMemo(() => positionOf(seen, box), [seen, box])
  const viewer = viewerOf(seen)
  const [tab, setTab] = useTab(seen)
  const [looked, setLooked] = useState<{ seat: Seat; seen: Seen } | null>(null)
  // a rival's floor stays on the stage until the position changes
  const looking = looked?.seen === seen ? looked.seat : null
  const onStage = looking ?? stageOf(seen)
  const stage = useRef<HTMLDivElement>(null)
  const hand = useHand(seen, position, onStage, stage, sideNames)
  const [goal, setGoal] = useGoal(position, viewer, memory)
  // A suggestion is only valid for one turn.
  const [suggesting, setSuggesting] = useState<{ by: Seat; turn: number } | null>(null)
  const shared = { seen, position, sideNames, seat: viewer }
  const look = (seat: Seat) => {
    setLooked({ seat, seen })
    setTab('floor')
  }
  return (
    <div className={css['world']}>
      <div className={css['board']} data-tab={tab}>
        <DropMark place={hand.carried?.drop?.place ?? null} />
        <Tabs seen={seen} tab={tab} onTab={setTab} />
        <div className={css['wall']}>
          <Wall {...shared} goal={goal} onGoal={setGoal} />
        </div>
        <div
          className={css['stage']}
          data-part="floor"
          ref={stage}
          data-carrying={hand.carried !== null || undefined}
          data-drafting={position.set.length > 0 || undefined}
        >
          <Stage {...shared} onStage={onStage} hand={hand} onBack={looking === null ? null : () => setLooked(null)} />
        </div>
        <Notes hand={hand} losing={atRisk(position, viewer).map(product => box.products[product].name.toLowerCase())} />
        <div className={css['bench']}>
          <Bench
            {...shared}
            tools={hand.tools}
            talk={talk}
            suggesting={suggesting?.turn === position.turn ? suggesting.by : null}
            onSuggested={() => setSuggesting(null)}
          />
        </div>
        <div className={css['shelf']}>
          <Shelf {...shared} goal={goal} handsFor={hand.handsFor} />
        </div>
        <div className={css['rail']} data-rivals={position.seats - 1}>
          <Rivals {...shared} onLook={look} talk={talk} onSuggest={by => setSuggesting({ by, turn: position.turn })} />
          <Way {...shared} goal={goal} />
        </div>
        <Traveller told={told} trips={fact => trips(fact, onStage, box)} />
      </div>
    </div>
  )
}

/** Whose floor is on the stage: the viewer's, or the partner's while a factory is given away. */
export function stageOf(seen: Seen): Seat {
  const asked = isAsked(seen) ? askedOf(seen) : null
  if (asked?.decision === 'site' || asked?.decision === 'turn') return builderOf(asked.frame.seat, asked.frame)
  return viewerOf(seen)
}

/**
 * The contract the viewer is working towards: the one whose poster was pressed; otherwise a held contract that isn't ready;
 * otherwise the open contract that pays best for the work it takes.
 */
function useGoal(
  position: Position,
  seat: Seat,
  memory: BoardMemory | undefined,
): readonly [ProductId | null, (product: ProductId) => void] {
  const [chosen, setChosen] = useState(() => (memory?.recall() ?? null) as ProductId | null)
  const isThere = chosen !== null && (position.open.includes(chosen) || position.contracts[seat].includes(chosen))
  const choose = useCallback((product: ProductId) => setChosen(before => (product === before ? null : product)), [])
  useEffect(() => memory?.keep(chosen), [memory, chosen])
  return [isThere ? chosen : bestGoal(position, seat), choose]
}

function bestGoal(position: Position, seat: Seat): ProductId | null {
  const short = position.contracts[seat].find(product => stockOf(position, seat, product) === 0)
  if (short !== undefined) return short
  const pay = (product: ProductId) => position.box.contracts[product].value / lackingFor(position, seat, product) ** 1.5
  const [best = null] = position.open
    .filter(product => lackingFor(position, seat, product) > 0)
    .toSorted((a, b) => pay(b) - pay(a))
  return best
}

/** Rings around everything that would accept the carried thing. */
function DropMark({ place }: { place: Thing | null }) {
  const layer = useLayer()
  const id = place === null ? '' : thingId(place)
  useEffect(() => {
    const element = layer.registry.get(id)
    element?.setAttribute('data-drop-here', '')
    return () => element?.removeAttribute('data-drop-here')
  }, [id, layer])
  return null
}

/** What the hovered option would do, in words. A touchscreen can't hover, so it shows this before the second press. */
function Notes({ hand: { thought, tool }, losing }: { hand: Hand; losing: readonly string[] }) {
  const { considered } = useLayer().looking
  const isAskedAgain = tool !== undefined && thingId(tool.thing) === considered
  const notes = isAskedAgain ? [...thought.notes, say('pressAgain')] : thought.notes
  if (notes.length === 0 && losing.length > 0)
    return (
      <p className={css['notes']} data-warning>
        {say(losing.length === 1 ? 'losingOne' : 'losing', { names: losing.join(', ') })}
      </p>
    )
  if (notes.length === 0) return <p className={css['notes']}>{say('costHelp')}</p>
  return (
    <ul className={css['notes']} aria-label={say('effects')}>
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Pieces that move across the stage after something has happened. */
function trips(fact: FactOf<typeof game>, onStage: Seat, box: VictoryBox): Trip<Thing>[] {
  if (!('seat' in fact) || fact.seat !== onStage) return []
  const trip = (product: ProductId, from: Thing, to: Thing) => ({
    from,
    to,
    piece: <CrateIcon product={product} box={box} size={40} />,
  })
  if (fact.kind === 'ran')
    return fact.made.map((product, i) =>
      trip(product, cellThing(onStage, fact), cellThing(onStage, fact.madeAt[i] ?? fact)),
    )
  if (fact.kind === 'movedProduct') return [trip(fact.product, cellThing(onStage, fact.from), cellThing(onStage, fact))]
  return []
}
