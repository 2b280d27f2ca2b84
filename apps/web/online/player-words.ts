// The text about a player’s devices and ways to sign in.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  player: {
    title: 'Playing online',
    text: 'No account needed. This browser holds the key to your seats, and you can share it with your other devices.',
    nobody: 'You haven’t played online from this browser. No account needed: a link and a name are enough.',
    devices: 'Your devices',
    thisDevice: 'this one',
    someDevice: 'A browser',
    seen: 'last seen {when}',
    drop: 'Sign out',
    newCode: 'Make a code',
    codeExplain: 'To play from your phone or another browser, make a code here and enter it there.',
    codeText:
      'Enter it under Settings on the other device, or point its camera at the QR code. It works once, until {time}.',
    qr: 'QR code that opens Settings with this code',
    passkeyExplain: 'A passkey does the same without typing. Your phone or computer stores it.',
    passkeys: 'You have {count|passkey|passkeys} here.',
    newPasskey: 'Make a passkey',
    usePasskey: 'Use your passkey',
    dropPasskeys: 'Delete passkeys',
    mailExplain:
      'Lost your devices? If you confirmed an e-mail address under Notifications, we send you a code to get back to your account here.',
    mailSent:
      'If {address} belongs to a player here, a code is on its way. Enter it within 15 minutes, on this device.',
    mailCode: 'Code from the e-mail',
    signIns: 'Sign-ins',
    signIn: {
      code: '{device} signed in with a code.',
      passkey: '{device} signed in with a passkey.',
      mail: '{device} signed in by e-mail.',
      address: 'An e-mail address was confirmed on {device}.',
      when: '{when}. If it wasn’t you, sign that device out.',
      check: 'Check your devices',
      fine: 'It was me',
    },
    enter: 'Code from your other device',
    enterExplain:
      'Only use a code you made yourself. This browser and its seats will belong to the player who made the code.',
    useCode: 'Use this code',
    forget: 'Delete me from this server',
    forgetText:
      'Your name is removed everywhere. Your notes, devices and passkeys are deleted, and bots play on for you. Other players’ games stay. Tables where you play alone are deleted. This can’t be undone.',
    forgetRunning: 'You lose your seats at {count|running table|running tables}:',
    forgetSure: 'Delete me',
  },
})
