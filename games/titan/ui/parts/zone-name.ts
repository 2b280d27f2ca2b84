import { withoutZero, type ZoneId } from '../../data/crater.ts'
import { say } from '../words.ts'

/** `C` is shown as the Core. */
export const zoneName = (zone: ZoneId): string => (zone === 'C' ? say('core') : withoutZero(zone))
