// The text of the set-up form.

import { speakerOf } from '../words/index.ts'
import { series } from './series-words.ts'
import { terms } from './terms-words.ts'

export const t = speakerOf({
  ...series,
  ...terms,
  setUp: {
    title: 'Set up {game}',
    games: 'Games',
    seats: 'Seats',
    count: 'How many seats',
    seat: 'Seat {number}',
    tableNameHint: 'The players’ names',
    name: 'Name',
    nameOf: 'Name of seat {number}',
    who: 'Who plays',
    whoOf: 'Who plays seat {number}',
    person: 'Player on this device',
    you: 'You',
    botExplain: {
      person: 'Plays on this device.',
      beginner: 'Plays carelessly and misses a lot. Good for a first game.',
      easy: 'Compares its actions, but often misjudges them.',
      normal: 'Plays the action that looks best one move ahead.',
      hard: 'Judges positions far better than normal, or looks further ahead.',
      expert: 'Plays its best ideas out in its head, opponents included.',
      untaught: 'Plays random moves, because bots haven’t learned this game yet.',
    },
    seating: 'Who sits where',
    rated: 'Rated',
    ratedExplain: 'No hints, standard components, fixed seats.',
    listed: 'Listed in the lobby',
    listedExplain: 'Anyone on this server can sit down or take over a bot, even without your link.',
    hints: 'Hints allowed',
    hintsExplain: 'Players may ask a strong bot, which sees only what they see.',
    seatingAs: {
      listed: 'As listed',
      drawn: 'Random seating',
    },
    seatingExplain: {
      listed: 'If the rules don’t say, seat 1 starts.',
      drawn: 'Drawn at random, like the dice.',
    },
    paceExplain: {
      none: 'Take as long as you need.',
      quick: 'Each player has 20 minutes, plus 20 seconds after each move.',
      live: 'Each player has 45 minutes, plus 30 seconds after each move.',
      daily: 'You have a day for each move.',
      threeDays: 'You have three days for each move.',
      bank: 'Each player has 14 days, plus 4 hours after each move.',
    },
    playerNumber: 'Player {number}',
    options: 'The table',
    variants: '{count|variant|variants}',
    asRuled: 'Standard rules',
    changed: '{count} changed',
    editBox: 'View or make your own',
    where: 'Where you play',
    whereAs: {
      here: 'On this device',
      online: 'Online',
    },
    whereExplain: {
      here: 'Saved in this browser only.',
      online: 'Saved on this server. No accounts needed.',
    },
    openSeats: '{count|open seat|open seats}',
    openSeatExplain: 'Open the table, then send your friends its link.',
    seatName: 'Seat {number}',
    badNames: 'Every seat needs a different name.',
    coming: 'Coming soon.',
  },
})
