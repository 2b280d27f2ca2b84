// All cards for a quarter, to look through at any time (TOI-6). They are only drawn while the album is open.

import { useId, useState } from 'react'
import { type Area, AREA_NAMES } from '../../data/areas.ts'
import type { Box } from '../../data/box.ts'
import { ESTATE_IDS } from '../../data/real-estate.ts'
import type { SpaceFacts } from '../../readings/real-estate.ts'
import { say } from '../words.ts'
import { EstateCard } from './estate-card.tsx'
import css from './quarters.module.css'

interface BrowseProps {
  readonly area: Area
  readonly spaces: readonly SpaceFacts[]
  readonly box: Box
  readonly names: readonly string[]
}

export function Browse({ area, spaces, box, names }: BrowseProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const title = say('browseTitle', { area: AREA_NAMES[area] })
  const cards = ESTATE_IDS.filter(card => box.estates[card].area === area)
  return (
    <>
      <button type="button" className={css['browse']} popoverTarget={id} aria-label={title}>
        {say('browse')}
      </button>
      <div id={id} popover="auto" className={css['album']} onBeforeToggle={event => setOpen(event.newState === 'open')}>
        {isOpen && <h3>{title}</h3>}
        <div>
          {isOpen &&
            cards.map(card => {
              const at = spaces.find(({ built }) => built?.card === card)
              const owner = at?.built?.owner
              const note = owner === undefined ? undefined : say('onSpace', { owner: names[owner] ?? '' })
              return <EstateCard key={card} estate={box.estates[card]} side={at?.side} note={note} />
            })}
        </div>
      </div>
    </>
  )
}
