import { Foresight } from '@tableworks/host'
import { seedFrom, Table, type Option } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { ui } from '@tableworks/salt-and-timber/ui'
import { game as titansOfIndustry } from '@tableworks/titans-of-industry'
import { describe, expect, it } from 'vitest'
import { previewIn, voiceOf } from '../table/voice.ts'

const NAMES = ['Ann', 'Ben']
const table = new Table(saltAndTimber, { seatNames: NAMES, seed: seedFrom('a') })
for (const [seat, text] of [
  [0, 'harvest salt'],
  [1, 'harvest timber'],
] as const)
  table.say(seat, text)
const foresight = new Foresight(saltAndTimber)

function preview(option: Option) {
  const seen = table.view(0)
  const figuresOf = (at: typeof seen, side: 0 | 1) => ui.standing(at as never, side, foresight.box as never)
  return previewIn(voiceOf(saltAndTimber, NAMES), foresight.preview(seen, option), seen, NAMES, figuresOf as never)
}

describe('a preview', () => {
  it('shows changed figures beside the current ones', () => {
    const { deltas, sentences } = preview({ count: 1, good: 'salt' })
    expect(deltas).toEqual([
      { label: 'Money', from: '$3', to: '$6', side: 0 },
      { label: 'Salt', from: 2, to: 1, side: 0 },
    ])
    expect(sentences).toEqual(['Ann sells 1 salt for $3.'])
  })

  it('uses the figures on the button if the board has no short effects', () => {
    expect(preview({ count: 1, good: 'salt' }).effects).toEqual(['Money $3 → $6', 'Salt 2 → 1'])
  })

  it('names the next decision, unless the turn ends', () => {
    const titans = new Table(titansOfIndustry, { seatNames: ['Ann', 'Ben', 'Cat'], seed: seedFrom('a') })
    while (titans.decision !== 'action') titans.say(titans.actor ?? 0, titans.choices[0] ?? '')
    const seen = titans.view(titans.actor)
    const voice = voiceOf(titansOfIndustry, titans.opening.seatNames)
    const nextAfter = (option: Option) =>
      previewIn(voice, new Foresight(titansOfIndustry).preview(seen, option), seen, [], () => []).next
    expect(nextAfter({ work: 'build', facility: 'lumber-camp' })).toBe('Place 1 wood.')
    expect(preview({ crop: 'timber' }).next).toBeUndefined()
  })

  it('leaves out what doesn’t change', () => {
    expect(preview({ crop: 'timber' }).deltas).toEqual([{ label: 'Timber', from: 0, to: 2, side: 0 }])
  })
})
