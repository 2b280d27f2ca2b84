import { describe, expect, it } from 'vitest'
import { edgeTowards, freeSpot } from '../inspect/free-spot.ts'
import { cardPress } from '../option/choices.ts'
import { aboutPanel } from '../panels/player-panel.tsx'
import { idsOf, thingId, thingOf } from '../things.ts'

describe('a thing', () => {
  it('has one id no matter how its fields are ordered, and is found by it', () => {
    const slot = { kind: 'slot', slot: 'HU02a', from: 'U02' }
    const same = { from: 'U02', slot: 'HU02a', kind: 'slot' }
    expect(thingId(slot)).toBe('slot-U02-HU02a')
    expect(thingId(same)).toBe(thingId(slot))
    expect(thingOf('slot-U02-HU02a')).toEqual(slot)
    expect(thingOf('slot-U02-elsewhere')).toBeNull()
  })

  it('may be one, several in turn, or none', () => {
    expect(idsOf(null)).toEqual([])
    expect(idsOf({ kind: 'bag' })).toEqual(['bag'])
    expect(idsOf([{ kind: 'bag' }, 'deck'])).toEqual(['bag', 'deck'])
  })
})

describe('the inspect card', () => {
  const screen = { x: 0, y: 0, width: 1000, height: 600 }
  const card = { width: 200, height: 150 }
  const thing = { x: 400, y: 200, width: 60, height: 60 }
  const covers = (at: { x: number; y: number }, box: typeof thing): boolean =>
    at.x < box.x + box.width && box.x < at.x + card.width && at.y < box.y + box.height && box.y < at.y + card.height

  it('is beside the thing and never over it, even in a corner', () => {
    for (const { x, y } of [thing, { x: 0, y: 0 }, { x: 940, y: 540 }, { x: 940, y: 0 }]) {
      const there = { ...thing, x, y }
      expect(covers(freeSpot(there, card, [], screen), there)).toBe(false)
    }
  })

  it('keeps highlighted choices free if another side has room', () => {
    const lit = [
      { x: 480, y: 180, width: 100, height: 100 },
      { x: 380, y: 280, width: 100, height: 100 },
    ]
    const at = freeSpot(thing, card, lit, screen)
    expect(lit.some(box => covers(at, box))).toBe(false)
  })

  it('moves to where it hides no other thing, if that is close', () => {
    const around = Array.from({ length: 40 }, (_, i) => ({
      x: 400 + (i % 8) * 70,
      y: (i >> 3) * 110,
      width: 40,
      height: 40,
    }))
    const at = freeSpot(thing, card, [], screen, around)
    expect(around.some(box => covers(at, box))).toBe(false)
  })

  it('stays beside the thing even if it hides many others, because that is where the player looks', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => ({
      x: (i % 12) * 60,
      y: 60 + (i % 5) * 100,
      width: 55,
      height: 95,
    }))
    const at = freeSpot(thing, card, [], screen, crowd)
    expect(Math.abs(at.x - thing.x)).toBeLessThan(300)
    expect(Math.abs(at.y - thing.y)).toBeLessThan(300)
  })

  it('names every figure of a seat, with its value and what it means', () => {
    const about = aboutPanel('Bruno', [
      { label: 'share', value: 3, main: true, help: 'The most wins.' },
      { label: 'Titans', value: 1 },
    ])
    expect([about.name, ...about.does]).toEqual(['Bruno', 'Share: 3. The most wins.', 'Titans: 1.'])
  })

  it('says what a press does, also where the board handles it', () => {
    expect(cardPress('quiet', false)).toBe('keep')
    expect(cardPress('quiet', true)).toBe('choose')
    expect(cardPress('lit', false)).toBe('choose')
    expect(cardPress('greyed', false)).toBe('why')
  })

  it('draws its line from the edge that faces the thing', () => {
    expect(edgeTowards({ x: 0, y: 0, width: 100, height: 100 }, { x: 200, y: 0, width: 100, height: 100 })).toEqual({
      x: 100,
      y: 50,
    })
  })
})
