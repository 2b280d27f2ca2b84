// The Titans in their medallions. Each has a hat, a beard and a collar, combined so no two are alike.

import { TITAN_IDS, type TitanId } from '../../data/titans.ts'
import css from './drawings.module.css'

const HATS = [
  'M14.5 17V4h19v13zM9 17h30v3.5H9z', // Top hat.
  'M13 18c0-8 4.5-12 11-12s11 4 11 12zM9 18h30v3H9z', // Bowler.
  'M14 25c-2-9 2-15 10-15s12 6 10 15c-1-4-3-7-6-8-4 1.5-9 1-11 .5-2 2-2.5 4-3 7.5z', // Parted hair.
  'M14 28c-3-8 0-17 10-17s13 9 10 17c-1-5-3-8-5-9.5-4 2-8 2-10 0-2 1.5-4 4.5-5 9.5zM24 3a5 4.5 0 1 1 0 9 5 4.5 0 0 1 0-9z', // A bun.
] as const

const FACES = [
  'M16.5 33c2.5-3 5.5-3 7.5-1.5C26 30 29 30 31.5 33c-2.5 1.5-5.5 1.5-7.5.5-2 1-5 1-7.5-.5z', // Moustache.
  'M15.3 28c0 9 3 14 8.7 14s8.7-5 8.7-14c-1.5 3-4 4.5-8.7 4.5s-7.2-1.5-8.7-4.5z', // Full beard.
  'M25 25a3.8 3.8 0 1 1 0 .1zM29 29.5l1.5 9h-1l-1.5-8.5zM26.5 25a2.3 2.3 0 1 0 0-.1z', // Eyeglass.
] as const

const COLLARS = [
  'M24 43l-3 4 3 10 3-10z', // Tie.
  'M24 46l-7-3.5v7zM24 46l7-3.5v7z', // Bow.
] as const

export function Portrait({ titan }: { titan: TitanId }) {
  const number = TITAN_IDS.indexOf(titan)
  return (
    <svg viewBox="0 0 48 56" className={css['portrait']} aria-hidden="true">
      <path d="M2 56c0-11 9-15 22-15s22 4 22 15z" className={css['coat']} />
      <path d="M18 40h12l-6 14z" className={css['linen']} />
      <path d={COLLARS[Math.floor(number / 12) % COLLARS.length]} className={css['silk']} />
      <ellipse cx="24" cy="28" rx="9.5" ry="12" className={css['skin']} />
      <path d={FACES[Math.floor(number / 4) % FACES.length]} className={css['hair']} fillRule="evenodd" />
      <path d={HATS[number % HATS.length]} className={css['hair']} />
    </svg>
  )
}
