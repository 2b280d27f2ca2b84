// The text for notifications.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  notices: {
    text: 'Choose what we notify you about, and how. We never show hidden cards, and we send nothing while you’re looking at the table.',
    none: 'This server doesn’t send notifications. The browser tab shows when it’s your turn.',
    notifyMeHint: 'Notifies you on this device when it’s your turn, even when the page is closed',
    toggle: '{kind}: {way}',
    what: 'Event',
    way: {
      push: 'This device',
      mail: 'E-mail',
      hook: 'Webhook',
    },
    kind: {
      turn: 'It’s your turn',
      request: 'A request needs your answer',
      seat: 'A seat is taken or a rematch starts',
      bot: 'A bot plays for you',
      over: 'A game is over',
      open: 'A table you’re waiting for opens',
    },
    explain: {
      turn: 'After a minute, if you’re not looking',
      request: 'When another player wants to undo, pause or let a bot play',
      seat: 'At your tables',
      bot: 'After a vote, or when your time runs out',
      over: 'With the final scores',
      open: 'Choose games under Play. At most three a day',
    },
    turnOn: 'Turn on',
    allowed: 'Allowed',
    unconfirmed: 'Not confirmed',
    paused: 'Paused after failing for a day',
    lastAt: 'Last sent {time}',
    test: 'Send a test',
    tested: 'Sent.',
    notTested: 'It wasn’t accepted. Check the address.',
    stop: 'Turn off',
    push: {
      text: 'Your browser shows notifications even when the page is closed.',
      cannot: 'This browser can’t show notifications. On an iPhone or iPad, add Tableworks to the home screen first.',
      blocked: 'Notifications are blocked for this site. Allow them in the browser’s settings.',
    },
    mail: {
      text: 'A confirmed address also brings you back to your account on a new device.',
      typeCode: 'We sent a code to {address}. Enter it here within 30 minutes.',
      code: 'Code',
      confirm: 'Confirm',
    },
    hook: {
      text: 'Sends each notification to a web address of yours.',
      form: 'Format',
      json: 'JSON, signed',
      discord: 'Discord',
      slack: 'Slack',
      address: 'Address (https)',
      keep: 'Save',
      secret: 'Signing key:',
    },
    quiet: {
      title: 'Quiet hours',
      off: 'Notifications arrive at any time.',
      on: 'From {from} to {to} ({zone}), notifications wait, and arrive together afterwards.',
      from: 'From',
      to: 'To',
      keep: 'Save hours',
      drop: 'Turn off',
    },
  },
})
