// The text of the About page.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  about: {
    title: 'About Tableworks',
    text: 'Five heavy industry games in the browser, with their exact rules. The code, art and rules text are our own. The games belong to their designers and publishers. Thank you for making them.',
    how: 'How a table works',
    howText:
      'A table is a log of moves. Undo, replay, dice checks and what-if games all come from it. Tables on this device stay in your browser. Online tables are stored on this server.',
    dice: 'Dice',
    diceText:
      'A secret is sealed before play, and every draw comes from it. Online, each player’s browser adds a random number. A finished game’s file contains them all, so anyone can check the draws.',
    credits: 'Credits',
    fonts: 'Fonts: Besley and Inter, both under the SIL Open Font License.',
    software: 'Made with React, wouter, comlink, idb and marked, under the MIT, ISC and Apache licences.',
    checkFile: 'Check a game file',
    version: 'Version {version}',
  },
})
