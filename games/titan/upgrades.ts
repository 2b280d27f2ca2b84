// Converts positions from earlier rules, so running tables can continue.

import type { SavedState, Seat, StackedFrame } from '@tableworks/kernel'
import { type Zone, zoneId, ZONES } from './data/crater.ts'
import { isInNetwork } from './readings/network.ts'
import { rigColour } from './readings/rigs.ts'
import type { Frames, State } from './state.ts'

/** Rules 2: gains store whose turn it is (TTN-78), and removing Tholins stores its cause. */
function toRules2(position: SavedState): SavedState {
  const g = position.g as unknown as State
  const turn = position.frames.find(({ step }) => step === 'turn')?.frame as Frames['turn'] | undefined
  const onTurn = turn?.seat ?? null
  const upgraded = ({ step, frame }: StackedFrame): StackedFrame['frame'] => {
    if (step === 'effects' || step === 'overflow') return { ...frame, onTurn }
    return step === 'purge' ? { ...frame, ...purgeSource(g, frame['seat'] as Seat, onTurn) } : frame
  }
  return { ...position, frames: position.frames.map(stacked => ({ step: stacked.step, frame: upgraded(stacked) })) }
}

/** Rules 1 didn't store it: it's a red Rig in the active player's Network, otherwise a red Module. */
function purgeSource(g: State, seat: Seat, onTurn: Seat | null): Pick<Frames['purge'], 'cause' | 'zone'> {
  const rig = ZONES.find(zone => rigColour(g, zone) === 'red' && isInNetwork(g, seat, zone))
  if (seat === onTurn && rig !== undefined) return { cause: 'rig', zone: zoneId(rig) }
  const module = ZONES.find(zone => g.module[zone] === 'red' && g.controller[zone] === seat)
  return { cause: 'module', zone: zoneId(module as Zone) }
}

export const UPGRADES = { 2: toRules2 }
