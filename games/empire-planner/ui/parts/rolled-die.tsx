// A die that is seen rolling when it comes to the table. The kit's die rolls when its throw changes; one that has just
// appeared has had no throw before.

import { Die } from '@tableworks/board-kit'
import { useEffect, useState } from 'react'

export function RolledDie({ value, size, roll }: { value: number; size: number; roll: string }) {
  const [thrown, setThrown] = useState('')
  useEffect(() => {
    const next = requestAnimationFrame(() => setThrown(roll))
    return () => cancelAnimationFrame(next)
  }, [roll])
  return <Die value={value} size={size} roll={thrown} />
}
