// The home page’s text.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  home: {
    title: 'Five heavy games about industry',
    lead: 'Coal, rails, factories and other people’s plans, at a table in your browser.',
    ways: 'Play against bots or people.',
    free: 'No account, nothing to install.',
    freeShort: 'No account needed.',
    again: 'Start another game',
    coming: 'Coming soon',
    play: 'Play against bots',
    playIn: 'Play against bots: {game}',
    moreOf: 'More about {game}',
    learn: 'Learn it',
    learned: '{done} of {of} learned',
    learnText: 'A turn in pictures, step by step',
    invite: 'Invite friends',
    inviteText: 'Send a link. They need no account',
    find: 'Find players',
    findText: 'Tables waiting for players',
    first: 'New to heavy games?',
    firstText: '{game} teaches you how a table works in 10 minutes.',
    yourMove: 'Your move',
    yourMoveFor: 'Your move, {name}',
    nothing: 'Nothing to do right now',
    nothingFor: 'Nothing to do right now, {name}',
    waiting: '{count|table is|tables are} waiting for you.',
    moreYours: '{count|more table is|more tables are} waiting for you',
    newGame: 'New game',
    takeTurn: 'Take your turn',
    takeTurnOf: 'Take your turn in {game}: {names}',
    others: 'Waiting for other players',
    all: 'All {count} tables',
    promises: 'Why play here',
    promise: {
      rules: {
        title: 'Rules enforced',
        text: 'Legal moves light up. Click anything else to see why not.',
      },
      dice: {
        title: 'Dice anyone can check',
        text: 'The seed is sealed before the game and opened after it, so anyone can check every shuffle and roll.',
      },
      undo: {
        title: 'Free undo',
        text: 'Against bots, undo as far as you like. Among people, until a move has revealed something.',
      },
      everyone: {
        title: 'A table for everyone',
        text: 'Play by mouse, touch, keyboard or screen reader, from phone to projector. Nothing depends on colour alone.',
      },
    },
    life: {
      online: '{count|person|people} online',
      waiting: '{count|table needs|tables need} players',
    },
  },
})
