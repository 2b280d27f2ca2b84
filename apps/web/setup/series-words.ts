// The text for series of games.

export const series = {
  series: {
    length: 'Series',
    single: 'Single game',
    bestOf: 'Best of {bestOf}',
    bestOfCounting: 'Best of {bestOf}, counting this game',
    setUp: 'Seats rotate after each game. The series ends when no one can catch the leader.',
    game: 'Game {game} of {bestOf}',
    standing: 'Series: {finished} of {bestOf} games played',
    won: '{names} {count?wins|share} the best of {bestOf}',
    ranks: 'Sum of ranks',
    explain: 'Most wins first. If wins are equal, the smaller sum of ranks leads.',
    next: 'Next game',
    toGroup: 'Back to {name}',
  },
} as const
