// The map workshop, which edits a component set's map. The page around it handles undo, checks and saving.

import type { WorkshopProps } from '@tableworks/board-kit'
import { type FormEvent, useMemo, useState } from 'react'
import type { Tables } from '../../data/box.ts'
import { prunedDrawing } from '../../data/drawing-faults.ts'
import { figuresIn } from '../../data/figures.ts'
import { type DrawnMap, linkIdOf } from '../../data/map.ts'
import { MAP_IDS, type MapId, MAPS } from '../../data/maps/index.ts'
import { faultsIn, type MapFault } from './faults.ts'
import { ChoiceField, TextField } from './fields.tsx'
import { Panel } from './panel.tsx'
import { sayThing, Stage, type Tool, TOOLS } from './stage.tsx'
import {
  keyOf,
  nameOfPlace,
  PLACE_KINDS,
  placeIdsOf,
  pointOf,
  removed,
  type Thing,
  withLabel,
  withLink,
  withPlace,
  withPrinted,
  withShip,
} from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

export function Workshop(props: WorkshopProps) {
  const { id, maps, map, figures, thing, tool, from, hint, ...acts } = useWorkshop(props)
  const { onMap, onSelect, onRemove } = acts
  return (
    <div className={css['workshop']}>
      <p className={css['narrow']}>{say('narrow')}</p>
      <div className={css['bench']}>
        <ToolBar id={id} maps={maps} tool={tool} hint={hint} onMap={one => acts.turnTo(one, null)} onTool={acts.take} />
        <Stage
          id={id}
          map={map}
          figures={figures}
          selected={thing}
          tool={tool}
          from={from}
          onSelect={onSelect}
          onJoin={acts.onJoin}
          onMap={onMap}
          onRemove={onRemove}
        />
        <aside className={css['panel']}>
          <Faults
            faults={faultsIn(props.problem, maps)}
            onShow={({ map: other, thing: meant }) => acts.turnTo(other ?? id, meant)}
          />
          <ThingList map={map} selected={thing} onSelect={onSelect} />
          <Panel map={map} selected={thing} onMap={onMap} onSelect={onSelect} onRemove={onRemove} />
          <Adding onAdd={acts.onAdd} />
        </aside>
      </div>
    </div>
  )
}

/** The state of the workshop: the map being edited, the selection, and the current tool. */
function useWorkshop({ tables, onChange }: WorkshopProps) {
  const { maps: written, figures: figureTable } = tables as Tables
  const [id, setId] = useState<MapId>('japan')
  const [selected, onSelect] = useState<Thing | null>(null)
  const [tool, setTool] = useState<Tool>('move')
  const [from, setFrom] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const maps = useMemo(() => drawnMaps(written), [written])
  const figures = useMemo(() => figuresIn(figureTable), [figureTable])
  const map = maps[id]
  // Undo may have removed the selected thing.
  const thing = selected !== null && isThere(map, selected) ? selected : null
  const hint = from === null ? say(`hints.${tool}`) : say('hints.to', { place: nameOfPlace(map, from) })

  function onMap(next: DrawnMap, merge?: string) {
    setRefusal(null)
    onChange({ ...(tables as Tables), maps: { ...written, [id]: next } }, merge)
  }
  function take(one: Tool) {
    setTool(one)
    setFrom(null)
    setRefusal(null)
  }
  function turnTo(other: MapId, meant: Thing | null) {
    setId(other)
    onSelect(meant)
  }
  function onJoin(place: string) {
    setRefusal(null)
    if (from === null || tool === 'move') return setFrom(place)
    setFrom(null)
    const made = joined(map, tool, from, place)
    if (made === null) return setRefusal(say(`refused.${tool}`))
    onMap(made.map)
    if (made.thing !== null) onSelect(made.thing)
    return undefined
  }
  function onAdd(kind: Added, name: string) {
    const made = kind === 'label' ? withLabel(map, name) : withPlace(map, kind, name)
    onMap(made.map)
    onSelect(made.thing)
    take('move')
  }
  function onRemove(one: Thing) {
    onMap(removed(map, one))
    onSelect(null)
  }
  const acts = { onMap, onSelect, onRemove, onJoin, onAdd, take, turnTo }
  return { id, maps, map, figures, thing, tool, from, hint: refusal ?? hint, ...acts }
}

interface ToolBarProps {
  readonly id: MapId
  readonly maps: Readonly<Record<MapId, DrawnMap>>
  readonly tool: Tool
  readonly hint: string
  readonly onMap: (id: MapId) => void
  readonly onTool: (tool: Tool) => void
}

const ToolBar = ({ id, maps, tool, hint, onMap, onTool }: ToolBarProps) => (
  <div className={css['tools']}>
    <ChoiceField label={say('map')} value={id} values={MAP_IDS} say={one => maps[one].name} onChange={onMap} />
    <div role="radiogroup" aria-label={say('tool')} className={css['toolbox']}>
      {TOOLS.map(one => (
        <label key={one} className={css['tool']}>
          <input type="radio" name="tool" checked={tool === one} onChange={() => onTool(one)} />
          <span>{say(`tools.${one}`)}</span>
        </label>
      ))}
    </div>
    <p className={css['hint']} role="status">
      {hint}
    </p>
  </div>
)

const drawnMaps = (written: Tables['maps']): Record<MapId, DrawnMap> => {
  const drawn = (id: MapId): DrawnMap => ({
    ...written[id],
    drawing: written[id].drawing ?? prunedDrawing(MAPS[id].drawing, written[id]),
  })
  return { japan: drawn('japan'), minnesota: drawn('minnesota') }
}

const isThere = (map: DrawnMap, thing: Thing): boolean =>
  thing.kind === 'link'
    ? map.links.some(row => linkIdOf(row) === thing.id)
    : thing.kind === 'name'
      ? placeIdsOf(map).includes(thing.id)
      : pointOf(map, thing) !== null

function joined(map: DrawnMap, tool: Exclude<Tool, 'move'>, a: string, b: string) {
  if (tool === 'link') return withLink(map, a, b)
  if (tool === 'lane') return withShip(map, a, b)
  const printed = withPrinted(map, a, b)
  return printed === null ? null : { map: printed, thing: null }
}

function Faults({ faults, onShow }: { faults: readonly MapFault[]; onShow: (fault: MapFault) => void }) {
  return (
    <section className={css['faults']} aria-label={say('faults')} aria-live="polite" data-sound={faults.length === 0}>
      {faults.length === 0 ? (
        <p>{say('sound')}</p>
      ) : (
        <>
          <h2>{say('faultCount', { count: faults.length })}</h2>
          <ul>
            {faults.map(fault => (
              <li key={fault.text}>
                <button type="button" onClick={() => onShow(fault)}>
                  {fault.text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Everything on the map by name, to select from a list instead of the map. */
function ThingList({
  map,
  selected,
  onSelect,
}: {
  map: DrawnMap
  selected: Thing | null
  onSelect: (thing: Thing | null) => void
}) {
  const groups: readonly (readonly [string, readonly Thing[]])[] = [
    [say('groups.places'), placeIdsOf(map).map(id => ({ kind: 'place', id }))],
    [say('groups.links'), map.links.map(row => ({ kind: 'link', id: linkIdOf(row) }))],
    [say('groups.ships'), Object.keys(map.ships).map(id => ({ kind: 'ship', id }))],
    [say('groups.labels'), map.drawing.labels.map((_, i) => ({ kind: 'label', i }))],
  ]
  const listed = groups.flatMap(([, things]) => things)
  const isListed = selected === null || listed.some(one => keyOf(one) === keyOf(selected))
  return (
    <label className={css['field']}>
      <span>{say('selected')}</span>
      <select
        value={selected === null ? '' : keyOf(selected)}
        onChange={event => onSelect(listed.find(one => keyOf(one) === event.target.value) ?? null)}
      >
        <option value="">{say('nothing')}</option>
        {selected !== null && !isListed && <option value={keyOf(selected)}>{sayThing(map, selected)}</option>}
        {groups.map(([title, things]) => (
          <optgroup key={title} label={title}>
            {things.map(one => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {sayThing(map, one)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const ADDED = [...PLACE_KINDS, 'label'] as const
type Added = (typeof ADDED)[number]

function Adding({ onAdd }: { onAdd: (kind: Added, name: string) => void }) {
  const [kind, setKind] = useState<Added>('towns')
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd(kind, name.trim())
    setName('')
  }
  return (
    <form className={css['fields']} onSubmit={add} aria-label={say('add')}>
      <h2>{say('add')}</h2>
      <div className={css['pair']}>
        <ChoiceField
          label={say('kind')}
          value={kind}
          values={ADDED}
          say={one => say(`kinds.${one}`)}
          onChange={setKind}
        />
        <TextField label={say('newName')} value={name} onChange={setName} />
      </div>
      <button type="submit" className={css['button']} disabled={name.trim() === ''}>
        {say('addIt')}
      </button>
    </form>
  )
}
