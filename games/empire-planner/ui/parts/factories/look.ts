// Goods differ in shape and colour.

import type { GoodForm } from '@tableworks/board-kit'
import type { Colour } from '../../../data/factories.ts'

export const GOODS_LOOK: Readonly<Record<Colour, { form: GoodForm; colour: string }>> = {
  brown: { form: 'log', colour: 'var(--emp-brown)' },
  blue: { form: 'barrel', colour: 'var(--emp-blue)' },
  red: { form: 'crate', colour: 'var(--emp-red)' },
}
