// Plays a scene step by step, automatically or by hand, and then shows the final table. It's beside the board, or over it on a
// phone. It delays only this page, never the other players.

import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { LayerContext } from '../option/layer-context.ts'
import { useMayMove } from '../settings.tsx'
import { thingId } from '../things.ts'
import { say } from '../words.ts'
import css from './scene.module.css'
import { SceneTable } from './scene-table.tsx'
import type { Scene } from './scene.ts'

interface SceneSheetProps {
  readonly scene: Scene
  readonly sideNames: readonly string[]
  /** Whether it was opened again from the journal, so it starts with the table. */
  readonly isAgain: boolean
  readonly onClose: () => void
  /** Called with the places the current step is about. */
  readonly onSpeak: (places: readonly string[]) => void
  /** Called with whether the table is shown rather than a step. */
  readonly onTable: (isAtTable: boolean) => void
  /** Shown beside the steps, such as the option to skip these scenes. */
  readonly children?: ReactNode
}

/** Long enough to read a step. Players who need longer can step by hand. */
const STEP_MS = 2600

export function SceneSheet({ scene, sideNames, isAgain, onClose, onSpeak, onTable, children }: SceneSheetProps) {
  const { steps, table, Ground = Fragment } = scene
  const playing = usePlaying(steps.length, isAgain)
  const { at, end, go } = playing
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useId()
  const step = steps[at]
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useSceneKeys({ back: () => go(at - 1), on: () => go(at + 1), toTable: () => (at === end ? onClose() : go(end)) })
  useEffect(() => onTable(at === end), [onTable, at, end])
  useEffect(() => onSpeak(step?.places?.map(thingId) ?? NOWHERE), [onSpeak, step])

  return (
    <section className={css['sheet']} role="dialog" aria-labelledby={title} data-scene data-small={scene.isSmall}>
      <header className={css['head']}>
        <p className={css['kicker']}>{scene.title}</p>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {step?.title ?? table.title}
        </h2>
        <Chapters scene={scene} at={at} onGo={go} />
      </header>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css['body']} aria-live="polite" tabIndex={0}>
        <Ground>
          <div className={css['stack']} key={at}>
            {/* Places drawn here aren't part of the board and hold no choice. */}
            <LayerContext value={null}>
              {step?.drawing !== undefined && <div className={css['drawing']}>{step.drawing}</div>}
            </LayerContext>
            {step?.text !== undefined && <p className={css['why']}>{step.text}</p>}
            {step?.book !== undefined && <SceneTable table={step.book} sideNames={sideNames} />}
            {step === undefined && <SceneTable table={table} sideNames={sideNames} />}
          </div>
        </Ground>
      </div>
      <Controls playing={playing} onward={scene.onward ?? say('scene.onward')} onClose={onClose}>
        {children}
      </Controls>
    </section>
  )
}

/** Where the scene is: at a step, or after the last one, at its table. */
function usePlaying(end: number, isAgain: boolean) {
  const mayMove = useMayMove()
  const [at, setAt] = useState(isAgain ? end : 0)
  const [isPlaying, setPlaying] = useState(!isAgain && mayMove)
  useEffect(() => {
    if (!isPlaying || at === end) return undefined
    const next = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(next)
  }, [isPlaying, at, end])
  return {
    at,
    end,
    isPlaying,
    go(to: number) {
      setPlaying(false)
      setAt(Math.min(Math.max(to, 0), end))
    },
    toggle: () => setPlaying(!isPlaying),
    restart() {
      setAt(0)
      setPlaying(mayMove)
    },
  }
}

interface ControlsProps extends Pick<SceneSheetProps, 'onClose' | 'children'> {
  readonly playing: ReturnType<typeof usePlaying>
  readonly onward: string
}

const Controls = ({
  playing: { at, end, isPlaying, go, toggle, restart },
  onward,
  onClose,
  children,
}: ControlsProps) => (
  <footer className={css['row']}>
    {end > 0 && (
      <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
        ‹ {say('scene.back')}
      </button>
    )}
    {at < end && (
      <button type="button" onClick={toggle} aria-pressed={isPlaying}>
        {isPlaying ? say('scene.pause') : say('scene.play')}
      </button>
    )}
    <span className={css['never']}>{children}</span>
    {at < end && (
      <>
        <button type="button" onClick={() => go(end)}>
          {say('scene.toTable')} »
        </button>
        <button type="button" className={css['strong']} onClick={() => go(at + 1)}>
          {say('scene.next')} ›
        </button>
      </>
    )}
    {at === end && end > 0 && (
      <button type="button" onClick={restart}>
        {say('scene.again')}
      </button>
    )}
    {at === end && (
      <button type="button" className={css['strong']} onClick={onClose}>
        {onward}
      </button>
    )}
  </footer>
)

const NOWHERE: readonly string[] = []

/** On a phone, the row of chapters is wider than the sheet and scrolls. */
function intoSight(chapter: Element | null): void {
  chapter?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The scene's chapters. Each jumps to its first step. */
function Chapters({ scene: { steps }, at, onGo }: { scene: Scene; at: number; onGo: (to: number) => void }) {
  const firsts = [...new Map(steps.map(({ chapter }, i) => [chapter, i] as const).toReversed())].toReversed()
  if (firsts.length === 0) return null
  const here = steps[at]?.chapter
  return (
    <ol className={css['chapters']}>
      {[...firsts, [say('scene.table'), steps.length] as const].map(([chapter, first]) => {
        const isHere = at === steps.length ? first === at : chapter === here
        return (
          <li key={chapter}>
            <button
              type="button"
              ref={isHere ? intoSight : undefined}
              aria-current={isHere ? 'step' : undefined}
              data-told={(first < at && !isHere) || undefined}
              onClick={() => onGo(first)}
            >
              {chapter}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface SceneKeys {
  back(): void
  on(): void
  toTable(): void
}

const KEYS: Readonly<Record<string, keyof SceneKeys>> = { ArrowLeft: 'back', ArrowRight: 'on', Escape: 'toTable' }

function useSceneKeys(keys: SceneKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = KEYS[event.key]
      if (wanted === undefined || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopPropagation()
      latest.current[wanted]()
    }
    // Captures keys before the board does, because there arrows move between places.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
