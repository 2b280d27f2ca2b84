// The option layer. From the options and their places it provides everything else that boards need: click, tap, long press, keys,
// focus, menus, previews and "why not".

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { say } from '../words.ts'
import { InspectCard } from '../inspect/inspect-card.tsx'
import { Bubble } from './bubble.tsx'
import { Considering } from './considering.tsx'
import { type CardPress, cardPress, placeState } from './choices.ts'
import { type Layer, LayerContext } from './layer-context.ts'
import { PromptRows } from './in-prompt.tsx'
import css from './layer.module.css'
import { Menu } from './menu.tsx'
import { Registry } from './registry.ts'
import { guardDoubleClicks } from './double-click-guard.ts'
import { type Offer, useChoosing } from './use-choosing.ts'
import { handsOn } from './hands.ts'
import { type OpenHint, useOpenHint } from './use-hint.ts'

export interface OptionLayerProps extends Offer {
  readonly children: ReactNode
}

export function OptionLayer({ children, ...offer }: OptionLayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [registry] = useState(() => new Registry())
  const hints = useOpenHint(offer.seen)
  const choosing = useChoosing(offer, root, registry, hints)
  const { hands, closeHint, onKeyAround } = handsOn(choosing, hints)
  const { layer, menu, acts } = choosing
  useEffect(() => guardDoubleClicks(document), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Node && event.target.contains(root.current)) onKeyAround(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const { picked, places } = layer.offered.stage
  const { hint } = hints
  const isCurrent =
    hint?.anchor.isConnected === true && hint.choices.every(choice => layer.offered.choices.includes(choice))
  const about = hint === null || hint.place === null ? null : layer.answers.aboutOf(hint.place)

  return (
    <LayerContext value={layer}>
      <div ref={root} className={css['layer']} role="presentation" data-layer {...hands}>
        <PromptRows>{children}</PromptRows>
        {isCurrent && menu === null && about !== null && (
          <InspectCard
            about={about}
            anchor={hint.anchor}
            choices={hint.choices}
            press={pressAt(layer, hint)}
            isPinned={hint.pinned}
            onStay={hints.stay}
            onLeave={hints.hideSoon}
            onClose={closeHint}
          />
        )}
        {isCurrent && menu === null && about === null && (
          <Bubble hint={hint} onStay={hints.stay} onLeave={hints.hideSoon} onClose={closeHint} />
        )}
        {menu === null && <Considering />}
        {menu !== null && <Menu key={menu.id} {...menu} onClose={acts.closeMenu} />}
        <p className={css['spoken']} role="status">
          {picked.length > 0 ? say('nowPick', { count: places.size }) : ''}
        </p>
      </div>
    </LayerContext>
  )
}

function pressAt({ offered, registry }: Layer, { anchor, place }: OpenHint): CardPress {
  const isButton = anchor.closest('button') !== null || registry.draftAt(place ?? '') !== null
  return cardPress(placeState(offered, place ?? ''), isButton)
}
