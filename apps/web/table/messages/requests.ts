// Messages about what people at a table ask each other: to undo, to pause, to let a bot play.

import type { OpenVote } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { onlineTables } from '../../online/here.ts'
import { isMine, isStandIn } from '../../online/seats.ts'
import { sayList } from '../../words/index.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import { firstAfter } from '../undo-words.ts'
import type { Message, MessageAction } from './message.ts'

/** People answer for the seats they hold, even while a bot plays for them. */
export function undoRequest(table: TableModel): Message[] {
  const { card, position, session, sides } = table
  const { request } = position
  if (request === null) return []
  const { id, by, to, agreed } = request
  const people = card.seats.flatMap(({ bot }, seat) => (bot === null || isStandIn(card, seat) ? [seat as Seat] : []))
  const mine = people.filter(seat => !agreed.includes(seat) && isMine(card.online, seat))
  const isAsker = card.online !== undefined && isMine(card.online, by)
  const away = people.filter(seat => !agreed.includes(seat) && isStandIn(card, seat)).map(seat => sides[seat] ?? '')
  const text = [sayUndo(table, to), away.length > 0 ? t('table.askedAway', { names: sayList(away) }) : '']
  const said = {
    key: `undo ${id}`,
    seat: by,
    text: text.filter(one => one !== '').join(' '),
    answers: { voters: people.filter(seat => seat !== by), yes: agreed.filter(seat => seat !== by), no: [] },
  }
  const decliner = mine[0] ?? (isAsker ? by : undefined)
  const decline = (reason: string) =>
    decliner === undefined ? Promise.resolve() : session.say(decliner, `/decline ${id}`, reason)
  if (isAsker && mine.length === 0) {
    const cancel = { label: t('messages.cancel'), work: () => decline('') }
    return [{ ...said, kind: 'undoWaiting', seat: null, title: t('messages.undoWaiting'), actions: [cancel] }]
  }
  const title = t('messages.undoAsked', { name: sides[by] ?? '' })
  if (mine.length === 0) return [{ ...said, kind: 'undoWaiting', title }]
  const allow = mine.map((seat): MessageAction => ({
    label: mine.length === 1 ? t('messages.allow') : t('messages.allowAs', { name: sides[seat] ?? '' }),
    isMain: true,
    work: () => session.say(seat, `/agree ${id}`),
  }))
  const wantsReason = card.online !== undefined
  return [
    {
      ...said,
      kind: 'undoAsked',
      title,
      actions: [...allow, { label: t('messages.decline'), wantsReason, work: decline }],
    },
  ]
}

/** The first move that the undo would take back. */
function sayUndo(table: TableModel, to: number): string {
  const move = firstAfter(table, to)
  if (move === null || table.position.last === 0)
    return to === 0 ? t('messages.undoAll') : t('messages.undoTo', { step: to })
  return t('messages.undoBefore', { move })
}

export const votes = (table: TableModel): Message[] => table.position.votes.map(vote => voteMessage(table, vote))

function voteMessage({ card, sides }: TableModel, vote: OpenVote): Message {
  const { id, kind, by, seat, voters, yes, no, needed } = vote
  const answer = async (isFor: boolean) => (await onlineTables()).ask('vote', { table: card.id, vote: id, isFor })
  const mine = card.online?.mine ?? []
  const isAsker = mine.some(one => one === by)
  const mustAnswer = mine.some(one => voters.includes(one) && !yes.includes(one) && !no.includes(one))
  const isAboutMe = mine.some(one => one === seat)
  const names = {
    name: by === null ? t('happened.someone') : (sides[by] ?? ''),
    other: seat === null ? '' : (sides[seat] ?? ''),
  }
  const said = {
    key: `vote ${id} ${mustAnswer}`,
    seat: kind === 'bot' ? seat : null,
    icon: kind === 'pause' ? ('pause' as const) : kind === 'resume' ? ('play' as const) : ('bot' as const),
    answers: { voters, yes, no },
  }
  const count = t('messages.agreeCount', { yes: yes.length, needed })
  if (isAboutMe) {
    const title = t('messages.vote.botForMe')
    const keep = { label: t('messages.keepSeat'), isMain: true, work: () => answer(false) }
    return { ...said, kind: 'vote', title, text: t('messages.vote.botForMeText', names), actions: [keep] }
  }
  const title = t(`messages.vote.${kind}`, names)
  const text = `${t(`messages.vote.${kind}Text`, names)} ${count}`
  if (isAsker) {
    const cancel = { label: t('messages.cancel'), work: () => answer(false) }
    return {
      ...said,
      kind: 'voteWaiting',
      title: t('messages.undoWaiting'),
      text: `${title} ${count}`,
      actions: [cancel],
    }
  }
  if (!mustAnswer) return { ...said, kind: 'voteWaiting', title, text }
  const actions = [
    { label: t(`messages.vote.${kind}Yes`), isMain: true, work: () => answer(true) },
    { label: t(`messages.vote.${kind}No`), work: () => answer(false) },
  ]
  return { ...said, kind: 'vote', title, text, actions }
}
