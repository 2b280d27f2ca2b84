// The board: the wall of contracts, one's own floor with the bench beside it, the stacks, and the rivals.

import { type BoardProps, isAsked, thingId, Traveller, type Trip, useLayer, viewerOf } from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ProductId } from '../data/products.ts'
import type { game } from '../index.ts'
import type { Cell } from '../readings/floor.ts'
import { stockOf } from '../readings/contracts.ts'
import { builderOf } from '../readings/paying.ts'
import { lackingFor, treeOf } from '../readings/need.ts'
import css from './board.module.css'
import { Stage } from './parts/floor.tsx'
import type { HandsFor } from './parts/hands/carrying.ts'
import { glowFor } from './parts/hands/glow.ts'
import { type Hand, useHand } from './parts/hands/hand.ts'
import { pickLine } from './parts/hands/lines.ts'
import { CrateIcon } from './parts/signs/crate.tsx'
import { askedOf, type Position, positionOf, type Seen, type VictoryBox } from './table.ts'
import { cellThing, Place, type Thing } from './things.ts'
import { Bench } from './trays/bench.tsx'
import { LargeWay, Rivals, Way } from './trays/rail.tsx'
import { Shelf } from './trays/shelf.tsx'
import { Wall } from './trays/wall.tsx'
import { say } from './words.ts'

export function Board({ seen, box, sideNames, told, talk }: BoardProps<typeof game>) {
  const position = useMemo(() => positionOf(seen, box), [seen, box])
  const viewer = viewerOf(seen)
  const [looked, setLooked] = useState<{ seat: Seat; seen: Seen } | null>(null)
  // Somebody else's floor is looked at until something happens.
  const looking = looked?.seen === seen ? looked.seat : null
  const onStage = looking ?? stageOf(seen)
  const stage = useRef<HTMLDivElement>(null)
  const hand = useHand(seen, position, onStage, stage, sideNames)
  const { near, carried, tools, handsFor } = hand
  const isBuilding = isAsked(seen) && seen.decision === 'buildWhat'
  const goal = useGoal(near?.kind === 'contract' ? near.product : null, position, viewer)
  // A suggestion is made up within one turn.
  const [suggesting, setSuggesting] = useState<{ by: Seat; turn: number } | null>(null)
  const [isTreeLarge, setTreeLarge] = useState<Seen | null>(null)
  const shared = { seen, position, sideNames }
  return (
    <div className={css['world']}>
      <div className={css['board']} data-shelf={isBuilding || undefined}>
        <DropMark place={carried?.drop?.place ?? null} />
        <div className={css['wall']}>
          <Wall seen={seen} position={position} seat={viewer} />
        </div>
        <div className={css['stage']} data-part="floor" ref={stage} data-carrying={carried !== null || undefined}>
          <OnStage {...shared} viewer={viewer} seat={onStage} hand={hand} />
          {looking !== null && <Back onBack={() => setLooked(null)} />}
          {isTreeLarge === seen && goal !== null && <LargeWay position={position} seat={viewer} goal={goal} />}
          {isTreeLarge === seen && <Back onBack={() => setTreeLarge(null)} />}
          <Notes hand={hand} />
        </div>
        <div className={css['bench']}>
          <Bench
            {...shared}
            seat={viewer}
            tools={tools}
            talk={talk}
            suggesting={suggesting?.turn === position.turn ? suggesting.by : null}
            onSuggested={() => setSuggesting(null)}
          />
        </div>
        <div className={css['shelf']}>
          <Shelf position={position} seat={viewer} needed={neededFor(position, viewer, goal)} handsFor={handsFor} />
        </div>
        <div className={css['rail']} data-rivals={position.seats - 1}>
          <Rivals
            {...shared}
            seat={viewer}
            onLook={seat => setLooked({ seat, seen })}
            talk={talk}
            onSuggest={by => setSuggesting({ by, turn: position.turn })}
          />
          <Way
            position={position}
            seat={viewer}
            goal={goal}
            onEnlarge={() => setTreeLarge(isTreeLarge === seen ? null : seen)}
          />
        </div>
        <Traveller told={told} trips={fact => trips(fact, onStage, box)} />
      </div>
    </div>
  )
}

interface OnStageProps {
  readonly seen: Seen
  readonly position: Position
  readonly sideNames: readonly string[]
  readonly viewer: Seat
  /** Whose floor it is. */
  readonly seat: Seat
  readonly hand: Hand
}

function OnStage({ seen, position, sideNames, viewer, seat, hand }: OnStageProps) {
  const { chooseLine } = useLayer()
  const { carried, handsFor, thought, turning } = hand
  const load = carried?.load ?? null
  const glow = useMemo(() => glowFor(seen, position, load), [seen, position, load])
  const isOwn = seat === viewer
  const isPlacing = isAsked(seen) && seen.decision === 'turn'
  const placing = isPlacing ? thought.ghost : null
  return (
    <>
      <Place of={{ kind: 'floor', seat }} className={css['floor']} inside={css['floorInside']}>
        <Stage
          seen={seen}
          position={position}
          seat={seat}
          label={say('floor', { name: sideNames[seat] ?? '' })}
          thought={thought}
          spent={spentIn(seen)}
          handsFor={isOwn ? handsFor : noHands}
          glow={isOwn ? glow : []}
          onPick={
            isOwn && seen.choices.includes('move product') ? cell => chooseLine(pickLine(position, viewer, cell)) : null
          }
          onPlace={placing === null ? null : () => chooseLine([`turn ${placing.turn}`])}
          onTurn={placing === null ? null : turning.next}
        />
      </Place>
      <p className={css['whose']} translate="no">
        {sideNames[seat]}
        {seen.actor === seat && seen.view.movesLeft > 0 && (
          <small>{say('movesLeft', { moves: seen.view.movesLeft })}</small>
        )}
      </p>
    </>
  )
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className={css['back']} onClick={onBack}>
    {say('back')}
  </button>
)

/** Nothing is taken up from somebody else's floor. */
const noHands: HandsFor = () => ({})

/** Whose floor is on the stage: one's own, but a factory that is given away goes to a site of the partner's. */
export function stageOf(seen: Seen): Seat {
  const asked = isAsked(seen) ? askedOf(seen) : null
  if (asked?.decision === 'site' || asked?.decision === 'turn') return builderOf(asked.frame.seat, asked.frame)
  return viewerOf(seen)
}

/** What is part of a payment or an offer already. */
function spentIn(seen: Seen): readonly Cell[] {
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'pay':
      return asked.frame.paid
    case 'site':
    case 'turn':
      return asked.frame.use === 'give' ? [] : asked.frame.paid
    case 'offer':
    case 'counter':
      return asked.frame.give
    case 'pickProduct':
    case 'bankFor':
      return asked.frame.picked
    case 'putProduct':
      return asked.frame.spent
    default:
      return []
  }
}

/**
 * The contract one has in mind: the last one pointed at; else one held and short, else the open one that pays best for
 * what is still to be made, a near one rather than a far one.
 */
function useGoal(pointed: ProductId | null, position: Position, seat: Seat): ProductId | null {
  const [chosen, setChosen] = useState<ProductId | null>(null)
  if (pointed !== null && pointed !== chosen) setChosen(pointed)
  if (chosen !== null) return chosen
  const short = position.contracts[seat].find(product => stockOf(position, seat, product) === 0)
  if (short !== undefined) return short
  const pay = (product: ProductId) => position.box.contracts[product].value / lackingFor(position, seat, product) ** 1.5
  const [best = null] = position.open
    .filter(product => lackingFor(position, seat, product) > 0)
    .toSorted((a, b) => pay(b) - pay(a))
  return best
}

const neededFor = (position: Position, seat: Seat, goal: ProductId | null) =>
  goal === null
    ? []
    : treeOf(position, seat, [goal]).flatMap(({ maker, owned, need, have }) =>
        maker !== null && owned === 0 && have < need ? [maker] : [],
      )

/** A ring around what would take the thing in the hand. */
function DropMark({ place }: { place: Thing | null }) {
  const { elementOf } = useLayer()
  const id = place === null ? '' : thingId(place)
  useEffect(() => {
    const element = elementOf(id)
    element?.setAttribute('data-drop-here', '')
    return () => element?.removeAttribute('data-drop-here')
  }, [id, elementOf])
  return null
}

/** A finger, which cannot point, sees what a tool would do before it presses again. */
function Notes({ hand: { thought, tool } }: { hand: Hand }) {
  const { considered } = useLayer()
  const isAskedAgain = tool !== undefined && thingId(tool.thing) === considered
  const notes = isAskedAgain ? [...thought.notes, say('pressAgain')] : thought.notes
  if (notes.length === 0) return null
  return (
    <ul className={css['notes']} aria-label={say('effects')}>
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** What is seen to move when something has happened on the stage. */
function trips(fact: FactOf<typeof game>, onStage: Seat, box: VictoryBox): Trip<Thing>[] {
  if (!('seat' in fact) || fact.seat !== onStage) return []
  if (fact.kind === 'ran')
    return fact.made.map((product, i) => ({
      from: cellThing(onStage, fact),
      to: cellThing(onStage, fact.madeAt[i] ?? fact),
      piece: <CrateIcon product={product} box={box} size={40} />,
    }))
  if (fact.kind === 'movedProduct')
    return [
      {
        from: cellThing(onStage, fact.from),
        to: cellThing(onStage, fact),
        piece: <CrateIcon product={fact.product} box={box} size={40} />,
      },
    ]
  return []
}
