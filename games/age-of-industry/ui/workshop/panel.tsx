// The selected thing's fields, or the whole map's when nothing is selected.

import type { ReactNode } from 'react'
import type { DrawnMap } from '../../data/map.ts'
import { GRID } from '../../data/map-drawing.ts'
import { NumberField } from './fields.tsx'
import { LabelFields } from './label-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { LinkFields, ShipFields } from './route-fields.tsx'
import { sayThing } from './stage.tsx'
import { movedTo, pointOf, type Thing } from './things.ts'
import { WholeMap } from './whole-map.tsx'
import { say } from './words.ts'
import css from './workshop.module.css'

export interface PanelProps {
  readonly map: DrawnMap
  readonly selected: Thing | null
  readonly onMap: (map: DrawnMap, merge?: string) => void
  readonly onSelect: (thing: Thing | null) => void
  readonly onRemove: (thing: Thing) => void
}

export function Panel(props: PanelProps) {
  const { map, selected } = props
  if (selected === null) return <WholeMap {...props} />
  return (
    <section className={css['fields']} aria-label={sayThing(map, selected)}>
      <h2>{sayThing(map, selected)}</h2>
      <Spot {...props} thing={selected} />
      <Details {...props} thing={selected} />
      <button type="button" className={css['button']} onClick={() => props.onRemove(selected)}>
        {say('remove')}
      </button>
    </section>
  )
}

export type ById = PanelProps & { readonly id: string }

type Of = PanelProps & { readonly thing: Thing }

/** Exact coordinates for things that are usually dragged. */
function Spot({ map, thing, onMap }: Of) {
  const at = pointOf(map, thing)
  if (at === null) return null
  const [x, y] = at
  return (
    <div className={css['pair']}>
      <NumberField
        label={say('x')}
        value={x}
        from={GRID.from}
        to={GRID.to}
        onChange={to => onMap(movedTo(map, thing, [to, y]), 'x')}
      />
      <NumberField
        label={say('y')}
        value={y}
        from={GRID.from}
        to={GRID.to}
        onChange={to => onMap(movedTo(map, thing, [x, to]), 'y')}
      />
    </div>
  )
}

function Details(props: Of): ReactNode {
  const { thing } = props
  switch (thing.kind) {
    case 'place':
    case 'name':
      return <PlaceFields {...props} id={thing.id} />
    case 'link':
    case 'bend':
      return <LinkFields {...props} id={thing.id} />
    case 'ship':
    case 'market':
    case 'laneBend':
      return <ShipFields {...props} id={thing.id} />
    case 'label':
      return <LabelFields {...props} i={thing.i} />
    case 'box':
      return null
  }
}
