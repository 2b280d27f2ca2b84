// The text about reporting, muting and blocking people, and about what hosts did.

export const manners = {
  manners: {
    open: 'Report, mute or block',
    profile: 'Profile',
    report: 'Report',
    reportTable: 'Report this table',
    reportMessage: 'Report this message',
    reportPerson: 'Report {name}',
    reportText: 'The host of this server reads reports. Only they see who reported.',
    reason: 'What’s wrong?',
    send: 'Send the report',
    sent: 'Report sent (number {n}). You’ll find the host’s answer on your page, under “From the host”.',
    mute: 'Mute',
    unmute: 'Unmute',
    muteText: 'Hides their chat on all your devices. They aren’t told.',
    block: 'Block',
    unblock: 'Unblock',
    blockText:
      'Mutes them. They also can’t take a seat at a table you made or sit at, and neither of you sees the other’s open tables in the lobby. They can still watch, and games you already share go on.',
    is: {
      mute: 'Muted',
      block: 'Blocked',
    },
    people: 'Muted and blocked people',
    noPeople:
      'You haven’t muted or blocked anyone. You can do it from a chat message, a player’s page, or a table’s seats.',
    fromHost: 'From the host',
    noticeLine: '{when}: “{reason}”',
    waiting: 'Your report of {when} is waiting: “{reason}”',
    bannedForGood: 'A host of this server banned you.',
    bannedUntil: 'A host of this server banned you until {when}.',
    bannedWhy: 'The reason: “{why}”',
  },
} as const
