// On a small screen the hall is long. The bar at its foot leads to any part of it, and unfolds the map: the rings in
// small, with what each grid wants and who is cheapest, and where one is.

import { SeatMark } from '@tableworks/board-kit'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { AREA_NAMES, type Area } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'
import { CORNERS, GRID_CELLS } from '../board/rings.ts'
import { AreaEmblem } from '../drawings/emblem.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { gridFacts, pricedGrid } from '../reading/grids.ts'
import { spaceFacts, spacesOf } from '../reading/spaces.ts'
import { isMine, type Table } from '../reading/table.ts'
import { SAY } from '../words.ts'
import css from './map.module.css'

const PARTS = ['facilities', 'ledger', 'hall', 'quarters'] as const

export function MapBar({ table, hasDesk }: { table: Table; hasDesk: boolean }) {
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const here = useWhereabouts(bar)
  useFollowing(bar, table)
  const goTo = (selector: string) => {
    setOpen(false)
    boardOf(bar)?.querySelector(selector)?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav ref={bar} className={css['bar']} aria-label={SAY.jump}>
      {isOpen && <TheMap table={table} here={here} goTo={cell => goTo(`[data-cell="${cell}"]`)} />}
      <div className={css['parts']}>
        {PARTS.map(part => (
          <button
            key={part}
            type="button"
            aria-current={part === partOf(here) || undefined}
            onClick={() => goTo(`[data-part="${part}"]`)}
          >
            {part === 'facilities' && hasDesk ? SAY.parts.desk : SAY.parts[part]}
          </button>
        ))}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {SAY.map}
        </button>
      </div>
    </nav>
  )
}

/** The quarters lie in the hall: whoever is at one of them is not said to be among the grids. */
function partOf(here: ReadonlySet<string>): (typeof PARTS)[number] | undefined {
  if (CORNERS.some(([, cell]) => here.has(cell))) return 'quarters'
  return PARTS.find(part => here.has(part))
}

const boardOf = (bar: RefObject<HTMLElement | null>): Element | null => bar.current?.closest('[data-focus]') ?? null

/** Within a turn the next question may be about another part: it is brought into sight, unless it is. */
function useFollowing(bar: RefObject<HTMLElement | null>, table: Table): void {
  const { asked } = table
  const isFollowed = isMine(table) && asked !== null && asked.decision !== 'action'
  const grid = pricedGrid(table)
  const question = isFollowed ? `${asked.decision} ${grid ?? ''}` : null
  useEffect(() => {
    if (question === null) return
    const board = boardOf(bar)
    const part = board?.getAttribute('data-focus') === 'hall' ? 'hall' : 'facilities'
    const about = board?.querySelector('[data-wide]') ?? board?.querySelector(`[data-part="${part}"]`)
    const top = about?.getBoundingClientRect().top ?? HIGHEST
    if (top < HIGHEST || top > window.innerHeight / 2) about?.scrollIntoView({ block: 'start' })
  }, [bar, question])
}
/** Above this the prompt lies over it. */
const HIGHEST = 90

/** The parts and cells that lie across the middle of the screen. */
function useWhereabouts(bar: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [here, setHere] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries =>
        setHere(before => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries)
            for (const name of [target.getAttribute('data-part'), target.getAttribute('data-cell')])
              if (name !== null && isIntersecting) now.add(name)
              else if (name !== null) now.delete(name)
          return now
        }),
      { rootMargin: '-45% 0px -45% 0px' },
    )
    for (const part of boardOf(bar)?.querySelectorAll('[data-part], [data-cell]') ?? []) watch.observe(part)
    return () => watch.disconnect()
  }, [bar])
  return here
}

interface TheMapProps {
  readonly table: Table
  readonly here: ReadonlySet<string>
  readonly goTo: (cell: string) => void
}

function TheMap({ table, here, goTo }: TheMapProps) {
  const tile = (cell: string, label: string, sector: string | undefined, children: ReactNode) => (
    <button
      key={cell}
      type="button"
      style={{ gridArea: cell }}
      data-sector={sector}
      aria-current={here.has(cell) || undefined}
      onClick={() => goTo(cell)}
    >
      {/* Too small for words that are seen: they are only heard. */}
      <span className={css['heard']}>{label}</span>
      {children}
    </button>
  )
  return (
    <div className={css['map']} role="group" aria-label={SAY.mapTitle}>
      {GRID_CELLS.map(([grid, cell]) =>
        tile(cell, labelOf(table, grid), table.box.grids[grid].sector, <GridTile table={table} grid={grid} />),
      )}
      {CORNERS.map(([area, cell]) => {
        const owners = ownersIn(table, area)
        return tile(
          cell,
          SAY.mapQuarter(AREA_NAMES[area], owners.length),
          undefined,
          <>
            <AreaEmblem area={area} size={18} />
            {owners.map(([space, owner]) => (
              <SeatMark key={space} seat={owner} size={14} />
            ))}
          </>,
        )
      })}
    </div>
  )
}

function labelOf(table: Table, grid: GridId): string {
  const { demand, lots } = gridFacts(table, grid)
  const [first] = lots
  const cheapest = first === undefined ? null : SAY.cheapest(table.names[first.seat] ?? '', first.price)
  return SAY.mapGrid(table.box.grids[grid].name, demand, cheapest)
}

function GridTile({ table, grid }: { table: Table; grid: GridId }) {
  const { demand, lots } = gridFacts(table, grid)
  const [first] = lots
  return (
    <>
      <SectorMark sector={table.box.grids[grid].sector} count={demand ?? undefined} />
      {first === undefined ? (
        SAY.none
      ) : (
        <span>
          <SeatMark seat={first.seat} size={14} />
          {SAY.price(first.price)}
        </span>
      )}
    </>
  )
}

const ownersIn = (table: Table, area: Area) =>
  spacesOf(table, area).flatMap(space => {
    const { built } = spaceFacts(table, space)
    return built === null ? [] : [[space, built.owner] as const]
  })
