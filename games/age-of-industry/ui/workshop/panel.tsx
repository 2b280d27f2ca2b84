// The fields of the selected thing, or of the whole map when nothing is selected.

import { Fragment, type ReactNode } from 'react'
import { COLOURS } from '../../data/cards.ts'
import { type DrawnMap, linkIdOf, type LinkRow, type MapTable, SYMBOLS } from '../../data/map.ts'
import { BACKGROUNDS, GRID, LABEL_KINDS, type MapLabel, SIDES } from '../../data/map-drawing.ts'
import { CheckField, ChoiceField, Field, NumberField, TextField } from './fields.tsx'
import { sayThing } from './stage.tsx'
import {
  kindOf,
  linkOf,
  movedTo,
  nameAt,
  nameOfPlace,
  placeIdsOf,
  type PlaceKind,
  pointOf,
  type Thing,
  withBend,
  withBoxes,
  withDrawing,
  withLinkRow,
  withShipRow,
} from './things.ts'
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

type Of<T = Thing> = PanelProps & { readonly thing: T }

/** Exact coordinates, for things that are otherwise dragged. */
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

type ById = PanelProps & { readonly id: string }

function PlaceFields(props: ById) {
  const { map, id, onMap } = props
  const kind = kindOf(map, id)
  if (kind === null) return null
  const row = map[kind][id]
  const patch = (change: object, merge?: string) =>
    onMap({ ...map, [kind]: { ...map[kind], [id]: { ...row, ...change } } }, merge)
  const side = map.drawing.names[id] ?? 's'
  return (
    <>
      <TextField label={say('name')} value={row?.name ?? ''} onChange={name => patch({ name }, `name ${id}`)} />
      <p className={css['small']}>
        {say(`kinds.${kind}`)} · {say('id', { id })}
      </p>
      <PlaceKindFields {...props} kind={kind} patch={patch} />
      <ChoiceField
        label={say('nameSide')}
        value={typeof side === 'string' ? side : 'own'}
        values={typeof side === 'string' ? SIDES : [...SIDES, 'own']}
        say={one => say(`sides.${one}`)}
        onChange={one => one !== 'own' && onMap(nameAt(map, id, one))}
      />
      <Connections map={map} id={id} onMap={onMap} />
    </>
  )
}

type KindProps = ById & { readonly kind: PlaceKind; readonly patch: (change: object, merge?: string) => void }

function PlaceKindFields({ map, id, kind, patch, onMap }: KindProps) {
  const town = map.towns[id]
  const market = map.marketPlaces[id]
  const port = map.distantPorts[id]
  if (kind === 'towns' && town !== undefined) return <TownFields town={town} map={map} patch={patch} />
  if (kind === 'marketPlaces' && market !== undefined)
    return (
      <NumberField
        label={say('marketSpaces')}
        value={market.spaces}
        from={1}
        to={4}
        onChange={spaces => patch({ spaces })}
      />
    )
  if (kind !== 'distantPorts' || port === undefined) return null
  return (
    <>
      <Field label={`${say('boxes')} (${say('boxesHelp')})`}>
        <input
          key={port.boxes.join()}
          defaultValue={port.boxes.join(', ')}
          onBlur={event => onMap(withBoxes(map, id, lettersIn(event.target.value)))}
        />
      </Field>
      <Field label={say('area')}>
        <select
          multiple
          size={4}
          value={[...port.area]}
          onChange={event => patch({ area: Array.from(event.target.selectedOptions, ({ value }) => value) })}
        >
          {Object.entries(map.towns).map(([one, { name }]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}

const lettersIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  ),
]

interface TownProps {
  readonly town: DrawnMap['towns'][string]
  readonly map: DrawnMap
  readonly patch: KindProps['patch']
}

const MOST_SPACES = 4

function TownFields({ town: { colour, spaces, limit, ironRange, hydro }, map, patch }: TownProps) {
  return (
    <>
      <ChoiceField
        label={say('region')}
        value={colour}
        values={COLOURS}
        say={one => `${say(`colours.${one}`)}: ${map.regions[one].name}`}
        onChange={one => patch({ colour: one })}
      />
      <fieldset className={css['group']}>
        <legend>{say('spaces')}</legend>
        {spaces.map((symbol, i) => (
          <div key={i} className={css['space']}>
            <ChoiceField
              label={say('space', { i: i + 1 })}
              value={symbol}
              values={SYMBOLS}
              say={one => say(`symbols.${one}`)}
              onChange={one => patch({ spaces: spaces.with(i, one) })}
            />
            {spaces.length > 1 && (
              <button
                type="button"
                className={css['icon']}
                aria-label={say('removeSpace', { i: i + 1 })}
                onClick={() => patch({ spaces: spaces.toSpliced(i, 1) })}
              >
                ×
              </button>
            )}
          </div>
        ))}
        {spaces.length < MOST_SPACES && (
          <button type="button" className={css['button']} onClick={() => patch({ spaces: [...spaces, 'clear'] })}>
            {say('addSpace')}
          </button>
        )}
      </fieldset>
      <ChoiceField
        label={say('limit')}
        value={limit === null ? '' : String(limit)}
        values={['', '1', '2', '3', '4', '5', '6']}
        say={one => (one === '' ? say('bySize') : one)}
        onChange={one => patch({ limit: one === '' ? null : Number(one) })}
      />
      <CheckField label={say('ironRange')} value={ironRange} onChange={value => patch({ ironRange: value })} />
      <CheckField label={say('hydro')} value={hydro} onChange={value => patch({ hydro: value })} />
    </>
  )
}

function Connections({ map, id, onMap }: Pick<ById, 'map' | 'id' | 'onMap'>) {
  const rows = map.printed.filter(({ a, b }) => a === id || b === id)
  if (rows.length === 0) return null
  return (
    <fieldset className={css['group']}>
      <legend>{say('connections')}</legend>
      {rows.map(row => {
        const name = nameOfPlace(map, row.a === id ? row.b : row.a)
        return (
          <div key={name} className={css['space']}>
            <span>{name}</span>
            <button
              type="button"
              className={css['icon']}
              aria-label={say('removeConnection', { name })}
              onClick={() => onMap({ ...map, printed: map.printed.filter(one => one !== row) })}
            >
              ×
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}

function LinkFields({ map, id, onMap, onSelect }: ById) {
  const row = linkOf(map, id)
  if (row === undefined) return null
  const boxes = map.distantPorts[row.a]?.boxes ?? []
  const places = placeIdsOf(map)
  const put = (change: Partial<LinkRow>) => {
    const next = { ...row, ...change }
    // Two links never share an id, so a pair that is already linked stays as it was.
    if (linkIdOf(next) !== id && linkOf(map, linkIdOf(next)) !== undefined) return
    const made = withLinkRow(map, id, next)
    onMap(made.map)
    onSelect(made.thing)
  }
  const end = (field: 'a' | 'b') => (
    <ChoiceField
      label={say(field === 'a' ? 'first' : 'second')}
      value={row[field]}
      values={places.filter(one => one === row[field] || !Object.hasOwn(map.distantPorts, one))}
      say={one => nameOfPlace(map, one)}
      onChange={one => put({ [field]: one, ...(field === 'a' ? { box: null } : {}) })}
    />
  )
  const added = withBend(map, { kind: 'link', id })
  return (
    <>
      {end('a')}
      {boxes.length > 0 && (
        <ChoiceField
          label={say('box')}
          value={row.box ?? ''}
          values={boxes}
          say={one => one.toUpperCase()}
          onChange={box => put({ box })}
        />
      )}
      {end('b')}
      {added !== null && (
        <button
          type="button"
          className={css['button']}
          onClick={() => {
            onMap(added.map)
            onSelect(added.thing)
          }}
        >
          {say('addBend')}
        </button>
      )}
    </>
  )
}

function ShipFields({ map, id, onMap, onSelect }: ById) {
  const row = map.ships[id]
  if (row === undefined) return null
  const put = (change: Partial<typeof row>, merge?: string) => onMap(withShipRow(map, id, { ...row, ...change }), merge)
  const towns = Object.keys(map.towns)
  const [a = '', b = ''] = row.ends
  const text = (field: 'market' | 'ironMarket') => (
    <TextField
      label={say(field)}
      value={row[field] ?? ''}
      onChange={typed => put({ [field]: typed === '' ? null : typed }, `${field} ${id}`)}
    />
  )
  return (
    <>
      <TextField label={say('name')} value={row.name} onChange={name => put({ name }, `name ${id}`)} />
      <ChoiceField
        label={say('first')}
        value={a}
        values={towns}
        say={one => nameOfPlace(map, one)}
        onChange={one => put({ ends: b === '' ? [one] : [one, b] })}
      />
      <ChoiceField
        label={say('second')}
        value={b}
        values={['', ...towns]}
        say={one => (one === '' ? say('noEnd') : nameOfPlace(map, one))}
        onChange={one => put({ ends: one === '' ? [a] : [a, one] })}
      />
      <div className={css['pair']}>
        <NumberField label={say('coal')} value={row.coal} from={0} to={3} onChange={coal => put({ coal })} />
        <NumberField label={say('iron')} value={row.iron} from={0} to={3} onChange={iron => put({ iron })} />
      </div>
      {text('market')}
      {text('ironMarket')}
      {row.ends.map(end => {
        const added = withBend(map, { kind: 'ship', id }, end)
        return (
          <button
            key={end}
            type="button"
            className={css['button']}
            onClick={() => {
              if (added === null) return
              onMap(added.map)
              onSelect(added.thing)
            }}
          >
            {say('addBendTo', { end: nameOfPlace(map, end) })}
          </button>
        )
      })}
    </>
  )
}

function LabelFields({ map, i, onMap }: PanelProps & { readonly i: number }) {
  const { labels } = map.drawing
  const label = labels[i]
  if (label === undefined) return null
  const put = (change: Partial<MapLabel>, merge?: string) =>
    onMap(withDrawing(map, { labels: labels.with(i, { ...label, ...change }) }), merge)
  return (
    <>
      <TextField label={say('text')} value={label.text} onChange={text => put({ text }, `text ${i}`)} />
      <ChoiceField
        label={say('style')}
        value={label.kind}
        values={LABEL_KINDS}
        say={one => say(`styles.${one}`)}
        onChange={kind => put({ kind, colour: kind === 'region' ? (label.colour ?? 'blue') : null })}
      />
      {label.colour !== null && (
        <ChoiceField
          label={say('region')}
          value={label.colour}
          values={COLOURS}
          say={one => say(`colours.${one}`)}
          onChange={colour => put({ colour })}
        />
      )}
      <div className={css['pair']}>
        <NumberField
          label={say('angle')}
          value={label.angle}
          from={-180}
          to={180}
          onChange={angle => put({ angle }, 'angle')}
        />
        <NumberField
          label={say('size')}
          value={label.size}
          from={40}
          to={300}
          onChange={size => put({ size }, 'size')}
        />
      </div>
    </>
  )
}

const YES_OR_NO = ['pricedCards', 'coalOnlyFromDisplay', 'autoExport', 'sellsCubes', 'ironOnClearSpaces'] as const

function WholeMap({ map, onMap }: PanelProps) {
  const rules = (change: Partial<MapTable['rules']>, merge?: string) =>
    onMap({ ...map, rules: { ...map.rules, ...change } }, merge)
  return (
    <section className={css['fields']} aria-label={map.name}>
      <h2>{map.name}</h2>
      <p className={css['small']}>
        {say('counts', {
          places: placeIdsOf(map).length,
          links: map.links.length,
          ships: Object.keys(map.ships).length,
        })}
      </p>
      <TextField label={say('mapName')} value={map.name} onChange={name => onMap({ ...map, name }, 'map name')} />
      <ChoiceField
        label={say('background')}
        value={map.drawing.background}
        values={BACKGROUNDS}
        say={one => say(`backgrounds.${one}`)}
        onChange={background => onMap(withDrawing(map, { background }))}
      />
      <details className={css['more']}>
        <summary>{say('regions')}</summary>
        {COLOURS.map(colour => (
          <Fragment key={colour}>
            <TextField
              label={say(`colours.${colour}`)}
              value={map.regions[colour].name}
              onChange={name =>
                onMap(
                  { ...map, regions: { ...map.regions, [colour]: { ...map.regions[colour], name } } },
                  `region ${colour}`,
                )
              }
            />
          </Fragment>
        ))}
      </details>
      <details className={css['more']}>
        <summary>{say('rules')}</summary>
        <NumberField
          label={say('rule.linkValue')}
          value={map.rules.linkValue}
          from={0}
          to={20}
          onChange={linkValue => rules({ linkValue })}
        />
        <Field label={say('rule.cardPrices')}>
          <input
            key={map.rules.cardPrices.join()}
            defaultValue={map.rules.cardPrices.join(', ')}
            onBlur={event => rules({ cardPrices: (event.target.value.match(/\d+/g) ?? []).map(Number) })}
          />
        </Field>
        {YES_OR_NO.map(rule => (
          <CheckField
            key={rule}
            label={say(`rule.${rule}`)}
            value={map.rules[rule]}
            onChange={value => rules({ [rule]: value })}
          />
        ))}
      </details>
    </section>
  )
}
