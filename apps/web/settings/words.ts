// The text of the settings.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  settings: {
    title: 'Settings',
    text: 'Saved in this browser only.',
    look: 'Look',
    theme: {
      label: 'Light or dark',
      system: 'Match system',
      light: 'Light',
      dark: 'Dark',
    },
    contrast: {
      label: 'Contrast',
      system: 'Match system',
      more: 'High',
    },
    motion: {
      label: 'Animation',
      system: 'Match system',
      reduce: 'Off',
    },
    pace: {
      label: 'Bot speed',
      slow: 'Slow',
      brisk: 'Fast',
      atOnce: 'Instant',
    },
    scenes: {
      label: 'Show summaries of rounds and ages',
      explain:
        'Shows what happened, step by step, when a round or age ends. You can reopen summaries from the journal. Other players don’t wait for you.',
    },
    size: {
      label: 'Text size',
      value: '{size}%',
    },
    play: 'At the table',
    turnBell: {
      label: 'Bell on your turn',
      explain: 'Rings when other players have moved and it’s your turn.',
    },
    sounds: {
      label: 'Sounds',
      explain: 'Wood, coins and dice, when something happens.',
    },
    confirmTurn: {
      label: 'Confirm end of turn',
      explain: 'Asks before a move that ends your turn.',
    },
    textMode: {
      label: 'Start in text mode',
      explain: 'Tables open as text. Press T to switch.',
    },
    name: {
      label: 'Your name',
      explain: 'Used at tables you open with one press.',
    },
    language: {
      label: 'Language',
      en: 'English',
      pseudo: 'Accented English, for testing',
    },
    tips: {
      again: 'Show first-turn tips again',
      told: 'They’ll be back on your next turn.',
    },
    storage: 'Storage',
    storageText: {
      durable: 'Your tables stay until you delete them.',
      'best-effort': 'The browser may delete your tables when the disk is full. Save important tables as files.',
      memory: 'This browser doesn’t save data for this page. Tables last only while this tab is open.',
    },
  },
})
