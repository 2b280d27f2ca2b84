// What presses, taps and drags do in a position.

import type { ReactNode } from 'react'
import { type CardText, thingOf } from '../things.ts'
import { type Choice, press, stageOf } from './choices.ts'
import { changesFigures, type DetailOf, type ChoicePreview, saysSomething } from './detail.ts'
import type { Picking } from './picking.ts'
import type { Registry } from './registry.ts'
import { guard } from './double-click-guard.ts'
import type { Offer } from './use-choosing.ts'
import type { Hints } from './use-hint.ts'

export interface Acts {
  choose(choice: Choice): void
  act(id: string, from?: readonly string[]): void
  /** A finger can't hover, so its first tap only previews a choice that is binding or easily missed. */
  tap(id: string): Promise<void>
  touch(choice: Choice, button: Element): Promise<void>
  drop(from: string, to: string | null): void
  back(): void
  closeMenu(): void
  detailOf: DetailOf
  aboutOf(id: string): CardText | null
  ticketOf(choice: Choice, preview: ChoicePreview): ReactNode
}

export interface ActDeps {
  readonly offer: Offer
  readonly picking: Picking
  readonly choices: readonly Choice[]
  readonly registry: Registry
  readonly hints: Hints
  readonly detailOf: DetailOf
  /** Sends the choice; returns whether it was sent. */
  readonly sayChoice: (choice: Choice) => boolean
  /** Remembers which place has the focus. */
  readonly hold: (place: string | null) => void
}

export function actsOn({ offer, picking, choices, registry, hints, detailOf, sayChoice, hold }: ActDeps): Acts {
  const { picked, menu, considered, change } = picking
  const tell = (anchor: Element, about: readonly Choice[]) =>
    hints.show({ anchor, choices: about, place: null, pinned: true })

  function choose(choice: Choice): void {
    if (!choice.open || !sayChoice(choice)) return
    guard.chose()
    hold(menu?.id ?? null)
    change({ menu: null })
    hints.hide()
  }

  function act(id: string, from = picked): void {
    const set = registry.draftAt(id)
    if (set !== null) return set()
    const outcome = press(choices, from, id)
    const anchor = registry.get(id)
    if (outcome === null || anchor === null) return
    if ('why' in outcome) return tell(anchor, outcome.why)
    if ('choose' in outcome) return chooseOrWarn(outcome.choose, anchor)
    if ('menu' in outcome) change({ picked: from, considered: null, menu: { id, choices: outcome.menu } })
    else change({ picked: outcome.pick, considered: null })
    hints.hide()
  }

  /** The first press at a useless choice only says so. */
  function chooseOrWarn(choice: Choice, anchor: Element): void {
    if (choice.isWaste !== true || hints.wasTold(choice)) return choose(choice)
    guard.chose() // the second press of a double click doesn't choose
    tell(anchor, [choice])
  }

  async function tap(id: string): Promise<void> {
    if (registry.draftAt(id) !== null) return act(id)
    const outcome = press(choices, picked, id)
    const anchor = registry.get(id)
    if (outcome === null || anchor === null || !('choose' in outcome)) return act(id)
    if (registry.isTappedTwice(id)) return id === considered ? act(id) : look(id)
    const choice = outcome.choose
    if (registry.isTagged(id) || !isNews(choice)) return act(id)
    return saysSomething(await detailOf(choice)) ? tell(anchor, [choice]) : act(id)
  }

  async function touch(choice: Choice, button: Element): Promise<void> {
    if (!isNews(choice)) return choose(choice)
    return changesFigures(await detailOf(choice)) ? tell(button, [choice]) : choose(choice)
  }

  /** Whether a first tap should only preview the choice, because it's binding or its hint hasn't been shown yet. */
  const isNews = (choice: Choice): boolean => !hints.wasTold(choice) && offer.isBinding?.(choice) === true

  function look(id: string): void {
    guard.chose() // the second of two quick taps doesn't choose
    hints.hide()
    change({ considered: id })
  }

  return {
    choose,
    act,
    tap,
    touch,
    // If a thing is dropped where it can't go, it returns to its place and nothing is chosen.
    drop: (from, to) =>
      to !== null && stageOf(choices, [from]).places.has(to) ? act(to, [from]) : change({ picked: [] }),
    back() {
      change({ picked: picked.slice(0, -1) })
      registry.focus(picked.at(-1) ?? null)
    },
    closeMenu() {
      registry.focus(menu?.id ?? null)
      change({ menu: null })
    },
    detailOf,
    aboutOf(id) {
      const thing = thingOf(id)
      return thing === null ? null : (offer.about?.(thing) ?? null)
    },
    ticketOf: (choice, preview) => offer.ticket?.(choice, preview) ?? null,
  }
}
