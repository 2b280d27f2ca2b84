export { createApp, type AppSettings } from './app.ts'
export {
  CannotStart,
  prepareData,
  serve,
  settingsFrom,
  stopOnSignals,
  type ServeSettings,
  type Served,
} from './serve.ts'
export { backUp, CannotCopy, checkTables, restore, tablesIn } from './store/backup.ts'
