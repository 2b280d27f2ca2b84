// A page for board developers and browser tests: every piece in all its states, and a whole game. Run `npx vite --config
// packages/board-kit/tests/demo/vite.config.ts`, then open /, /?table or /?text.

import '@fontsource-variable/besley'
import '@fontsource-variable/inter'
import './page.css'
import { KitProvider } from '@tableworks/board-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import { SaltTable } from './salt-table.tsx'

const asked = new URLSearchParams(location.search)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (asked.get('contrast') === 'more') document.documentElement.dataset['contrast'] = 'more'

createRoot(root).render(
  <StrictMode>
    <KitProvider
      motion={asked.get('motion') === 'off' ? 'off' : 'auto'}
      contrast={asked.get('contrast') === 'more' ? 'more' : 'auto'}
      ruleHref={rule => `#${rule}`}
    >
      {asked.has('table') || asked.has('text') ? <SaltTable text={asked.has('text')} /> : <Gallery />}
    </KitProvider>
  </StrictMode>,
)
