// The whole map's fields: its name, its ground, its regions and its own rules.

import { COLOURS } from '../../data/cards.ts'
import type { MapTable } from '../../data/map.ts'
import { BACKGROUNDS } from '../../data/map-drawing.ts'
import { CheckField, ChoiceField, Field, NumberField, TextField } from './fields.tsx'
import type { PanelProps } from './panel.tsx'
import { placeIdsOf, withDrawing } from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

const YES_OR_NO = ['pricedCards', 'coalOnlyFromDisplay', 'autoExport', 'sellsCubes', 'ironOnClearSpaces'] as const

export function WholeMap({ map, onMap }: PanelProps) {
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
          <TextField
            key={colour}
            label={say(`colours.${colour}`)}
            value={map.regions[colour].name}
            onChange={name =>
              onMap(
                { ...map, regions: { ...map.regions, [colour]: { ...map.regions[colour], name } } },
                `region ${colour}`,
              )
            }
          />
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
