import { readFileSync } from 'node:fs'
import { GAMES } from '@tableworks/games'
import {
  type AnyGame,
  beginsTurn,
  openGameFile,
  type Option,
  readGameFile,
  Referee,
  type Seat,
  type State,
  Table,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { Foresight } from '@tableworks/host'

function gameNamed(id: string): AnyGame {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`${id} is not here`)
  return game
}

const recorded = (game: AnyGame, name: string): Table =>
  openGameFile(game, readGameFile(readFileSync(`games/${game.id}/tests/games/${name}.json`, 'utf8')))

const titans = gameNamed('titans-of-industry')
const table = recorded(titans, 'typical')
const foresight = new Foresight(titans)
const ANN: Seat = 0

describe('current scores', () => {
  const middle = Math.round(table.step / 2)
  const { sheet, scores } = foresight.standing(table.view(ANN, middle))
  const real = titans.result(table.at(middle).g)

  it('hide another seat’s secret Titan, even if all sampled worlds agree', () => {
    const titansLine = sheet.find(({ line }) => line === 'titans')
    expect(titansLine?.values[ANN]).toBe(real.sheet.find(({ line }) => line === 'titans')?.values[ANN])
    expect(titansLine?.values.slice(1).every(value => value === null)).toBe(true)
  })

  it('show public information as at the real table', () => {
    for (const [i, { line, values }] of sheet.entries())
      expect([line, ...values.map((value, side) => value ?? real.sheet[i]?.values[side])]).toEqual([
        line,
        ...(real.sheet[i]?.values ?? []),
      ])
  })

  it('show a total with something unknown as a minimum', () => {
    expect(scores[ANN]).toEqual({ score: real.scores[ANN], isLeast: false })
    for (const [side, { score, isLeast }] of scores.entries()) {
      expect(isLeast).toBe(side !== ANN)
      expect(score).toBeLessThanOrEqual(real.scores[side] ?? 0)
    }
  })

  it('show everything at the end', () => {
    const end = foresight.standing(table.view(ANN))
    expect(end.scores.map(({ score }) => score)).toEqual(table.result?.scores)
    expect(end.scores.some(({ isLeast }) => isLeast)).toBe(false)
  })
})

describe('at every step of a recorded game', () => {
  it.each(['titans-of-industry typical', 'empire-planner typical'])(
    '%s: candidates, reasons, previews and ends of turns match the real table',
    name => {
      const [id = '', file = ''] = name.split(' ')
      const game = gameNamed(id)
      const played = recorded(game, file)
      const knowing = new Foresight(game)
      let foreseen = 0
      for (const [step, { seat, option, told }] of played.line.entries()) {
        if (step % 5 > 0) continue
        const seen = played.view(seat, step)
        const state = played.at(step)
        expect(knowing.candidates(seen)).toEqual(played.referee.candidates(state))
        const preview = knowing.preview(seen, option)
        const heard = told.filter(({ only }) => only === null || only === seat)
        expect(preview.told).toEqual(preview.openEnd ? heard.slice(0, preview.told.length) : heard)
        foreseen += preview.told.length
        const next = played.line[step + 1]
        const isLast = next?.seat !== seat || beginsTurn(game, played.line.slice(0, step + 1), next)
        expect(knowing.endsTurn(seen, option)).toBe(isLast)
      }
      expect(foreseen).toBeGreaterThan(20)
    },
  )

  it.each(['titan', 'age-of-industry', 'victory-through-industry'])(
    '%s: a plan has the same facts as the same choices at the real table, as far as it can be foreseen',
    id => {
      const game = gameNamed(id)
      const played = recorded(game, 'typical')
      const knowing = new Foresight(game)
      let [foreseen, whole] = [0, 0]
      for (const [step, { seat }] of played.line.entries()) {
        const own = played.line.slice(step, step + 3)
        if (step % 7 > 0 || own.some(choice => choice.seat !== seat)) continue
        const { told } = knowing.plan(
          played.view(seat, step),
          own.map(({ text }) => text),
        )
        const heard = own.map(choice => choice.told.filter(({ only }) => only === null || only === seat))
        for (const [i, each] of told.entries()) expect(each).toEqual(heard[i]?.slice(0, each.length))
        foreseen += told.length
        if (told.length === own.length) whole += 1
      }
      expect(foreseen).toBeGreaterThan(20)
      expect(whole).toBeGreaterThan(5)
    },
  )

  it('a plan stops at an illegal choice', () => {
    const seen = table.view(table.line[0]?.seat ?? 0, 0)
    const names = [table.line[0]?.text ?? '', 'nonsense', 'more nonsense']
    expect(foresight.plan(seen, names).told).toHaveLength(1)
  })

  it('a line of choices ends the turn if the last of them does', () => {
    const game = gameNamed('victory-through-industry')
    const played = recorded(game, 'typical')
    const knowing = new Foresight(game)
    let [lines, ends] = [0, 0]
    for (const [step, { seat, text }] of played.line.entries()) {
      const [second, third] = played.line.slice(step + 1)
      if (second?.seat !== seat || step % 3 > 0) continue
      if (beginsTurn(game, played.line.slice(0, step + 1), second)) continue
      const seen = played.view(seat, step)
      const isLast = third?.seat !== seat || beginsTurn(game, played.line.slice(0, step + 2), third)
      expect(knowing.lineEndsTurn(seen, `${text}; ${second.text}`)).toBe(isLast)
      expect(knowing.lineEndsTurn(seen, `${text}; nonsense`)).toBe(false)
      lines += 1
      if (isLast) ends += 1
    }
    expect(lines).toBeGreaterThan(40)
    expect(ends).toBeGreaterThan(3)
  })
})

describe('lines of choices', () => {
  const age = gameNamed('age-of-industry')
  const knowing = new Foresight(age)
  const played = recorded(age, 'typical')
  const steps = played.line.flatMap(({ decision }, step) => (decision === 'action' && step % 5 === 0 ? [step] : []))
  const build = { action: (option: unknown) => option === 'build', playCard: () => true }
  const nameOf = (decision: string, option: Option) => age.notation.write(decision, option)
  const at = (step: number) => {
    const { opening } = played
    return new Table(age, { ...opening, position: played.at(step) })
  }

  it('are exactly those that can be chosen one after another', () => {
    let found = 0
    for (const step of steps) {
      const here = at(step)
      const seen = here.view(here.actor)
      const lines = knowing.lines(seen, build).map(line => line.map(({ decision, option }) => nameOf(decision, option)))
      const referee = new Referee(age)
      const real: string[][] = []
      const walk = (state: State, before: readonly string[]) => {
        for (const option of referee.options(state)) {
          const name = referee.name(state, option)
          if (before.length === 2) real.push([...before, name])
          else if (before.length === 1 || name === 'build') {
            const after = referee.clone(state)
            referee.choose(after, option)
            walk(after, [...before, name])
          }
        }
      }
      walk(here.state, [])
      expect(lines).toEqual(real)
      found += lines.length
    }
    expect(found).toBeGreaterThan(100)
  })

  it('are previewed to their end', () => {
    for (const step of steps) {
      const here = at(step)
      const seen = here.view(here.actor)
      const line = knowing.lines(seen, build)[0]
      if (line === undefined || here.actor === null) continue
      const foreseen = knowing.preview(seen, ...line.map(({ option }) => option))
      if (foreseen.openEnd) continue
      const said = here.say(here.actor, line.map(({ decision, option }) => nameOf(decision, option)).join('; '))
      expect('told' in said ? said.told.map(({ fact }) => fact.kind) : said).toEqual(
        foreseen.told.map(({ fact }) => fact.kind),
      )
    }
  })

  it('end where something unknown is drawn', () => {
    const draws = {
      action: (option: unknown) => option === 'take cards',
      takeCard: (option: unknown) => option === 'draw',
    }
    const lines = steps.flatMap(step => knowing.lines(at(step).view(at(step).actor), draws))
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter(line => line.slice(0, -1).some(({ option }) => option === 'draw'))).toEqual([])
  })
})
