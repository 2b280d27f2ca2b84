// Explains the difference between two Titan positions in words.

import type { Difference } from '@tableworks/bots'

const promised = (what: string): Difference => ({
  more: `${what}: about {n|Credit|Credits} more`,
  less: `${what}: about {n|Credit|Credits} less`,
})

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  score: { more: 'you score {n} more', less: 'you score {n} less' },
  credits: { more: '{n|Credit|Credits} more', less: '{n|Credit|Credits} less' },
  deuterium: { more: '{n} more Deuterium in your hold', less: '{n} less Deuterium in your hold' },
  tholins: { more: '{n} more Tholins in your hold', less: '{n} less Tholins in your hold' },
  cubes: promised('cubes in your hold and Dropship'),
  room: promised('free cells in your hold'),
  network: promised('your Network and the Rigs it reaches'),
  wells: promised('future cubes from Rigs you control'),
  core: promised('future draws from the Core'),
  drones: promised('your Drones and their loads'),
  objectives: promised('progress towards Objectives'),
  majorities: promised('majorities you hold now'),
  rivals: {
    more: 'your rivals’ positions count {n} more against you',
    less: 'your rivals’ positions count {n} less against you',
  },
}

/** Choices that only settle how an action is carried out. */
export const DETAILS: readonly string[] = ['overflow', 'purge']

/** The kinds of actions, by a fact that identifies each. If several match, the first wins. */
export const THEMES: Readonly<Record<string, string>> = {
  landed: 'Landing',
  deployed: 'Rigs',
  fulfilled: 'Orders',
  claimed: 'Objectives',
  upgraded: 'Upgrades',
  destroyed: 'Destruction',
  laidPipe: 'Pipes',
  dropped: 'Drones',
  loaded: 'Drones',
  movedDrone: 'Drones',
  paidForDrone: 'Drones',
  skippedDrone: 'Drones',
  gained: 'Recovery',
}
