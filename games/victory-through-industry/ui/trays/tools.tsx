// A tool on the bench: a button that moves many products with one press. The floor previews it.

import { thingId, useLayer } from '@tableworks/board-kit'
import type { Tool } from '../parts/hands/tools.ts'
import { FactoryTile } from '../parts/signs/factory-tile.tsx'
import type { Position } from '../table.ts'
import type { ToolKind } from '../things.ts'
import css from './bench.module.css'

/** A press does everything. On a touchscreen the first tap only previews, like hovering with a mouse. */
export function ToolButton({ tool, position }: { tool: Tool; position: Position }) {
  const { hand, looking, registry } = useLayer()
  const { thing, label, brief, line } = tool
  const { factory, tool: kind } = thing
  const id = thingId(thing)
  const press = ({ nativeEvent }: React.MouseEvent) => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && looking.considered !== id) looking.consider(id)
    else hand.chooseLine(line)
  }
  return (
    <button
      type="button"
      ref={element => (element === null ? undefined : registry.add(id, element))}
      className={css['tool']}
      onClick={press}
      aria-label={label}
      data-near={id}
    >
      {factory !== undefined && <FactoryTile factory={factory} box={position.box} />}
      {kind !== 'supply' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={TOOL_SIGNS[kind]} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      <b>{brief}</b>
    </button>
  )
}

/** A broom; crates leaving through a door; one crate arriving and one leaving. */
const TOOL_SIGNS: Readonly<Record<Exclude<ToolKind, 'supply'>, string>> = {
  tidy: 'M20 3l-8 8M8 9l7 7-4 5-9-2 3-6zM6 17l3-3',
  clear: 'M3 4h8v16H3M9 12h12m-4-4 4 4-4 4',
  place: 'M4 20v-8h16v8zM12 2v8m-3-3 3 3 3-3',
  pay: 'M4 4h16v9H4zM12 15v7m-3-3 3 3 3-3',
}
