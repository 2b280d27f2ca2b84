// The automatic opponent: his chart, how he last read it, his building rounds and his dice.

import type { Fact } from '../../facts.ts'
import type { State } from '../../state.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './archie.module.css'
import { buildRounds, type BuildStep } from './chart-reading.ts'
import { Chart, Reading } from './chart.tsx'
import { useArchie } from './use-archie.ts'

export function Archie({ g, facts }: { g: State; facts: readonly Fact[] }) {
  const { reading, steps } = useArchie(g, facts)
  return (
    <div className={css['panel']}>
      <Chart chart={g.box.chart} reading={reading} />
      <div className={css['words']}>
        <Reading reading={reading} />
        <Place of={{ kind: 'archie' }} label={say('archieName')}>
          <p>
            {say('archieName')} {buildsNext(g)}
            {steps.map(step => (
              <span key={step.kind}> → {stepWords(g, step)}</span>
            ))}
          </p>
        </Place>
      </div>
    </div>
  )
}

function buildsNext(g: State): string {
  const { now, next } = buildRounds(g)
  if (now) return say('archieBuildsNow')
  return next === null ? say('archieBuildsNoMore') : say('archieBuilds', { round: next })
}

function stepWords(g: State, step: BuildStep): string {
  switch (step.kind) {
    case 'archieRolledBlock':
      return say('archieStep.block', { face: step.face })
    case 'archieRolledNumber':
      return say('archieStep.number', { face: step.face })
    case 'archiePassed':
      return say('archieStep.passed', { spaces: step.spaces.join(', ') })
    case 'archieRolledValue':
      return say(step.face === step.die ? 'archieStep.value' : 'archieStep.capped', { face: step.face, die: step.die })
    case 'archieBuilt':
      return say('archieStep.built', { space: step.space, type: say(`names.${step.type}`) })
    default:
      return say('archieStep.took', { factory: g.box.factories[step.factory].name })
  }
}
