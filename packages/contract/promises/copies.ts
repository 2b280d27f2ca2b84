// Positions can be saved, sent and copied.

import { copy, loadState, notPlain, same, savedState, type Setting, type State, type Table } from '@tableworks/kernel'
import { difference, sharedPart } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const survivesSaving = promise('a game survives being saved', walk =>
  firstFault(walk, table => notPlainHere(walk, table) ?? (walk.looksHere() ? lostInSaving(table) : null)),
)

/** Checks views as the game returns them, because copying would hide data that can't be copied. */
function notPlainHere({ game, viewers }: Walk, { state, line }: Table): string | null {
  const views = Object.fromEntries(viewers.map(viewer => [viewer ?? 'spectator', game.view(state.g, viewer)]))
  const path = notPlain({ state: savedState(state), views, told: line.at(-1)?.told ?? [] })
  return path === null ? null : `${path} is not plain data`
}

function lostInSaving({ referee, state }: Table): string | null {
  const saved = savedState(state)
  const loaded = loadState(referee, JSON.parse(JSON.stringify(saved)))
  if (!same(savedState(loaded), saved)) return `the loaded state differs: ${difference(savedState(loaded), saved)}`
  if (referee.hash(loaded) !== referee.hash(state)) return 'the loaded state has another hash'
  const options = difference(referee.options(loaded), referee.options(state))
  return options === null ? null : `the loaded state has other options: ${options}`
}

export const copiesStandAlone = promise('a copy is independent of the original', walk =>
  firstFault(walk.sampled(), table => unlikeCopy(table) ?? tiedCopy(table)),
)

function unlikeCopy({ referee, state }: Table): string | null {
  const made = savedState(referee.clone(state))
  return same(made, copy(savedState(state))) ? null : `the copy is not the same: ${difference(made, savedState(state))}`
}

function tiedCopy({ referee, state }: Table): string | null {
  const shared = sharedPart(ownParts(state), ownParts(referee.clone(state)))
  if (shared !== null) return `the copy shares ${shared} with the original`
  const before = referee.hash(state)
  return firstFault(referee.options(state), option => {
    referee.choose(referee.clone(state), option)
    return referee.hash(state) === before ? null : `${JSON.stringify(option)}, chosen in a copy, changes the original`
  })
}

/** Everything a copy must own, without the box and the variants, which never change. */
function ownParts({ g, frames, chance }: State) {
  const { box: _box, variants: _variants, ...own } = g as Setting
  return { g: own, frames, chance }
}
