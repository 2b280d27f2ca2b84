// Checks that the player aid, the tour and How to play get the trickier rules right.

import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Aid } from '../sheets/aid.tsx'
import { howToPlay } from '../learn/how-to-play.ts'
import { tour } from '../learn/tour.ts'

const sheet = Aid() as ReactElement<{ children: readonly ReactElement<object>[] }>
const aid = JSON.stringify(sheet.props.children.map(({ props }) => props))
const lesson = howToPlay.screens.flatMap(({ callouts }) => callouts.map(({ text }) => text)).join('\n')
const tours = tour.map(({ text }) => text).join('\n')

describe('The player aid', () => {
  it('TTN-36: a Pipe up or down gives 1 Tholins', () => {
    expect(aid).toContain('A Pipe up or down gives you 1 Tholins')
    expect(aid).not.toContain('on the way down')
  })

  it('TTN-73: an upgrade scores the value plus 2', () => {
    expect(aid).toContain('the Rig’s value plus 2')
  })

  it('TTN-87: only Rigs in the Network are extracted', () => {
    expect(aid).toContain('Every Rig you control in your Network')
    expect(tours).toContain('Rigs you control in your Network')
  })

  it('TTN-92: the final extraction takes all Tholins', () => {
    expect(aid).toContain('you take all the Tholins')
    expect(lesson).toContain('all its Tholins')
  })

  it('TTN-95: 3 for the most, 1 for the second most', () => {
    expect(aid).toMatch(/score 3 Credits. The second most scores 1/)
    expect(lesson).toContain('the second most 1')
  })

  it('TTN-78: orders make room while cubes arrive', () => {
    expect(aid).toContain('even to make room')
    expect(tours).toContain('to make room for arriving cubes')
  })
})

it('TTN-30: the tour says that all four Dropship spaces must be used', () => {
  expect(tour.find(({ id }) => id === 'dropship')?.text).toContain('All four must be used')
  expect(tours).not.toContain('worth nothing later')
})
