// The text around the picture guides.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  howToPlay: {
    title: 'How to play {game}',
    missing: 'This game has no picture guide yet. Read the rules instead.',
    before: 'Back',
    next: 'Next',
    of: '{number} of {count}',
    play: 'Set up a table',
    back: 'Back to the table',
  },
})
