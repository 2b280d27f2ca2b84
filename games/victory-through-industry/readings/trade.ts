// Exchanges: room and value on either side. RULES.md VTI-41, VTI-63.

import type { Seat } from '@tableworks/kernel'
import type { State } from '../state.ts'
import { roomOn } from './floor.ts'

/** VTI-63: whether a seat has a place for everything it would get. */
export const hasRoomAfter = ({ floor }: Pick<State, 'floor'>, seat: Seat, gives: number, gets: number): boolean =>
  gets <= gives || roomOn(floor[seat]) + gives >= gets
