// How many other people are on the server, and how many tables need players. Hidden if no one else is online.

import type { Life } from '@tableworks/protocol'
import { Link } from 'wouter'
import { hasBeenOnline } from '../online/here.ts'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import css from './home.module.css'

export function ActivityLine() {
  const [life] = useLoad('life', readLife)
  if (life.state !== 'ready') return null
  const { online, waiting } = life.value
  // The server's count includes returning players, so this one must be subtracted.
  const others = online - (hasBeenOnline() ? 1 : 0)
  if (others < 1 && waiting < 1) return null
  return (
    <p className={css['life']}>
      {others > 0 && <span>{t('home.life.online', { count: online })}</span>}
      {waiting > 0 && <Link href="/play">{t('home.life.waiting', { count: waiting })}</Link>}
    </p>
  )
}

async function readLife(): Promise<Life> {
  const answer = await fetch('/api/life')
  if (!answer.ok) throw new Error('offline')
  return (await answer.json()) as Life
}
