// The bench below the floor holds everything for the current decision: the starting set, a card's four turns, run tickets, the
// actions in work on the floor, the goods in a trade.

import { type BoardTalk, isAsked, useFrame } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { TURNS } from '../../data/box.ts'
import { FACTORY_IDS, type FactoryId } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import { sameCell } from '../../readings/floor.ts'
import type { Frames } from '../../state.ts'
import { incomingIn, type Tool } from '../parts/hands/tools.ts'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { recipeOf } from '../parts/signs/recipe.tsx'
import { effectOfTurn } from '../parts/thought.ts'
import { askedOf, offered, type Position, type Seen } from '../table.ts'
import { ACTIONS, contractThing, Place, turnThing } from '../things.ts'
import { say } from '../words.ts'
import css from './bench.module.css'
import { Answer, Counter, Offer, Reply } from './deals.tsx'
import { Cards, End, Goods, Row } from './rows.tsx'
import { Suggested, SuggestTray } from './suggestions.tsx'
import { Tickets } from './tickets.tsx'
import { ToolButton } from './tools.tsx'

interface BenchProps {
  readonly seen: Seen
  readonly position: Position
  /** The seat whose bench it is. */
  readonly seat: Seat
  readonly sideNames: readonly string[]
  readonly tools: readonly Tool[]
  readonly talk: BoardTalk | undefined
  /** The seat that is preparing a suggestion here. */
  readonly suggesting: Seat | null
  readonly onSuggested: () => void
}

export function Bench(props: BenchProps) {
  const { seen, position, seat, sideNames, talk, suggesting, onSuggested } = props
  const mayTalk = talk !== undefined && isFree(seen)
  return (
    <Place of={{ kind: 'bench', seat }}>
      <section className={css['bench']} aria-label={say('bench')} data-part="bench">
        {mayTalk && <Suggested talk={talk} position={position} seat={seat} sideNames={sideNames} />}
        {mayTalk && suggesting !== null ? (
          <SuggestTray
            key={suggesting}
            talk={talk}
            position={position}
            sideNames={sideNames}
            by={suggesting}
            onClose={onSuggested}
          />
        ) : (
          <OnBench {...props} />
        )}
      </section>
    </Place>
  )
}

/** Whether the bench has room for suggestions. It shows them only between moves. */
const isFree = (seen: Seen): boolean => !isAsked(seen) || seen.decision === 'move' || seen.decision === 'operate'

function OnBench(props: BenchProps) {
  const { seen, position, seat, sideNames } = props
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'turn':
      return <Turns frame={asked.frame} position={position} />
    case 'produce':
      return <Outputs frame={asked.frame} position={position} />
    case 'operate':
      return <Operations {...props} />
    case 'pay':
      return <Paying {...props} />
    case 'putProduct':
    case 'rescue':
      return incomingIn(seen) === null ? <Tickets position={position} seat={seat} isBrief /> : <Incoming {...props} />
    case 'bankFor':
      return <Goods title={say('bankGives')} goods={PRODUCT_IDS} seat={seat} position={position} />
    case 'offer':
      return <Offer frame={asked.frame} position={position} sideNames={sideNames} />
    case 'answer':
      return <Answer frame={asked.frame} position={position} sideNames={sideNames} />
    case 'counter':
      return <Counter frame={asked.frame} position={position} sideNames={sideNames} />
    case 'reply':
      return <Reply frame={asked.frame} position={position} sideNames={sideNames} />
    default:
      return <Standing {...props} />
  }
}

/** Cards being drafted or laid out, then run tickets. */
function Standing({ seen, position, seat }: BenchProps) {
  const { set, hand } = position
  if (set.length === 0 && hand[seat].length === 0)
    return <Tickets position={position} seat={seat} isBrief={isAsked(seen) && seen.decision !== 'move'} />
  return (
    <>
      {set.length > 0 && <Cards title={say('startingSet')} cards={byType(set)} seat={seat} position={position} />}
      {hand[seat].length > 0 && (
        <Cards title={say('hand')} cards={byType(hand[seat])} seat={set.length > 0 ? null : seat} position={position} />
      )}
    </>
  )
}

/** Each type once, with the number of cards of that type. */
const byType = (cards: readonly FactoryId[]) =>
  FACTORY_IDS.flatMap(factory => {
    const count = cards.filter(id => id === factory).length
    return count === 0 ? [] : [{ factory, count }]
  })

function Turns({ frame, position }: { frame: Frames['turn']; position: Position }) {
  return (
    <Row title={say('turns')}>
      {TURNS.map(turn => {
        const runs = effectOfTurn(position, frame, turn).able.some(cell => sameCell(cell, frame))
        return (
          <li key={turn}>
            <Place of={turnThing(frame.seat, turn)} label={say('turn', { turn })} className={css['turn']}>
              <CardIcon factory={frame.factory} turn={turn} box={position.box} lamp={runs ? 'ready' : null} />
            </Place>
          </li>
        )
      })}
      <li className={css['help']}>
        <span>{say('turnHelp')}</span>
        <span>{say('turnHelpByHand')}</span>
      </li>
    </Row>
  )
}

/** A choice between outputs. */
function Outputs({ frame, position }: { frame: Frames['produce']; position: Position }) {
  const { seat, factory } = frame
  const outputs = recipeOf(position.box, factory).outputs.flat()
  return (
    <>
      <Goods title={say('outputs')} goods={outputs} seat={seat} position={position} />
      <End choices={['all', 'stop']} seat={seat} />
    </>
  )
}

function Operations({ seen, position, seat, tools }: BenchProps) {
  const isPhone = useFrame() === 'phone'
  const count = (product: ProductId) => stockOf(position, seat, product)
  const stock = PRODUCT_IDS.filter(product => count(product) > 0)
  return (
    <>
      {isPhone && <Claims seen={seen} position={position} />}
      <Row title={say('actions')}>
        {ACTIONS.map(action => (
          <li key={action}>
            <Place of={{ kind: 'action', action, seat }} className={css['action']} inside={css['actionInside']}>
              {say(`do.${action}`)}
            </Place>
          </li>
        ))}
      </Row>
      <ToolRow title={say('tools')} tools={tools} position={position} />
      <Goods title={say('bank')} goods={stock} seat={seat} position={position} count={count} size={26} />
      <End choices={['stop']} seat={seat} />
    </>
  )
}

/** The contracts that can be claimed now. On a phone their posters are behind a tab. */
function Claims({ seen, position: { box } }: Pick<BenchProps, 'seen' | 'position'>) {
  const open = offered(seen, 'operate').flatMap(option =>
    typeof option === 'object' && 'contract' in option ? [option.contract] : [],
  )
  if (open.length === 0) return null
  return (
    <Row title={say('claim')}>
      {open.map(product => (
        <li key={product}>
          <Place of={contractThing(product)} className={css['action']} inside={css['actionInside']}>
            <CrateIcon product={product} box={box} size={20} />
            {box.products[product].name}
          </Place>
        </li>
      ))}
    </Row>
  )
}

const ToolRow = ({ title, tools, position }: { title: string } & Pick<BenchProps, 'tools' | 'position'>) =>
  tools.length > 0 && (
    <Row title={title}>
      {tools.slice(0, MOST_TOOLS).map(tool => (
        <li key={tool.label}>
          <ToolButton tool={tool} position={position} />
        </li>
      ))}
    </Row>
  )

/** How many tools to show, the largest gain first. */
const MOST_TOOLS = 5

/** A button that pays with the least needed goods. The player can also press any other product on the floor. */
const Paying = ({ position, seat, tools }: BenchProps) =>
  tools.length > 0 ? (
    <ToolRow title={say('toPay')} tools={tools} position={position} />
  ) : (
    <Tickets position={position} seat={seat} isBrief />
  )

/** Arriving products without a place yet. */
function Incoming({ seen, position, tools }: BenchProps) {
  const { box } = position
  return (
    <>
      <Row title={say('toPlace')}>
        {(incomingIn(seen)?.products ?? []).map((product, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} title={box.products[product].name}>
            <CrateIcon product={product} box={box} size={36} />
          </li>
        ))}
        {tools.map(tool => (
          <li key={tool.label}>
            <ToolButton tool={tool} position={position} />
          </li>
        ))}
      </Row>
    </>
  )
}
