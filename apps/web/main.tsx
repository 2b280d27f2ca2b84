import '@fontsource-variable/besley'
import '@fontsource-variable/inter'
import './base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchForFailures } from './last-resort.tsx'
import { startOffline } from './offline/offline.ts'
import { loadPageAt } from './pages.tsx'
import { applySettings, followChanges } from './settings/settings.ts'
import { nameLanguage } from './words/index.ts'
import { followTurns } from './your-turn/tab.ts'

// If the browser is too old for the page, odd-browser.js has already shown a message.
const root = document.getElementById('root')

watchForFailures()
applySettings()
followChanges()
nameLanguage()
followTurns()
if (import.meta.env.PROD) startOffline()

/**
 * The longest wait for the fonts and the page, which are being preloaded. Late fonts would shift the layout, and if the page isn't
 * there yet, React shows "Loading" for at least 300 ms.
 */
const LONGEST_WAIT = 500
const faces = ['1em "Inter Variable"', '1em "Besley Variable"'].map(face => document.fonts.load(face))
const loaded = Promise.all([...faces, loadPageAt(location.pathname)])
const enough = new Promise(done => setTimeout(done, LONGEST_WAIT))
const drawn = root === null ? null : createRoot(root)

void Promise.race([loaded, enough])
  .catch(() => undefined) // Falls back to system fonts. A page that can't be loaded shows its own message.
  .then(() =>
    // A transition renders in small steps, so a slow phone stays responsive.
    startTransition(() =>
      drawn?.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  )
