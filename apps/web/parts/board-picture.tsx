// A close-up of a game's board, taken by `npm run pictures`. Games without one show an empty frame. It loads after the text around it
// has been painted.

import { useSettings } from '../settings/settings.ts'

const FILES: Readonly<Record<string, string>> = import.meta.glob('./photographs/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Every picture is stored at both widths. */
const WIDE = 480
const SMALL = 240
const HEIGHT = 392

type Light = 'light' | 'dark'

function srcSetOf(game: string, light: Light): string | null {
  const [wide, small] = ['', '-small'].map(size => FILES[`./photographs/${game}-${light}${size}.webp`])
  return wide === undefined || small === undefined ? null : `${wide} ${WIDE}w, ${small} ${SMALL}w`
}

/** `sizes` is the displayed width, as for the `img` element. */
export function BoardCloseUp({ game, sizes }: { game: string; sizes: string }) {
  const { theme } = useSettings()
  const [light, dark] = [srcSetOf(game, 'light'), srcSetOf(game, 'dark')]
  if (light === null || dark === null) return null
  return (
    <picture>
      {theme === 'system' && <source srcSet={dark} sizes={sizes} media="(prefers-color-scheme: dark)" />}
      <img srcSet={theme === 'dark' ? dark : light} sizes={sizes} width={WIDE} height={HEIGHT} alt="" loading="lazy" />
    </picture>
  )
}
