// What joins places: links and sea lanes.

import { linkIdOf, type LinkRow } from '../../data/map.ts'
import { ChoiceField, NumberField, TextField } from './fields.tsx'
import type { ById } from './panel.tsx'
import { linkOf, nameOfPlace, placeIdsOf, withBend, withLinkRow, withShipRow } from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

export function LinkFields({ map, id, onMap, onSelect }: ById) {
  const row = linkOf(map, id)
  if (row === undefined) return null
  const boxes = map.distantPorts[row.a]?.boxes ?? []
  const places = placeIdsOf(map)
  const put = (change: Partial<LinkRow>) => {
    const next = { ...row, ...change }
    // Ignores a pair that is already linked, because two links can't share an id.
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

export function ShipFields({ map, id, onMap, onSelect }: ById) {
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
