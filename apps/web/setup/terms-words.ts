// The words for a table's terms, at set-up and at the table.

export const terms = {
  terms: {
    pace: 'Pace',
    timeout: 'When time runs out',
    timeoutAs: {
      bot: 'A bot plays on',
      wait: 'Wait',
      open: 'Free the seat',
    },
    absence: 'If a player stays away',
    absenceDays: 'Vote for a bot after {count|day|days}',
    absenceNever: 'Always wait',
    absenceExplain: 'A majority of the others decides.',
    absenceLive: 'A majority of the others decides. A player whose time is up counts as away at once.',
    nights: 'Nights don’t count',
    nightsExplain: 'Clocks stop from 23:00 to 7:00 in your time zone.',
  },
} as const
