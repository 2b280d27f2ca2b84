// Saves a course in a folder after every generation, so a stopped one can resume.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { same } from '@tableworks/kernel'
import { Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'
import type { CoursePlan, SavedGeneration } from './course.ts'

export interface SavedCourse {
  /** Null if it hasn't been played yet. */
  read(generation: number): SavedGeneration | null
  write(generation: number, saved: SavedGeneration): void
}

/** Opens the named folder, if any. A folder that holds another course is refused. */
export function savedIn(named: string | undefined, plan: CoursePlan): SavedCourse {
  if (named === undefined) return { read: () => null, write: () => {} }
  const folder = pathFrom(named)
  mkdirSync(folder, { recursive: true })
  const planFile = path.join(folder, 'course.json')
  if (!existsSync(planFile)) writeFileSync(planFile, `${JSON.stringify(plan)}\n`)
  else if (!same(JSON.parse(readFileSync(planFile, 'utf8')), JSON.parse(JSON.stringify(plan))))
    throw new Wrong(`${folder} holds another course. Choose another folder, or delete it.`)
  const fileOf = (generation: number) => path.join(folder, `${String(generation).padStart(3, '0')}.generation`)
  return {
    read(generation) {
      const file = fileOf(generation)
      return existsSync(file) ? (deserialize(readFileSync(file)) as SavedGeneration) : null
    },
    write(generation, saved) {
      const file = fileOf(generation)
      writeFileSync(`${file}.part`, serialize(saved))
      renameSync(`${file}.part`, file)
    },
  }
}
