// The kit's public API. Boards are built from these parts. A board receives the legal choices and never computes them.

import './tokens.css'

export type {
  AboutAt,
  AnyGameUi,
  AnySceneTelling,
  AnyTextHints,
  AnyTourStop,
  BoardProps,
  BoardMemory,
  BoardTalk,
  GameUi,
  MarkedFacts,
  Outcome,
  Sound,
  StandingItem,
  ThingDelta,
  TextHints,
  TourStop,
  TurnProgress,
  WorkshopProps,
} from './game-ui.ts'
export { BoardFrame, type Frame, useFrame } from './frame.tsx'
export { BoardPicture } from './how-to-play/board-picture.tsx'
export {
  type AnyHowToPlay,
  type CallOut,
  type Drawable,
  type HowToPlay,
  type HowToScreen,
  screensOf,
} from './how-to-play/lesson.ts'
export { bringInSight, isInSight } from './map/bring-in-sight.ts'
export { JumpBar, useBoardParts, useFollowing } from './map/jump-bar.tsx'
export { LitInSight } from './map/lit-in-sight.tsx'
export { PanZoom } from './map/pan-zoom.tsx'
export { playSound, useSounds } from './motion/sound.ts'
export { Traveller, type Trip } from './motion/travel.tsx'
export { type Choice, pathOf, type PlacedLine } from './option/choices.ts'
export { InPrompt, PromptRow } from './option/in-prompt.tsx'
export type { ChoicePreview } from './option/detail.ts'
export { EffectTag, useTagged } from './option/effect-tag.tsx'
export { useLayer } from './option/layer-context.ts'
export { OptionLayer } from './option/layer.tsx'
export { type Drafted, Place, type PlaceProps, type Shape } from './option/place.tsx'
export { type PlaceMark, PlaceMarks } from './option/place-marks.tsx'
export { PromptBar } from './option/prompt-bar.tsx'
export { scrollAbove } from './option/lent-scroll.ts'
export { isTyping } from './option/typing.ts'
export { RuleLink } from './option/rule-link.tsx'
export {
  type Considered,
  type Foreseen,
  type ThingForeseen,
  useConsidered,
  useForeseen,
  useForeseenAll,
  usePicked,
} from './option/use-considered.ts'
export { Beside } from './inspect/beside.tsx'
export { AidSection, AidSheet, type AidTerm } from './panels/aid.tsx'
export { counted } from './panels/counted.ts'
export { GalleryPart, PrintedValues } from './panels/gallery-part.tsx'
export { Journal, type JournalTurn } from './panels/journal.tsx'
export { aboutPanel, isPanel, PlayerPanel } from './panels/player-panel.tsx'
export { ScoreChart } from './panels/score-chart.tsx'
export { ScoreSheet } from './panels/score-sheet.tsx'
export { type Sourced, Sources } from './panels/sources.tsx'
export { Card, CardHand, Pile } from './pieces/card.tsx'
export { Coin, Money } from './pieces/coin.tsx'
export { Cube, type GoodForm } from './pieces/cube.tsx'
export { Die } from './pieces/die.tsx'
export { type PieceProps, SEAT_LETTERS, seatColour, seatInk, SeatMark } from './pieces/seat-mark.tsx'
export { PriceLadder, Track, type TrackMarker } from './pieces/track.tsx'
export type { Scene, SceneMoment, SceneRow, SceneStep, SceneTotals, SceneTelling } from './scene/scene.ts'
export { SceneSheet } from './scene/scene-sheet.tsx'
export { Flights } from './story/flights.tsx'
export { StoryLine } from './story/story-line.tsx'
export { type Tale, type TaleClause, taleOf, type Telling } from './story/tale.ts'
export { type About, type AnyThing, type PlaceRef, thingId, thingOf, type Whereabouts } from './things.ts'
export { KitProvider } from './settings.tsx'
export { type Here, isAsked, nameOf, readerFor, viewerOf } from './reader.ts'
export { memoByValue } from './memo-by-value.ts'
export type { JournalEntry } from './text/journal-entry.ts'
export { TextTable } from './text/text-table.tsx'
export { type Voice } from './voice.ts'
export { speaker } from './speech.ts'
