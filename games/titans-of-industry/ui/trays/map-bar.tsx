// On a phone the board is long. The bar at the bottom jumps to any part and opens a map: small rings with each grid's demand and
// cheapest seller.

import { JumpBar, SeatMark, useBoardParts, useFollowing } from '@tableworks/board-kit'
import { type ReactNode, useRef, useState } from 'react'
import { AREA_NAMES } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'
import { spacesIn } from '../../readings/real-estate.ts'
import { gridFacts, isBusy, pricedGrid } from '../parts/grid-facts.ts'
import { gridCells, quarterCells } from '../parts/rings.ts'
import { AreaEmblem, SectorMark } from '../parts/signs.tsx'
import { isMine, nameOf, type Table } from '../table.ts'
import { say } from '../words.ts'
import { isAtDesk } from './desk.tsx'
import css from './map.module.css'

export function MapBar({ table, hasDesk }: { table: Table; hasDesk: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { inSight, goTo } = useBoardParts(bar)
  useFollowing(bar, questionIn(table), aboutIn(table))
  const { facilities, desk, ...parts } = say.group('parts')
  const go = (cell: string) => {
    setOpen(false)
    goTo(cell)
  }
  return (
    <div ref={bar} className={css['bar']} data-covers>
      {isOpen && <TheMap table={table} here={inSight} goTo={go} />}
      <JumpBar
        className={css['parts']}
        label={say('jump')}
        parts={{ facilities: hasDesk ? desk : facilities, ...parts }}
      >
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('map')}
        </button>
      </JumpBar>
    </div>
  )
}

/** The decision during a turn, other than the action itself, which is chosen anywhere. */
function questionIn(table: Table): string | null {
  const { asked } = table
  if (!isMine(table) || asked === null || asked.decision === 'action') return null
  return `${asked.decision} ${pricedGrid(table) ?? ''}`
}

/** Where the player decides: at the desk or at a grid. */
function aboutIn(table: Table): string {
  const busy = gridCells(table.box).find(([grid]) => isBusy(table, grid))
  const isDesk = isAtDesk(table) && pricedGrid(table) === null
  return isDesk ? 'facilities' : (busy?.[1] ?? 'hall')
}

interface TheMapProps {
  readonly table: Table
  readonly here: ReadonlySet<string>
  readonly goTo: (cell: string) => void
}

function TheMap({ table, here, goTo }: TheMapProps) {
  const { view, box } = table
  const tile = (cell: string, label: string, sector: string | undefined, children: ReactNode) => (
    <button
      key={cell}
      type="button"
      style={{ gridArea: cell }}
      data-sector={sector}
      aria-label={label}
      aria-current={here.has(cell) || undefined}
      onClick={() => goTo(cell)}
    >
      {children}
    </button>
  )
  return (
    <div className={css['map']} role="group" aria-label={say('mapTitle')}>
      {gridCells(box).map(([grid, cell]) =>
        tile(cell, labelOf(table, grid), box.grids[grid].sector, <GridTile table={table} grid={grid} />),
      )}
      {quarterCells(box).map(([area, cell]) => {
        const owners = spacesIn(view, area).flatMap(space => view.owner[space] ?? [])
        const label = say('mapQuarter', { area: AREA_NAMES[area], built: owners.length })
        const marks = owners.map((owner, i) => <SeatMark key={`${owner} ${i}`} seat={owner} size={14} />)
        return tile(cell, label, undefined, [<AreaEmblem key="emblem" area={area} size={18} />, ...marks])
      })}
    </div>
  )
}

function labelOf(table: Table, grid: GridId): string {
  const { demand, lots } = gridFacts(table, grid)
  const [first] = lots
  return [
    table.box.grids[grid].name,
    ...(demand === null ? [] : [say('mapWants', { demand })]),
    first === undefined
      ? say('mapNothing')
      : say('mapCheapest', { name: nameOf(table, first.seat), price: first.price }),
  ].join(', ')
}

function GridTile({ table, grid }: { table: Table; grid: GridId }) {
  const { demand, lots } = gridFacts(table, grid)
  const [first] = lots
  return (
    <>
      <SectorMark sector={table.box.grids[grid].sector} count={demand ?? undefined} />
      {first === undefined ? (
        say('none')
      ) : (
        <span>
          <SeatMark seat={first.seat} size={14} />
          {say('money', { dollars: first.price })}
        </span>
      )}
    </>
  )
}
