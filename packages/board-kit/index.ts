// The kit's door. A board is built from these; what can be chosen is told to it and never known by it.

import './tokens.css'

export type { AnyGameUi, BoardProps, GameUi, Sound, StandingItem, TextHints, TourStop, Whereabouts } from './game-ui.ts'
export { type Choice } from './option/choices.ts'
export type { Delta, Preview } from './option/detail.ts'
export { type Layer, useLayer } from './option/layer-context.ts'
export { OptionLayer, type OptionLayerProps } from './option/layer.tsx'
export { Place, type PlaceProps, type Shape } from './option/place.tsx'
export { PromptBar, type TakeBack } from './option/prompt-bar.tsx'
export { Coin, Money } from './pieces/coin.tsx'
export { Cube, type GoodForm } from './pieces/cube.tsx'
export { Die } from './pieces/die.tsx'
export { type PieceProps, SEAT_LETTERS, seatColour, seatInk, SeatMark } from './pieces/seat-mark.tsx'
export { type KitSettings, KitProvider, useKit, useMayMove } from './settings.tsx'
export { type JournalEntry, TextTable, type TextTableProps } from './text/text-table.tsx'
export { type Voice } from './voice.ts'
export { KIT_WORDS, type KitWords } from './words.ts'
