// Modules the build makes: see games.config.ts and rules.config.ts.

declare module 'virtual:games' {
  interface Doors {
    readonly rules: () => Promise<Readonly<Record<string, unknown>>>
    readonly ui?: () => Promise<Readonly<Record<string, unknown>>>
    readonly bot?: () => Promise<Readonly<Record<string, unknown>>>
  }
  /** Every game of games/index.ts, by its id. */
  export const DOORS: Readonly<Record<string, Doors>>
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
