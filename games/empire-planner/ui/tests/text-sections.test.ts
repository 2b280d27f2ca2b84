import { expect, test } from 'vitest'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import { endList, sections } from '../sheets/text-sections.ts'
import { moments } from './sittings.ts'

const NAMES = ['Ann', 'Ben']
const MOMENTS = [...moments(1)].filter((_moment, i) => i % 20 === 0)

const linesOf = ({ seen, box }: (typeof MOMENTS)[number], title: string) =>
  sections(seen, box, NAMES).find(one => one.title === title)?.lines ?? []

test('text mode says for every Factory card whether it has a train and what it pays', () => {
  for (const moment of MOMENTS) {
    const { factories } = moment.seen.view
    const told = linesOf(moment, 'Trains')
    expect(told).toHaveLength(factories[0].length + factories[1].length)
    expect(told.filter(line => line.includes('has no train'))).toHaveLength(
      factories.flat().filter(({ train }) => train === 0).length,
    )
  }
})

test('text mode lists every face-up icon during claims, and each side’s score', () => {
  expect(MOMENTS.some(({ seen }) => seen.decision === 'action.claim')).toBe(true)
  for (const moment of MOMENTS) {
    const { seen, box } = moment
    const icons = seen.view.cards.flatMap(card => box.icons[card])
    expect(linesOf(moment, 'The icons')).toHaveLength(seen.decision === 'action.claim' ? icons.length : 0)
    const scores = seen.view.glance.ifEndedNow.scores
    for (const [side, line] of linesOf(moment, 'If it ended now').entries())
      expect(line).toContain(`${NAMES[side]}: ${scores[side]} point`)
  }
})

test('the end sheet lists a side’s buildings, which add up to the sheet’s lines', () => {
  for (const { seen, box } of MOMENTS) {
    const { sheet } = seen.view.glance.ifEndedNow
    for (const side of [0, 1] as const) {
      const listed = endList(seen, side, box).map(line => Number(/: (\d+)$/.exec(line)?.[1]))
      expect(listed).toHaveLength(seen.view.built[side].length)
      const onSheet = sheet.filter(({ line }) => BUILDING_TYPES.some(type => type === line))
      expect(listed.reduce((sum, points) => sum + points, 0)).toBe(
        onSheet.reduce((sum, { values }) => sum + (values[side] ?? 0), 0),
      )
    }
  }
})
