// A place of the page that is laid out by its own class.

import { Place } from '@tableworks/board-kit'
import type { ReactNode } from 'react'

interface SpotProps {
  readonly id: string
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Spot = ({ className = '', ...place }: SpotProps) => <Place {...place} inside={className} />
