// The text of the list of tables.

import { speakerOf } from '../words/index.ts'

export const t = speakerOf({
  tables: {
    title: 'My tables',
    text: 'Saved after every move: in this browser, or on the server if you play online.',
    running: 'Running',
    finished: 'Finished',
    empty: 'No tables yet. Pick a game and play. You’ll find its table here when you come back.',
    pick: 'Pick a game',
    save: 'Save as a file',
    delete: 'Delete',
    leave: 'Leave',
    leaveOf: 'Leave {table}',
    online: 'Online',
    yourTurn: 'Your turn',
    rename: 'Rename',
    renameOf: 'Rename the table {table}',
    deleteOf: 'Delete {table}',
    deleteSure: 'Delete table',
    deleteText: 'This is {table}. You can undo this until you leave the page.',
    deleteOdd: 'Data from {table} can’t be restored. Save it first if it matters.',
    deleted: '{table} was deleted.',
    restore: 'Undo',
    expires: 'Will be removed after {when} unless someone makes a move',
    expiresFinished: 'Will be removed after {when}. Save it as a file to keep it',
    won: 'Won by {names}',
    fromFile: 'From a file',
    fromUncheckedFile: 'From a file, position not checked',
    continued: 'Continued after the end',
    branch: 'What-if from move {step}',
    ownSet: 'Component set “{name}”',
    import: 'Open a game file',
    importText: 'Open a table you saved, or a game someone sent you. The file is checked and stays on your device.',
    whoPlaysOn: 'Who plays?',
    importing: 'Replaying …',
    odd: 'Unreadable tables',
    oddText:
      'Their data is damaged or comes from another version of Tableworks. Save the data if it matters, then delete them.',
    bestEffort: 'The browser may delete these tables when the disk is full. Save important tables as files.',
    sevenDays:
      'Safari, and every browser on an iPhone or iPad, deletes a page’s data if you don’t open it for seven days. Add Tableworks to your home screen or Dock to keep your tables, or save them as files.',
  },
})
