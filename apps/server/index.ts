export { createApp, type AppSettings } from './app.ts'
export { CannotStart, prepareData, serve, settingsFrom, type ServeSettings, type Served } from './serve.ts'
export { ownProcess } from './own-process.ts'
export { backUp, backUpPostgres, CannotCopy, checkTables, restore, restorePostgres, tablesIn } from './store/backup.ts'
