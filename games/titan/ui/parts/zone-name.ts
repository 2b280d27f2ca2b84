import type { ZoneId } from '../../data/crater.ts'
import { say } from '../words.ts'

/** `U05` is read as U5, `C` as the Core. */
export const zoneName = (zone: ZoneId): string => (zone === 'C' ? say('core') : zone.replace(/0(\d)/, '$1'))
