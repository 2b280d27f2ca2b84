// The guided first game: an ordinary table on this device. Its coach says one sentence about each thing that comes up for the
// first time, and warns before a costly move.

import type { Choice as KitChoice } from '@tableworks/board-kit'
import type { Warning } from '@tableworks/bots'
import { BOT_NAMES, type FileWork, type TableLink } from '@tableworks/host'
import { SEPARATOR } from '@tableworks/kernel'
import { adviceAt } from '@tableworks/lessons'
import { useEffect, useRef, useState } from 'react'
import { askingForWarning } from '../host/adviser.ts'
import { remember, remembered } from '../parts/remembered.ts'
import { useLoad } from '../parts/use-load.ts'
import { settings } from '../settings/settings.ts'
import { isPast, type Shown } from '../table/shown.ts'
import { t } from '../words/index.ts'
import { seatsOfGame } from '../worlds.ts'
import { loadBook } from './books.ts'

const TABLES = 'tableworks guided tables'
/** More than any game's advice. */
const MOST_KEPT = 40
const toldKey = (game: string): string => `tableworks coached ${game}`

function listIn(key: string): readonly string[] {
  try {
    return JSON.parse(remembered(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

const keepList = (key: string, list: readonly string[]): void => remember(key, JSON.stringify(list.slice(-MOST_KEPT)))

/** Starts a guided game against easy bots; returns the table's id. */
export async function startGuided(tables: TableLink, game: string): Promise<string> {
  const count = seatsOfGame(game).find(seats => seats >= 2) ?? 2
  const name = settings().name || t('defaultName')
  const bots = BOT_NAMES.filter(bot => bot !== name).slice(0, count - 1)
  const seats = [{ name, bot: null }, ...bots.map(bot => ({ name: bot, bot: 'easy' }))]
  const table = await tables.create({ game, seats, variants: {}, box: null })
  keepList(TABLES, [...listIn(TABLES), table])
  keepList(toldKey(game), [])
  return table
}

export type Guiding = NonNullable<ReturnType<typeof useGuiding>>

/** The coach of a guided game; null at other tables, and once it's switched off. */
export function useGuiding(tables: TableLink, state: Shown, box: unknown) {
  const { card, position, viewer, journal } = state
  const [isOn, setOn] = useState(() => listIn(TABLES).includes(card.id))
  const [loaded] = useLoad(isOn ? `first game of ${card.game}` : '', async () => (isOn ? loadBook(card.game) : null))
  const firstGame = loaded.state === 'ready' ? loaded.value?.firstGame : undefined
  const warning = useWarning(tables, state, firstGame?.warnFrom)
  const [told, setTold] = useState(() => listIn(toldKey(card.game)))
  // One piece of advice is enough for a position.
  const [heardAt, setHeardAt] = useState<number | null>(null)
  if (!isOn || firstGame === undefined || viewer === null) return null
  const { seen, step } = position
  const isAsked = seen.choices.length > 0 && !isPast(position) && seen.result === null && heardAt !== step
  const advice = isAsked ? adviceAt(firstGame, told, { step, seen, box, journal }) : null
  const gotIt = () => {
    if (advice === null) return
    const now = [...told, advice.id]
    setTold(now)
    setHeardAt(step)
    keepList(toldKey(card.game), now)
  }
  return {
    advice: advice?.text ?? null,
    ...warning,
    gotIt,
    /** Whether the coach holds the move back. Once the player has seen the advice, the move goes through. */
    holds: (choice: KitChoice): Promise<boolean> => {
      gotIt()
      return warning.holds(choice)
    },
    switchOff: () => {
      keepList(
        TABLES,
        listIn(TABLES).filter(table => table !== card.id),
      )
      setOn(false)
    },
  }
}

/** Checks a move before it's played. */
function useWarning(tables: TableLink, { card, position }: Shown, least: number | undefined) {
  const [found, setFound] = useState<{ seq: number; choice: KitChoice; warning: Warning } | null>(null)
  const [isChecking, setChecking] = useState(false)
  const work = useRef<FileWork<Warning | null> | null>(null)
  useEffect(() => () => work.current?.stop(), [])
  const { seen, seq } = position

  const warningFor = async (choice: KitChoice): Promise<Warning | null> => {
    if (least === undefined || seen.choices.length < 2) return null
    const components = card.box.hash === null ? null : await tables.componentsOf(card.id)
    const names = choice.name.split(SEPARATOR).map(name => name.trim())
    work.current = askingForWarning({ game: card.game, components, seen }, names, least)
    return work.current.answer
  }

  return {
    isChecking,
    warned: found?.seq === seq ? found : null,
    holds: async (choice: KitChoice): Promise<boolean> => {
      setChecking(true)
      // A coach that fails must not stop the game.
      const warning = await warningFor(choice).catch(() => null)
      setChecking(false)
      setFound(warning === null ? null : { seq, choice, warning })
      return warning !== null
    },
    clearWarning: () => setFound(null),
  }
}
