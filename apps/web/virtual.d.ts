// Modules the build makes: see games.config.ts and rules.config.ts.

/** Of package.json. */
declare const TABLEWORKS_VERSION: string

declare module 'virtual:games' {
  /** The rules of every game of games/index.ts, by its id. */
  export const ENTRIES: Readonly<Record<string, () => Promise<{ readonly game: import('@tableworks/kernel').AnyGame }>>>
  /** The levels at which bots play each game, weakest first; a game bots know nothing of is not named. */
  export const LEVELS: Readonly<Record<string, readonly import('@tableworks/bots').Level[]>>
  /** The games that can be played on this page: those with a board. */
  export const BOARDS: readonly string[]
  /** What each game is called, a line about it, and what its lid says. */
  export const TITLES: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly line: string
        readonly seats: readonly number[]
        readonly lid?: import('@tableworks/kernel').Lid
      }
    >
  >
}

declare module 'virtual:boards' {
  export const ENTRIES: Readonly<
    Record<string, () => Promise<{ readonly ui: import('@tableworks/board-kit').AnyGameUi }>>
  >
}

declare module 'virtual:bots' {
  export const ENTRIES: Readonly<Record<string, () => Promise<import('@tableworks/bots').BotEntry>>>
}

declare module 'virtual:rules' {
  export interface RulesBlock {
    /** The clause, as its anchor: SAT-5, Q1. */
    readonly clauses: readonly string[]
    readonly html: string
    /** Small letters, for the search. */
    readonly text: string
  }
  export interface RulesSection {
    readonly id: string
    readonly title: string
    readonly level: number
    readonly blocks: readonly RulesBlock[]
  }
  export interface RulesPage {
    readonly title: string
    readonly sections: readonly RulesSection[]
  }
  /** The RULES.md of every game that has one, by the game's id. */
  export const RULES: Readonly<Record<string, () => Promise<{ readonly page: RulesPage }>>>
}
