// The automatic opponent: when he builds, what his dice said, and how he read his chart.

import type { State } from '../../state.ts'
import { buildRounds, type buildSteps } from '../reading/archie.ts'
import { TYPE_NAMES } from '../names.ts'
import { SAY } from '../words.ts'
import css from './archie.module.css'
import { Chart, Reading } from './chart.tsx'
import type { ArchieNews } from './use-archie.ts'

type Step = ReturnType<typeof buildSteps>[number]

export function ArchieLines({ g, news: { steps } }: { g: State; news: ArchieNews }) {
  const { now, next } = buildRounds(g)
  return (
    <div className={css['lines']}>
      <p>{SAY.archieBuilds(next, now)}</p>
      {steps.length > 0 && (
        <p className={css['steps']}>
          <b>{SAY.archieDice}</b>{' '}
          {steps.map(step => (
            <span key={step.kind}>{stepWords(g, step)}</span>
          ))}
        </p>
      )}
    </div>
  )
}

function stepWords(g: State, step: Step): string {
  const say = SAY.archieStep
  switch (step.kind) {
    case 'archieRolledBlock':
      return say.block(step.face)
    case 'archieRolledNumber':
      return say.number(step.face)
    case 'archiePassed':
      return say.passed(step.spaces.join(', '))
    case 'archieRolledValue':
      return say.value(step.face, step.die)
    case 'archieBuilt':
      return say.built(step.space, TYPE_NAMES[step.type])
    default:
      return say.took(g.box.factories[step.factory].name)
  }
}

export const ArchieChart = ({ g, news }: { g: State; news: ArchieNews }) => (
  <div className={css['panel']}>
    <h3>{SAY.archie}</h3>
    <div className={css['both']}>
      <Chart chart={g.box.chart} reading={news.reading} />
      <Reading reading={news.reading} />
    </div>
  </div>
)
