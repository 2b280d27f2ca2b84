// A die that rolls when it first appears. The kit's die only rolls when its value changes, and a new die has no earlier value.

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
