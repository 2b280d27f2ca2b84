// Titans as the viewer sees them: those of others are secret until the end.

import type { Seat } from '@tableworks/kernel'
import type { TitanId } from '../../data/titans.ts'
import { worthOf } from '../../readings/formulas.ts'
import type { SeenTitan } from '../../view.ts'
import type { Table } from './table.ts'

export const known = (titans: readonly SeenTitan[]): TitanId[] =>
  titans.flatMap(titan => (titan === '?' ? [] : [titan]))

/** What a Titan is worth to a seat now; to the viewer, if none is named. */
export const titanWorth = ({ view }: Table, titan: TitanId, seat: Seat = view.seat ?? 0): number =>
  worthOf(view, seat, view.box.titans[titan].formula)
