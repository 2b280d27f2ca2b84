// "Check a game file": choose or drop a file, and see whether it's genuine.

import type { Finding } from '@tableworks/kernel'
import { useEffect, useRef, useState } from 'react'
import type { FileWork } from '@tableworks/host'
import { checking } from '../host/file-work.ts'
import { isOwnNumber } from '../online/dice.ts'
import { usePageTitle } from '../page-title.ts'
import { partsCss as parts } from '../parts/parts.tsx'
import { Progress } from '../parts/progress.tsx'
import { inLocale } from '../words/index.ts'
import { t } from './words.ts'
import type { FileCheck } from './check.ts'
import { withSeen } from './compared.ts'
import css from './verify.module.css'

type Shown = { name: string; progress: number } | { name: string; check: FileCheck } | { name: string; error: unknown }

export function Verify() {
  usePageTitle(t('nav.verify'))
  const [shown, setShown] = useState<Shown | null>(null)
  const work = useRef<FileWork<FileCheck> | null>(null)
  useEffect(() => () => work.current?.stop(), [])

  async function open(file: File | undefined) {
    if (!file) return
    work.current?.stop()
    const { name } = file
    setShown({ name, progress: 0 })
    const mine = checking(file, (done, of) => work.current === mine && setShown({ name, progress: done / of }))
    work.current = mine
    const next = await mine.answer.then(
      check => (check === null ? null : { name, check }),
      (error: unknown) => ({ name, error }),
    )
    if (work.current !== mine) return
    work.current = null // A progress message may still arrive late.
    setShown(next)
  }

  return (
    <div className={parts['page']}>
      <h1>{t('nav.verify')}</h1>
      <p className={parts['text']}>{t('verify.text')}</p>
      <FileChoice onChoose={file => void open(file)} />
      {shown !== null && 'progress' in shown && (
        <Progress label={t('verify.checking')} done={shown.progress} onStop={() => work.current?.stop()} />
      )}
      <div role="status" className={css['status']}>
        {shown !== null && 'check' in shown && <Outcome name={shown.name} check={shown.check} />}
        {shown !== null && 'error' in shown && (
          <Outcome name={shown.name} check={{ verdict: 'unreadable', why: 'problem', detail: faultOf(shown.error) }} />
        )}
      </div>
    </div>
  )
}

const faultOf = (error: unknown): string => t('verify.fault', { detail: error instanceof Error ? error.message : '' })

/** The invisible input covers the whole field, so browsers accept dropped files there. */
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
          event.target.value = '' // Allows choosing the same file again after fixing it.
        }}
      />
      <span className={parts['button']} data-kind="strong">
        {t('chooseFile')}
      </span>
      <span className={css['hint']}>{t('verify.drop')}</span>
    </label>
  )
}

function Outcome({ name, check: checked }: { name: string; check: FileCheck }) {
  const { check, note } = withSeen(checked)
  return (
    <section className={css['outcome']} data-verdict={check.verdict} aria-labelledby="verdict">
      <p className={css['file']}>{name}</p>
      <h2 id="verdict">
        <Seal verdict={check.verdict} />
        {t(`verify.${check.verdict}`)}
      </h2>
      {check.verdict === 'unreadable' ? <p>{whyUnreadable(check)}</p> : <Judged check={check} note={note} />}
    </section>
  )
}

const whyUnreadable = ({ why, detail }: Extract<FileCheck, { why: unknown }>): string =>
  why === 'problem' ? detail : t(`verify.${why}`, { game: detail })

function Judged({ check, note }: { check: Extract<FileCheck, { findings: unknown }>; note: string | null }) {
  return (
    <>
      {check.problems.map(problem => (
        <p key={problem}>{problem}</p>
      ))}
      <Findings findings={inLocale(check.findings)} />
      {note !== null && <p>{note}</p>}
      {check.numbers.some(isOwnNumber) && <p>{t('verify.ownNumber')}</p>}
      <Summary check={check} />
    </>
  )
}

/** What is proven and what isn't, point by point. */
const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className={css['findings']}>
    {findings.map(({ about, isProven, says }) => (
      <li key={about} data-proven={isProven}>
        <span aria-hidden="true">{isProven ? '✓' : '?'}</span>
        {says}
      </li>
    ))}
  </ul>
)

function Summary({ check: { game, sides, result, lines } }: { check: Extract<FileCheck, { findings: unknown }> }) {
  return (
    <>
      <dl className={css['facts']}>
        <div>
          <dt>{t('verify.game')}</dt>
          <dd>{game}</dd>
        </div>
        <div>
          <dt>{t('verify.moves')}</dt>
          <dd>{lines}</dd>
        </div>
      </dl>
      {result !== null && (
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
      )}
    </>
  )
}

const SEALS = {
  agrees: 'm7 12.5 3.5 3.5 6.5-8',
  open: 'M7 12h10',
  differs: 'M8 8l8 8m0-8-8 8',
  unreadable: 'M8 8l8 8m0-8-8 8',
}

const Seal = ({ verdict }: { verdict: FileCheck['verdict'] }) => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="currentColor" />
    <path
      d={SEALS[verdict]}
      fill="none"
      stroke="var(--paper-raised)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
