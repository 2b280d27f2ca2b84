// An advancement's subject, as an engraving on a share certificate.

import type { AdvancementId } from '../../data/advancements.ts'
import css from './drawings.module.css'

const GLYPHS = {
  gear: 'M10 1h4l.7 3 2.1.9L19.5 3.3l2.2 2.3L20.1 8l.9 2.1 2.5.6v3l-2.5.7-.9 2.1 1.6 2.5-2.3 2.3-2.6-1.7-2 .9L14 23h-4l-.8-2.5-2-.9-2.6 1.7-2.3-2.3 1.6-2.5-.9-2.1L.5 13.7v-3l2.5-.6L3.9 8 2.3 5.6l2.3-2.3L7.2 4.9l2.1-.9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  saw: 'M1 7l15-4 7 9-3 1-1.5-1.5L17 14l-2-1.5-1.5 2.7-2-1.5-1.5 2.6-2-1.5L6.5 17.5 5 16l-2 3z',
  flame:
    'M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 2-5 3-8 1 2 2 3 2 4 2-2 3-6 2-10zM12 14c-2 2-3 3-3 5a3 3 0 0 0 6 0c0-2-1-3-3-5z',
  spark: 'M12 1l2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 6-2-6-6 3 3-6-6-2 6-2-3-6 6 3z',
  seal: 'M12 1a8 8 0 0 1 4 15l2 7-6-3-6 3 2-7a8 8 0 0 1 4-15zM12 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  plan: 'M1 4l7-3 8 3 7-3v19l-7 3-8-3-7 3zM8 4v13.5l8 3V6.5z',
  wire: 'M11 1h2v3h8v2h-8v3h6v2h-6v12h-2V11H5V9h6V6H3V4h8z',
  coins:
    'M8 2c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zM1 8c1.5 1.5 4 2 7 2s5.5-.5 7-2v3c0 1.7-3 3-7 3s-7-1.3-7-3zM9 16c1.5.5 9 .5 14-2v5c0 2-3 3.5-7 3.5S9 21 9 19z',
  crate: 'M1.5 3h21v18.5h-21zM4 8v11l4.5-5.5zM6 6l6 6 6-6zM20 8l-4.5 5.5L20 19zM6 19h12l-6-5.5z',
  horn: 'M2 9h5L19 3v17L7 15v6H4l-1-6H2zM21 9c2 1.5 2 4 0 5.5z',
  crown: 'M2 6l5 5 5-8 5 8 5-5-2 12H4zM4 20h16v2H4z',
  tower: 'M6 22V8h3V4h2V1h2v3h2v4h3v14h-4v-5h-4v5zM9 10v2h2v-2zm4 0v2h2v-2zm-4 4v2h2v-2zm4 0v2h2v-2z',
} as const

const OF: Readonly<Record<AdvancementId, keyof typeof GLYPHS>> = {
  dynamite: 'spark',
  'band-saw': 'saw',
  'blast-furnace': 'flame',
  'patent-office': 'seal',
  'steam-engine': 'gear',
  'land-survey': 'plan',
  telegraph: 'wire',
  'land-grant': 'coins',
  recycling: 'coins',
  warehousing: 'crate',
  'substitute-materials': 'saw',
  'assembly-line': 'gear',
  advertising: 'horn',
  'property-management': 'tower',
  'extra-shift': 'flame',
  'brand-loyalty': 'seal',
  'mass-production': 'gear',
  skyscrapers: 'tower',
  computing: 'wire',
  conglomerate: 'crown',
  'stock-exchange': 'coins',
  'export-trade': 'crate',
  'holding-company': 'seal',
  trust: 'crown',
}

export const Glyph = ({ of }: { of: AdvancementId }) => (
  <svg viewBox="0 0 24 24" className={css['glyph']} aria-hidden="true">
    <path d={GLYPHS[OF[of]]} fillRule="evenodd" />
  </svg>
)
