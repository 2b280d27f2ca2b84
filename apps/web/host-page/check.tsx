// Replays a table again, and reports the result.

import { useState } from 'react'
import { Dialog } from '../parts/parts.tsx'
import { askHost } from './client.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { shortOf } from './deeds.tsx'
import { h } from './words.ts'

interface CheckProps {
  readonly table: string
  readonly onClose: () => void
  readonly onDone: () => void
}

export function CheckDeed({ table, onClose, onDone }: CheckProps) {
  const [found, setFound] = useState<{ readonly problem: string | null } | null>(null)
  const [isAsking, setAsking] = useState(true)
  const run = async (reason: string) => {
    setFound(await askHost('checkTable', { table, reason }))
    onDone()
  }
  const title = `${h('act.go.checkTable')}: ${shortOf(table)}`
  if (found !== null)
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">
          {found.problem === null
            ? h('needs.agrees', { table: shortOf(table) })
            : h('needs.differs', { problem: found.problem })}
        </p>
      </Dialog>
    )
  if (!isAsking) return null
  const deed = { title, about: h('act.about.checkTable'), go: h('act.go.checkTable'), run }
  // This dialog closes after the check, so that the result is visible. If cancelled, both dialogs close.
  return (
    <DeedDialog
      deed={deed}
      onClose={() => {
        setAsking(false)
        if (found === null) onClose()
      }}
    />
  )
}
