// The current scene: a new one, or one opened from the journal. Play continues at the table. Only this page holds back later events
// until the scene is over.

import type { AnyGameUi, AnySceneTelling, Scene } from '@tableworks/board-kit'
import { type Moment, type Run, runsIn, type SeatView } from '@tableworks/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { TableLink } from '@tableworks/host'
import { changeSettings, EVERY_SCENE, useSettings } from '../settings/settings.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

export type SceneRun = Run<AnySceneTelling>

export const keyOf = ({ step, nth }: Moment): string => `${step}.${nth}`

export interface OnStage {
  readonly key: string
  readonly scene: Scene
  /** The board behind the scene's steps, and behind its table. */
  readonly before: SeatView
  readonly after: SeatView
  /** Whether its table is shown, which has everyone's figures after it. */
  readonly isAtTable: boolean
  readonly setAtTable: (isAtTable: boolean) => void
  /** Whether the viewer has read what others did before it. */
  readonly isRead: boolean
  readonly setRead: () => void
  /** Whether it was opened from the journal. */
  readonly isAgain: boolean
  /** Set when it's closed: from now on, scenes of this kind are skipped. */
  readonly isLast: boolean
  readonly setLast: (isLast: boolean) => void
  readonly close: () => void
}

export interface Scenes {
  /** All scenes so far, by the moment they ended, for the journal. */
  readonly runs: ReadonlyMap<string, SceneRun>
  readonly open: (run: SceneRun) => void
  readonly onStage: OnStage | null
  /** A scene is about to start, so the board waits for it. */
  readonly isDue: boolean
  /** Where a new scene begins. Later events are held back until it's over. */
  readonly heldFrom: Moment | null
  /** Where the current scene begins. The figures beside it show the moment before. */
  readonly shownFrom: Moment | null
}

interface Setting {
  readonly tables: TableLink
  readonly session: TableSession
  readonly state: Shown
  readonly board: AnyGameUi | null
  readonly box: unknown
  /** In lessons, challenges and puzzles, scenes open only from the journal, because the coach's words or the result come first. */
  readonly isExercise: boolean
}

export function useScene({ tables, session, state, board, box, isExercise }: Setting): Scenes {
  const { card, position, journal, viewer, scenesTold } = state
  const { skippedScenes } = useSettings()
  const [asked, setAsked] = useState<SceneRun | null>(null)
  const [isLast, setLast] = useState(false)
  const [loaded, setLoaded] = useState<Pick<OnStage, 'key' | 'scene' | 'before' | 'after'> | null>(null)
  const [read, setRead] = useState<string | null>(null)
  const [isAtTable, setAtTable] = useState(false)
  const scenes = board?.scenes
  const all = useMemo(() => (scenes === undefined ? [] : runsIn<AnySceneTelling>(journal, scenes)), [journal, scenes])
  const runs = useMemo(() => new Map(all.map(run => [keyOf(run.to), run])), [all])

  const idOf = ({ telling }: SceneRun) => `${card.game} ${telling.name}`
  const isSkipped = (run: SceneRun) => skippedScenes.includes(EVERY_SCENE) || skippedScenes.includes(idOf(run))
  const isTime = position.step === position.last && !isExercise
  const due = isTime
    ? all.find(run => run.to.step > (scenesTold ?? 0) && run.telling.quiet !== true && !isSkipped(run))
    : undefined
  const run = asked ?? due ?? null
  const key = run === null ? null : `${viewer} ${keyOf(run.to)}`

  const leave = (left: SceneRun) => {
    if (isLast) changeSettings({ skippedScenes: [...skippedScenes, idOf(left)] })
    if (asked === null) session.settleScenes(left.to.step)
    setAsked(null)
    setLast(false)
    setAtTable(false)
  }
  useEffect(() => {
    if (run === null || key === null) return undefined
    let isWanted = true
    tables
      .moments(card.id, viewer, [run.from, run.to])
      .then(([before, after]) => {
        if (!isWanted || before === undefined || after === undefined) return
        const scene = run.telling.tell({ told: run.told, before, after, box, sideNames: card.sides })
        if (scene === null) leave(run)
        else setLoaded({ key, scene, before, after })
      })
      .catch((error: unknown) => {
        if (!isWanted) return
        session.tellTrouble(error)
        leave(run)
      })
    return () => {
      isWanted = false
    }
    // A scene is built only once, because its facts don't change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  const onStage =
    run === null || loaded?.key !== key
      ? null
      : {
          ...loaded,
          isAgain: asked !== null,
          isRead: asked !== null || read === key,
          setRead: () => setRead(key),
          isAtTable,
          setAtTable,
          isLast,
          setLast,
          close: () => leave(run),
        }
  const isNew = asked === null && due !== undefined
  return {
    runs,
    open: setAsked,
    onStage,
    isDue: isNew && onStage === null,
    heldFrom: isNew ? due.from : null,
    shownFrom: run?.from ?? null,
  }
}
