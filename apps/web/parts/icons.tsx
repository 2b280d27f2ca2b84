// Line icons for buttons and facts. They're decoration beside text.

const PATHS = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 3v2',
  book: 'M12 6c-2-1.6-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13C17 4 14 4.4 12 6zm0 0v13',
  bot: 'M6 9h12v9H6zM12 9V6M12 4.5v.5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3',
  clock: 'M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 2M10 2h4',
  check: 'm5 12.5 4.5 4.5L19 7',
  cross: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  save: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  chat: 'M4 5.5h16v11H10l-4 3.5v-3.5H4z',
  down: 'm6 9.5 6 6 6-6',
  people:
    'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .9 3.2 2.7 3.5 5.4',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  right: 'm9.5 6 6 6-6 6',
  person: 'M12 4.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M9.3 5v14M14.7 5v14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.5',
} as const

export type IconName = keyof typeof PATHS

/** `size` is in pixels at the default text size, and grows with the text. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
)
