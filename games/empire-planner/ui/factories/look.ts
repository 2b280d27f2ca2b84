// Goods differ in form as well as in colour.

import type { GoodForm } from '@tableworks/board-kit'
import type { Colour } from '../../data/factories.ts'

export const GOODS_LOOK: Readonly<Record<Colour, { form: GoodForm; colour: string }>> = {
  brown: { form: 'log', colour: 'var(--emp-brown, #8a5a2b)' },
  blue: { form: 'barrel', colour: 'var(--emp-blue, #2f6fd0)' },
  red: { form: 'crate', colour: 'var(--emp-red, #c8322b)' },
}
