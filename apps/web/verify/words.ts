// The text for checking a game file.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  verify: {
    text: 'Open a finished game’s file. This page replays it move by move and compares the result, every position and the dice with the file. The file stays on your device.',
    drop: 'or drop it here',
    checking: 'Replaying …',
    same: 'This file’s commitments match the ones your browser recorded.',
    seenLate:
      'This file’s commitments match the ones your browser recorded. But your browser had no secret number at the table yet, so it can’t rule out earlier changes.',
    sameHost:
      'The server’s commitment matches the one your browser recorded. At that point players could still change theirs, so those can’t be compared.',
    unseen: 'This browser never saw this table, so it has no commitments to compare with the file.',
    ownNumber: 'One of the numbers in the dice came from this browser.',
    tooLarge: 'This file is larger than any game file. Is it the right one?',
    agrees: 'Everything matches',
    open: 'Nothing differs, but not everything can be checked',
    differs: 'The file doesn’t match',
    unreadable: 'The file can’t be checked',
    unknownGame: 'This page doesn’t have the game “{game}”.',
    game: 'Game',
    moves: 'Moves',
    fault: 'Something went wrong during the replay. Details: {detail}',
    result: 'Result',
    place: 'Place',
    seat: 'Seat',
    score: 'Score',
  },
})
