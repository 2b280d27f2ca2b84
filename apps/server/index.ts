export { createApp, type AppSettings } from './app.ts'
export { CannotStart, serve, settingsFrom, stopOnSignals, type ServeSettings, type Served } from './serve.ts'
