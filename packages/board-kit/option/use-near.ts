// What a hand or the focus is near, whether or not it can be pressed: a board may say more about it.

import { useState } from 'react'
import { useMaybeLayer } from './layer-context.ts'

/** The place a finger has tapped once, or the innermost one near the hand; spread `hands` on what the places lie in. */
export function useNear(): { readonly near: string | null; readonly hands: React.HTMLAttributes<Element> } {
  const [near, setNear] = useState<string | null>(null)
  const considered = useMaybeLayer()?.considered ?? null
  const come = ({ target }: { target: EventTarget }) => setNear(placeNear(target))
  const leave = () => setNear(null)
  return {
    near: considered ?? near,
    hands: { onPointerOver: come, onPointerLeave: leave, onFocus: come, onBlur: leave },
  }
}

const placeNear = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-near]')?.getAttribute('data-near') ?? null) : null
