// The production tree of a contract, drawn from the raw goods on the left to the contract on the right: who makes each
// product, whether that factory stands, and how many of it are there and needed.

import type { ProductId } from '../../data/products.ts'
import type { Branch } from '../../readings/need.ts'
import { BLUSH, classOf, GROUND, LIT, PAPER } from '../parts/signs/colours.ts'
import { Crate, CrateIcon } from '../parts/signs/crate.tsx'
import { FactorySign } from '../parts/signs/factories.tsx'
import type { VictoryBox } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tree.module.css'

const COLUMN = 104
const ROW = 50
const NODE = { width: 76, height: 38 }

interface Node {
  readonly branch: Branch
  readonly x: number
  readonly y: number
}

/** What can still be read where there is little room; larger trees are listed there. */
const SMALL = { width: 2 * COLUMN + NODE.width, height: ROW + NODE.height }

/** Each product one column right of whatever it is made of; a column is centred. */
export function layOut(branches: readonly Branch[]): { nodes: Node[]; width: number; height: number } {
  const byProduct = new Map(branches.map(branch => [branch.product, branch]))
  const columnOf = (product: ProductId): number => {
    const inputs = byProduct.get(product)?.inputs ?? []
    return inputs.length === 0 ? 0 : 1 + Math.max(...inputs.map(columnOf))
  }
  const columns: Branch[][] = []
  // What a goal needs comes after it in the list: reading backwards keeps inputs of one factory together.
  for (const branch of branches.toReversed()) (columns[columnOf(branch.product)] ??= []).push(branch)
  const rows = Math.max(1, ...columns.map(column => column.length))
  const nodes = columns.flatMap((column, i) =>
    column.map((branch, row) => ({ branch, x: i * COLUMN, y: ((rows - column.length) / 2 + row) * ROW })),
  )
  return { nodes, width: (columns.length - 1) * COLUMN + NODE.width, height: (rows - 1) * ROW + NODE.height }
}

interface TreeProps {
  readonly branches: readonly Branch[]
  readonly box: VictoryBox
}

/** The tree where there is little room. */
export function SmallTree({ branches, box }: TreeProps) {
  const { width, height } = layOut(branches)
  if (width <= SMALL.width && height <= SMALL.height) return <Tree branches={branches} box={box} />
  return (
    <ul className={css['list']}>
      {branches.map(branch => (
        <li key={branch.product} data-there={isThere(branch) || undefined}>
          <Place of={{ kind: 'branch', product: branch.product }} label={labelOf(branch, box)} inside={css['item']}>
            <CrateIcon product={branch.product} box={box} size={24} />
            {say('have', { have: branch.have, need: branch.need })}
          </Place>
        </li>
      ))}
    </ul>
  )
}

export function Tree({ branches, box }: TreeProps) {
  const { nodes, width, height } = layOut(branches)
  const at = new Map(nodes.map(node => [node.branch.product, node]))
  return (
    <svg
      className={css['tree']}
      viewBox={`-6 -8 ${width + 14} ${height + 18}`}
      style={{ maxWidth: `${(width + 14) / 7}rem` }}
      role="group"
      aria-label={say('tree')}
    >
      {nodes.flatMap(to =>
        to.branch.inputs.map(input => {
          const from = at.get(input)
          return from === undefined ? null : <Edge key={`${input} ${to.branch.product}`} from={from} to={to} />
        }),
      )}
      {nodes.map(node => (
        <NodeSign key={node.branch.product} {...node} box={box} />
      ))}
    </svg>
  )
}

const isThere = ({ have, need }: Branch): boolean => have >= need

function Edge({ from, to }: { from: Node; to: Node }) {
  const [x1, y1] = [from.x + NODE.width, from.y + NODE.height / 2]
  const [x2, y2] = [to.x - 4, to.y + NODE.height / 2]
  const bend = x2 - 11
  return (
    <path
      d={`M${x1} ${y1}H${bend}V${y2}H${x2}m-6-4 6 4-6 4`}
      className={css['edge']}
      data-there={isThere(from.branch) || undefined}
    />
  )
}

function NodeSign({ branch, x, y, box }: Node & { box: VictoryBox }) {
  const { product, have, need, maker, owned } = branch
  const ground = maker === null ? GROUND.raw : GROUND[classOf(box, maker)]
  const stands = owned > 0
  return (
    <g transform={`translate(${x} ${y})`}>
      <Place of={{ kind: 'branch', product }} label={labelOf(branch, box)} shape={{ x: 0, y: 0, ...NODE, rx: 5 }}>
        <rect className={css['node']} {...NODE} rx="5" data-there={isThere(branch) || undefined} />
        {maker !== null && (
          <>
            <rect x="2" y="2" width="34" height="34" rx="4" fill={stands ? ground : 'none'} />
            <FactorySign
              factory={maker}
              x={19}
              y={19}
              size={27}
              figure={stands ? PAPER : BLUSH}
              ground={stands ? ground : 'var(--vti-olive-night)'}
            />
          </>
        )}
        <Crate product={product} box={box} x={56} y={19} size={33} label={false} />
        <g transform="translate(64 34)" className={css['count']} data-there={isThere(branch) || undefined}>
          <rect x="-17" y="-9" width="34" height="18" rx="8" />
          <text y="5" fill={isThere(branch) ? 'var(--vti-ink)' : LIT}>
            {say('have', { have, need })}
          </text>
        </g>
      </Place>
    </g>
  )
}

const labelOf = ({ product, have, need, maker, owned }: Branch, box: VictoryBox): string =>
  say(maker === null || owned > 0 ? 'branch' : 'branchMissing', {
    product: box.products[product].name,
    have,
    need,
    maker: maker === null ? '' : box.factories[maker].name.toLowerCase(),
  })
