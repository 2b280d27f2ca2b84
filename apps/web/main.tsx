import '@fontsource-variable/besley'
import '@fontsource-variable/inter'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startOffline } from './offline/offline.ts'
import { applySettings, followOtherTabs } from './settings/settings.ts'
import { nameLanguage } from './words/index.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

applySettings()
followOtherTabs()
nameLanguage()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
if (import.meta.env.PROD) startOffline()
