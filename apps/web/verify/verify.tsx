// "Check a game file": choose or drop one, and see whether it tells the truth.

import { useState } from 'react'
import { isPlayable, loadGame } from '../games.ts'
import { usePageTitle } from '../page-title.ts'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { checkFile, type Check } from './check.ts'
import css from './verify.module.css'

const load = async (game: string) => (isPlayable(game) ? loadGame(game) : null)

type Shown = { name: string; check: Check | null }

export function Verify() {
  usePageTitle(t('verify.title'))
  const [shown, setShown] = useState<Shown | null>(null)

  async function open(file: File | undefined) {
    if (!file) return
    setShown({ name: file.name, check: null })
    setShown({ name: file.name, check: await checkFile(file, load) })
  }

  return (
    <div className={parts['page']}>
      <h1>{t('verify.title')}</h1>
      <p className={parts['text']}>{t('verify.text')}</p>
      <FileChoice onChoose={file => void open(file)} />
      <div role="status" className={css['status']}>
        {shown && (shown.check ? <Outcome name={shown.name} check={shown.check} /> : <p>{t('verify.checking')}</p>)}
      </div>
    </div>
  )
}

/** The input lies invisibly over the whole field: a browser takes dropped files there by itself. */
function FileChoice({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false)
  return (
    <label className={`${parts['file']} ${css['choice']}`} data-over={over}>
      <input
        type="file"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={event => {
          onChoose(event.target.files?.[0])
          event.target.value = '' // so that the same file, mended, can be chosen again
        }}
      />
      <span className={parts['button']} data-kind="strong">
        {t('verify.choose')}
      </span>
      <span className={css['hint']}>{t('verify.drop')}</span>
    </label>
  )
}

function Outcome({ name, check }: { name: string; check: Check }) {
  return (
    <section className={css['outcome']} data-verdict={check.verdict} aria-labelledby="verdict">
      <p className={css['file']}>{name}</p>
      <h2 id="verdict">
        <Seal good={check.verdict === 'agrees'} />
        {t(`verify.${check.verdict}`)}
      </h2>
      {check.verdict === 'agrees' && <p>{t('verify.agreesText')}</p>}
      {check.problems.map(problem => (
        <p key={problem}>{problem}</p>
      ))}
      {check.verdict !== 'unreadable' && <Summary check={check} />}
    </section>
  )
}

function Summary({ check: { game, sides, file } }: { check: Extract<Check, { file: unknown }> }) {
  const { result, log } = file
  return (
    <>
      <dl className={css['facts']}>
        <div>
          <dt>{t('verify.game')}</dt>
          <dd>{game}</dd>
        </div>
        <div>
          <dt>{t('verify.moves')}</dt>
          <dd>{log.length}</dd>
        </div>
      </dl>
      {result ? (
        <table className={css['result']}>
          <caption>{t('verify.result')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('verify.place')}</th>
              <th scope="col">{t('verify.seat')}</th>
              <th scope="col">{t('verify.score')}</th>
            </tr>
          </thead>
          <tbody>
            {sides
              .map((side, i) => ({ side, place: result.places[i] ?? 0, score: result.scores[i] ?? 0 }))
              .toSorted((a, b) => a.place - b.place)
              .map(({ side, place, score }) => (
                <tr key={side}>
                  <td>{place}</td>
                  <th scope="row">{side}</th>
                  <td>{score}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ) : (
        <p>{t('verify.running')}</p>
      )}
    </>
  )
}

const Seal = ({ good }: { good: boolean }) => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="currentColor" />
    <path
      d={good ? 'm7 12.5 3.5 3.5 6.5-8' : 'M8 8l8 8m0-8-8 8'}
      fill="none"
      stroke="var(--paper-raised)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
