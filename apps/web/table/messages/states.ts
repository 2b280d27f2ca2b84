// Messages that last as long as their cause: a pause, a bot in the viewer's seat, someone's absence, a spectator's view.

import type { Seat } from '@tableworks/kernel'
import { sayFileOrigin } from '../../online/file-origin.ts'
import { sitDown } from '../../online/chosen-name.ts'
import { onlineTables } from '../../online/here.ts'
import { finishedForMe, hasOnlyStandIns, isAtTable } from '../../online/seats.ts'
import { lentSeat, takeBack } from '../../online/take-back.tsx'
import { sayDifferences, seenCommitments } from '../../online/seen-commitments.ts'
import { sayList, sayWhen } from '../../words/index.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import type { Message } from './message.ts'

/** Closes the message with this key. */
type Close = (key: string) => () => void

/** How many seats a spectator's message lists, to keep it small. */
const MOST_SEATS = 2

/** Why the last undo was refused, and a button to ask the others. */
export function refusedUndo(table: TableModel): Message[] {
  const { session, state, position, viewer, voice, undoRefusedAt, refuseUndo } = table
  const { undo, seq } = position
  const said = undoRefusedAt === seq ? undo.refusal : state.refusal
  if (said === null) return []
  const canAsk = undo.askTo !== null && viewer !== null && said.because !== 'movedOn'
  const ask = {
    label: t('messages.askAll'),
    isMain: true,
    work: async () => canAsk && session.say(viewer, `/ask ${undo.askTo}`),
  }
  const [title, text] = [t('messages.noUndo'), voice.refusal(said)]
  const close = () => {
    refuseUndo(null)
    session.tellRefusal(null)
  }
  return [{ key: `refused ${seq}`, kind: 'undoRefused', title, text, actions: canAsk ? [ask] : [], close }]
}

/** A host of the server locked the table. */
export const lock = ({ card: { locked } }: TableModel): Message[] =>
  locked === undefined
    ? []
    : [
        {
          key: 'locked',
          kind: 'locked',
          title: t('trouble.locked.title'),
          text: t('trouble.locked.text', { detail: locked }),
        },
      ]

export function standIns(table: TableModel): Message[] {
  const { card, position, session } = table
  const isResting = hasOnlyStandIns(card) && position.paused
  const seat = lentSeat(card)
  const back = {
    label: t('tableRow.takeBack'),
    isMain: true,
    work: async () => seat !== undefined && takeBack(card.id, seat),
  }
  const letPlay = { label: t('online.letBotsPlay'), work: async () => session.pause(false) }
  if (isResting)
    return [
      {
        key: 'only bots',
        kind: 'onlyBots',
        title: t('messages.onlyBots'),
        text: t('online.onlyStandIns'),
        actions: [...(seat === undefined ? [] : [back]), ...(isAtTable(card) ? [letPlay] : [])],
      },
    ]
  const chapter = finishedForMe(card)
  if (chapter !== undefined) {
    const [title, text] = [t('messages.finishes', { chapter }), t('messages.finishesText', { chapter })]
    return [{ key: `finishes ${chapter}`, kind: 'finishes', title, text }]
  }
  if (seat === undefined) return []
  return [
    { key: 'stand-in', kind: 'standIn', title: t('tableRow.botForYou'), text: sayTurns(table, seat), actions: [back] },
  ]
}

/** "2 turns since 14:10, when your time ran out." */
function sayTurns({ events, journal }: TableModel, seat: Seat): string {
  const begin = events.all.findLast(one => one.kind === 'botIn' && one.seat === seat)
  if (begin === undefined) return t('messages.botForYouText')
  const own = journal.filter(entry => entry.step > begin.step && entry.seat === seat)
  const turns = own.filter(({ step }) => !own.some(before => before.step === step - 1)).length
  const since = { count: turns, time: sayWhen(begin.at) }
  if (begin.detail === 'vote') return t('messages.botSinceVote', since)
  return begin.detail === 'time' ? t('messages.botSinceTime', since) : t('messages.botSince', since)
}

/** Players whose absence lets the others propose a bot. */
export function absences({ card, position, sides }: TableModel, close: Close): Message[] {
  const { online, clock, absentDays = null } = card
  const isAsked = (seat: Seat) => position.votes.some(vote => vote.kind === 'bot' && vote.seat === seat)
  return (online?.away ?? [])
    .filter(seat => !isAsked(seat))
    .map(seat => {
      const isTimeUp = clock?.running.includes(seat) === true && (clock.left[seat] ?? 0) <= 0
      const name = sides[seat] ?? ''
      const key = `absent ${seat}`
      const propose = async () => (await onlineTables()).ask('proposeBot', { table: card.id, seat })
      return {
        key,
        kind: isTimeUp ? 'timeUp' : 'absent',
        seat,
        title: t(isTimeUp ? 'messages.timeUp' : 'messages.absent', { name }),
        text: isTimeUp
          ? t('messages.timeUpText', { name })
          : t('messages.absentText', { name, count: absentDays ?? 3 }),
        actions: [{ label: t('messages.proposeBot'), work: propose }],
        close: close(key),
      } satisfies Message
    })
}

/** The game waits for players to sit down. Those who play may invite someone, and the table's maker may let bots play. */
export function openSeats({ card, sides, position, setOpen }: TableModel, close: Close): Message[] {
  const { id, online } = card
  if (online === undefined || online.mine.length === 0 || position.last === 0 || position.seen.result !== null)
    return []
  return online.open.map(seat => {
    const key = `open ${seat}`
    const name = sides[seat] ?? ''
    const invite = { label: t('messages.invite'), isMain: true, work: async () => setOpen('seats') }
    const letBotPlay = {
      label: t('messages.letBotPlay'),
      work: async () => (await onlineTables()).ask('reseat', { table: id, seat, bot: 'normal' }),
    }
    return {
      key,
      kind: 'seatOpen',
      seat,
      title: t('messages.seatOpen', { name }),
      text: t('messages.seatOpenText'),
      actions: online.isOwner ? [invite, letBotPlay] : [invite],
      close: close(key),
    }
  })
}

/** A rematch whose other players haven't opened it yet. */
export function rematchOffer({ card, sides, position }: TableModel, close: Close): Message[] {
  const { awaited = [], pace } = card
  if (awaited.length === 0 || position.seen.result !== null) return []
  const names = sayList(awaited.map(seat => sides[seat] ?? ''))
  const text = t(pace === undefined ? 'messages.offeredText' : 'messages.offeredClocks')
  return [{ key: 'offered', kind: 'offered', title: t('messages.offered', { names }), text, close: close('offered') }]
}

/**
 * With clocks, the game is paused; without, only the bots are. They stop at the end of a challenge, where the panel says what's
 * next.
 */
export function pause({ card, position, session, coach }: TableModel): Message[] {
  const hasClocks = card.pace !== undefined
  const isAsked = position.votes.some(({ kind }) => kind === 'resume')
  if (!position.paused || position.seen.result !== null || isAsked || hasOnlyStandIns(card)) return []
  if (coach?.challenge?.isOver === true) return []
  const resume = { label: t('messages.resume'), work: async () => session.pause(false) }
  return [
    {
      key: 'paused',
      kind: 'paused',
      title: t(hasClocks ? 'messages.paused' : 'messages.botsPaused'),
      text: hasClocks ? t('messages.pausedText') : '',
      actions: isAtTable(card) ? [resume] : [],
    },
  ]
}

/** A spectator may take a free seat of a listed table. */
export function watching({ card, sides, position }: TableModel, close: Close): Message[] {
  const { online, seats } = card
  if (online === undefined || online.mine.length > 0 || position.seen.result !== null) return []
  const take = online.free.slice(0, MOST_SEATS).map(seat => ({
    label: t(seats[seat]?.bot === null ? 'messages.takeSeat' : 'messages.takeFromBot', { name: sides[seat] ?? '' }),
    work: () => sitDown({ table: card.id, seat }),
  }))
  // A free seat is shown before news, even if the spectator closed the note about watching.
  const kind = take.length > 0 ? 'seatFree' : 'watching'
  return [
    {
      key: kind,
      kind,
      title: t('messages.watching'),
      text: t('messages.watchingText'),
      actions: take,
      close: close(kind),
    },
  ]
}

/** What a player should know before moving. */
export function notes({ card, position, keeping }: TableModel, close: Close): Message[] {
  const { fromFile } = card
  const isNew = position.last < card.seats.length
  const texts = [
    keeping === 'memory' ? t('table.memory') : null,
    fromFile !== undefined && (fromFile.isUnchecked === true || isNew) ? sayFileOrigin(fromFile) : null,
    position.rules === null ? null : t('table.newRules', position.rules),
    ...(card.online === undefined ? [] : differences(card, position)),
  ]
  return texts
    .filter(text => text !== null)
    .map(text => ({ key: text, kind: 'note', title: t('messages.note'), text, close: close(text) }))
}

/** The server shows different commitments than before, so its dice can't be trusted. */
const differences = ({ id, sides }: TableModel['card'], { dice }: TableModel['position']): readonly string[] =>
  sayDifferences(seenCommitments.compareTable(id, dice), sides)
