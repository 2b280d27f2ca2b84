// On a small screen the hall is long. The bar at its foot leads to any part of it, and unfolds the map: the rings in
// small, with what each grid wants and who is cheapest, and where one is.

import { JumpBar, SeatMark, useBoardParts, useFollowing } from '@tableworks/board-kit'
import { type ReactNode, useRef, useState } from 'react'
import { AREA_NAMES, type Area } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'
import { spacesIn } from '../../readings/real-estate.ts'
import { gridCells, quarterCells } from '../parts/rings.ts'
import { isAtDesk } from './desk.tsx'
import { AreaEmblem } from '../parts/emblem.tsx'
import { SectorMark } from '../parts/sector.tsx'
import { gridFacts, isBusy, pricedGrid } from '../parts/grid-facts.ts'
import { isMine, type Table } from '../table.ts'
import { say } from '../words.ts'
import css from './map.module.css'

export function MapBar({ table, hasDesk }: { table: Table; hasDesk: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { inSight, goTo } = useBoardParts(bar)
  useFollowing(bar, questionIn(table), aboutIn(table))
  const { facilities, desk, ...parts } = say.group('parts')
  return (
    <div ref={bar} className={css['bar']} data-covers>
      {isOpen && (
        <TheMap
          table={table}
          here={inSight}
          goTo={cell => {
            setOpen(false)
            goTo(cell)
          }}
        />
      )}
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

/** What is asked in the middle of a turn; its beginning is nothing to be led to. */
function questionIn(table: Table): string | null {
  const { asked } = table
  if (!isMine(table) || asked === null || asked.decision === 'action') return null
  return `${asked.decision} ${pricedGrid(table) ?? ''}`
}

/** The cell of the grid whose price is set, or the desk where the question lies. */
function aboutIn(table: Table): string {
  const busy = gridCells(table.box).find(([grid]) => isBusy(table, grid))
  return busy?.[1] ?? (isAtDesk(table) ? 'facilities' : 'hall')
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
    <div className={css['map']} role="group" aria-label={say('mapTitle')}>
      {gridCells(table.box).map(([grid, cell]) =>
        tile(cell, labelOf(table, grid), table.box.grids[grid].sector, <GridTile table={table} grid={grid} />),
      )}
      {quarterCells(table.box).map(([area, cell]) => {
        const owners = ownersIn(table, area)
        return tile(
          cell,
          say('mapQuarter', { area: AREA_NAMES[area], built: owners.length }),
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
  const wants = demand === null ? [] : [say('mapWants', { demand })]
  const offer =
    first === undefined
      ? say('mapNothing')
      : say('mapCheapest', { offer: say('cheapest', { name: table.names[first.seat] ?? '', price: first.price }) })
  return [table.box.grids[grid].name, ...wants, offer].join(', ')
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

const ownersIn = ({ view }: Table, area: Area) =>
  spacesIn(view, area).flatMap(space => {
    const owner = view.owner[space]
    return owner === null ? [] : [[space, owner] as const]
  })
