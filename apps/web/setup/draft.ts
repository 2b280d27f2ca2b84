// The table being set up: seats, variants, component set, name.

import { type Level, levelFor } from '@tableworks/bots'
import { type AbsentDays, BOT_NAMES, type KeptBox, type SeatPlan, type TablePlan, type Timeout } from '@tableworks/host'
import type { Variant, VariantValue } from '@tableworks/kernel'
import type { Listing } from '@tableworks/protocol'
import { useState } from 'react'
import { levelsOffered } from '../games.ts'
import { beOnline, onlineTables } from '../online/here.ts'
import type { BestOf } from '../online/online-tables.ts'
import { type PaceName, paceOf, USUAL_ABSENCE } from '../online/paces.ts'
import { variantsThatMatter } from '../parts/variants.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { t } from './words.ts'
import type { GameToSetUp } from './game-to-set-up.ts'

export const SEATINGS = ['listed', 'drawn'] as const
export const PLACES = ['here', 'online'] as const

export interface Draft {
  readonly place: (typeof PLACES)[number]
  readonly seats: readonly SeatPlan[]
  readonly seating: (typeof SEATINGS)[number]
  readonly hints: boolean
  readonly rated: boolean
  /** How the lobby lists the table; null means by invitation only. */
  readonly listing: Listing | null
  /** The private group that the table is for; null if none. */
  readonly group: string | null
  /** The length of a series; 1 is a single game. */
  readonly bestOf: 1 | BestOf
  readonly pace: PaceName
  readonly timeout: Timeout
  readonly hasNights: boolean
  /** By default, it depends on the pace. */
  readonly absentDays: AbsentDays | 'usual'
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The hash of the component set; null is the standard set. */
  readonly box: string | null
  readonly name: string
}

export type ChangeDraft = (changes: Partial<Draft>) => void

export const EVERYONE: Listing = { level: 'all', language: '', takeOver: true }

interface Beginning {
  readonly box: string | null
  readonly place: Draft['place']
  readonly isListed: boolean
  readonly group: string | null
  readonly pace: PaceName
}

export function useDraft(game: GameToSetUp, { box, place, isListed, group, pace }: Beginning): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState<Draft>(() => ({
    place,
    seats: place === 'online' ? opened(firstSeats(game)) : firstSeats(game),
    seating: 'listed',
    hints: false,
    rated: false,
    listing: isListed ? EVERYONE : null,
    group,
    bestOf: 1,
    pace,
    timeout: 'bot',
    hasNights: true,
    absentDays: 'usual',
    variants: {},
    box,
    name: '',
  }))
  return [draft, changes => setDraft(now => ({ ...now, ...changes }))]
}

/** The number of days without a visit after which the others may vote for a bot. */
export const absentDaysOf = ({ absentDays, pace }: Draft): AbsentDays =>
  absentDays === 'usual' ? USUAL_ABSENCE[pace] : absentDays

/** The variants that apply to this number of seats, with their current values. */
export interface Switch {
  readonly key: string
  readonly variant: Variant
  readonly value: VariantValue
}

export const switchesOf = (game: GameToSetUp, { seats, variants }: Draft): Switch[] =>
  variantsThatMatter(game, seats.length, variants).map(([key, variant]) => ({
    key,
    variant,
    value: variants[key] ?? variant.default,
  }))

const variantsOf = (game: GameToSetUp, draft: Draft): TablePlan['variants'] =>
  Object.fromEntries(switchesOf(game, draft).map(({ key, value }) => [key, value]))

/** The levels of bots that this table offers. */
export const levelsIn = (game: GameToSetUp, draft: Draft): readonly Level[] =>
  levelsOffered(game.id, draft.seats.length, variantsOf(game, draft))

export function planOf(game: GameToSetUp, draft: Draft, set: KeptBox | null): TablePlan {
  const { place, seats, seating, hints, rated, name } = draft
  const isRated = place === 'online' && rated && set === null
  return {
    game: game.id,
    seats: seats.map(seat => ({ ...seat, bot: seat.bot === null ? null : levelFor(seat.bot, levelsIn(game, draft)) })),
    variants: variantsOf(game, draft),
    box: set?.hash ?? null,
    drawn: seating === 'drawn' && seats.length > 1,
    hints: place === 'online' && hints && !isRated,
    rated: isRated,
    pace: place === 'online' ? paceOf(draft.pace, draft.timeout, draft.hasNights) : null,
    ...(place === 'online' ? { absentDays: absentDaysOf(draft) } : {}),
    name,
  }
}

/** Remembers the name given here, so it needn't be typed again. */
function rememberName({ seats: [me] }: TablePlan): void {
  if (me !== undefined && me.name !== t('defaultName')) changeSettings({ name: me.name })
}

export async function createOnline(plan: TablePlan, set: KeptBox | null, draft: Draft): Promise<string> {
  beOnline()
  const own = set === null ? null : { name: set.name, tables: set.tables }
  const { listing, group, bestOf } = draft
  const id = await (
    await onlineTables()
  ).create(plan, [0], {
    set: own,
    listing: (group === null ? listing : null) ?? undefined,
    group: group ?? undefined,
    bestOf: bestOf === 1 ? undefined : bestOf,
  })
  rememberName(plan)
  return id
}

export const movedTo = (place: Draft['place'], { seats }: Draft): Partial<Draft> => ({
  place,
  seats: place === 'online' ? opened(seats) : resized(seats.slice(0, 1), seats.length),
})

export function withSeats(count: number, { place, seats }: Draft): Partial<Draft> {
  const changed = resized(seats, count)
  return { seats: place === 'online' ? opened(changed) : changed }
}

/** At an online table, a seat gets its default name when it's opened or given to a bot. */
export function reseated(i: number, seat: SeatPlan, { place, seats }: Draft): Partial<Draft> {
  const isNew = place === 'online' && i > 0 && (seat.bot === null) !== (seats[i]?.bot === null)
  const name = seat.bot === null ? seatName(i) : freeBotNames(seats)[0]
  return { seats: seats.with(i, isNew ? { ...seat, name: name ?? seat.name } : seat) }
}

const seatName = (i: number): string => t('setUp.seatName', { number: i + 1 })

function freeBotNames(seats: readonly SeatPlan[]): string[] {
  const taken = new Set(seats.map(seat => seat.name))
  return BOT_NAMES.filter(name => !taken.has(name))
}

/** One person and enough bots for the smallest multiplayer table. */
function firstSeats(game: GameToSetUp): SeatPlan[] {
  const count = game.seats.find(seats => seats >= 2) ?? game.seats[0] ?? 1
  return resized([{ name: settings().name || t('defaultName'), bot: null }], count)
}

/** Online, everyone except the first player joins by link. */
const opened = (seats: readonly SeatPlan[]): SeatPlan[] =>
  seats.map((seat, i) => (i === 0 ? { ...seat, bot: null } : { name: seatName(i), bot: null }))

function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const free = freeBotNames(seats)
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, i) => ({
    name: free[i] ?? t('setUp.playerNumber', { number: seats.length + i + 1 }),
    bot: 'normal',
  }))
  return [...seats.slice(0, count), ...more]
}
