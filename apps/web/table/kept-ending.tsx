// A finished game that can't be replayed because its rules have changed: shows its scores, last position and journal.

import { OptionLayer, ScoreSheet } from '@tableworks/board-kit'
import { Foresight, type TableCard, type TableLink } from '@tableworks/host'
import { type Result, spokenAt } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { loadBoard } from '../boards.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { loadGame } from '../games.ts'
import { OurKit } from '../parts/our-kit.tsx'
import { Failure } from '../parts/parts.tsx'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayList, translated } from '../words/index.ts'
import { t } from './words.ts'
import css from './ended.module.css'
import { voiceOf } from './voice.ts'

interface KeptEndingProps {
  readonly tables: TableLink
  readonly card: TableCard & { readonly result: Result }
  /** Actions on the table. */
  readonly children: ReactNode
}

export function KeptEnding({ tables, card, children }: KeptEndingProps) {
  const { id, game: name, sides, result, box: set } = card
  const [loaded] = useLoad(`ending of ${id}`, async () => {
    const [game, board, ending, own] = await Promise.all([
      loadGame(name),
      loadBoard(name),
      tables.ending(id),
      set.hash === null ? null : tables.componentsOf(id),
    ])
    const { box } = new Foresight(game, own ?? undefined)
    return { game: translated(spokenAt(game, card.variants, box)), board, ending, box }
  })
  if (loaded.state === 'failed') return <Failure error={loaded.error}>{children}</Failure>
  if (loaded.state === 'loading') return <TableOutline />
  const { game, board, ending, box } = loaded.value
  const { seen, entries } = ending
  const voice = voiceOf(game, sides, board?.text, box)
  const winners = sides.filter((_name, side) => result.places[side] === 1)
  return (
    <OurKit game={name}>
      <section className={css['ended']} aria-labelledby="ended">
        <p className={css['kicker']}>{t('table.earlierRules')}</p>
        <h1 id="ended">{t('table.winner', { count: winners.length, names: sayList(winners) })}</h1>
        <p>{t('table.earlierRulesText')}</p>
        <ScoreSheet result={result} words={game.words} sideNames={sides} />
        <div className={css['next']}>{children}</div>
        {seen !== null && board !== null && (
          // The current board may be unable to draw a game that was played under earlier rules.
          <ErrorBoundary instead={<p>{t('table.boardNotShown')}</p>}>
            <OptionLayer seen={seen} game={game} voice={voice} sideNames={sides} onChoose={() => null}>
              <div data-board>
                <board.Board seen={seen} box={box} sideNames={sides} told={[]} />
              </div>
            </OptionLayer>
          </ErrorBoundary>
        )}
        {entries.length > 0 && (
          <details>
            <summary>{t('table.journal')}</summary>
            <ol className={css['told']}>
              {entries.flatMap(({ step, told }) =>
                told.map(({ fact }, i) => <li key={`${step} ${i}`}>{sentenceOr(() => voice.fact(fact))}</li>),
              )}
            </ol>
          </details>
        )}
      </section>
    </OurKit>
  )
}

/** Facts from earlier rules may no longer have words. */
function sentenceOr(say: () => string): string {
  try {
    return say()
  } catch {
    return t('table.notTold')
  }
}
