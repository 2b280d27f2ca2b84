// A label on the map.

import { COLOURS } from '../../data/cards.ts'
import { LABEL_KINDS, type MapLabel } from '../../data/map-drawing.ts'
import { ChoiceField, NumberField, TextField } from './fields.tsx'
import type { PanelProps } from './panel.tsx'
import { withDrawing } from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

export function LabelFields({ map, i, onMap }: PanelProps & { readonly i: number }) {
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
