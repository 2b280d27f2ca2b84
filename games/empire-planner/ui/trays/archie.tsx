// The automatic opponent: when he builds, what his dice said, and how he read his chart.

import type { State } from '../../state.ts'
import { buildRounds, type buildSteps } from './chart-reading.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './archie.module.css'
import { Chart, Reading } from './chart.tsx'
import type { ArchieNews } from './use-archie.ts'

type Step = ReturnType<typeof buildSteps>[number]

export function ArchieLines({ g, news: { steps } }: { g: State; news: ArchieNews }) {
  const { now, next } = buildRounds(g)
  return (
    <Place of={{ kind: 'archie' }} label={say('archieName')} inside={css['lines']}>
      <p>{now ? say('archieBuildsNow') : nextWords(next)}</p>
      {steps.length > 0 && (
        <p className={css['steps']}>
          <b>{say('archieDice')}</b>{' '}
          {steps.map(step => (
            <span key={step.kind}>{stepWords(g, step)}</span>
          ))}
        </p>
      )}
    </Place>
  )
}

const nextWords = (round: number | null): string =>
  round === null ? say('archieBuildsNoMore') : say('archieBuilds', { round })

function stepWords(g: State, step: Step): string {
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

export const ArchieChart = ({ g, news }: { g: State; news: ArchieNews }) => (
  <div className={css['panel']}>
    <h3>{say('archie')}</h3>
    <div className={css['both']}>
      <Chart chart={g.box.chart} reading={news.reading} />
      <Reading reading={news.reading} />
    </div>
  </div>
)
