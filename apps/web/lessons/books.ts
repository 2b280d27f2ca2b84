// The lessons of every game. The list is part of the page. The lessons themselves load on demand.

import type { AnyLessonBook } from '@tableworks/lessons'
import { LESSONS } from 'virtual:games'
import { ENTRIES } from 'virtual:lessons'

export interface ListedLesson {
  readonly id: string
  readonly title: string
  readonly minutes: number
}

interface Listed {
  readonly lessons: readonly ListedLesson[]
  readonly challenges: readonly Pick<ListedLesson, 'id' | 'title'>[]
  readonly hasFirstGame: boolean
}

const NOTHING: Listed = { lessons: [], challenges: [], hasFirstGame: false }

/** What a game teaches. */
export const listedFor = (game: string): Listed => (Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined) ?? NOTHING

/** A game's lessons and challenges; null for an unknown game. */
export async function loadBook(game: string): Promise<AnyLessonBook | null> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  return open === undefined ? null : (await open()).book
}

export type Kind = 'lesson' | 'challenge'

/** The address of a lesson or challenge, counted from 1. */
export const addressOf = (kind: Kind, game: string, number: number): string => `/${kind}/${game}/${number}`
