// What `npm run test:abuse` runs: one file per attack, listed in attacks.ts.

export interface Attack {
  /** What to type after `npm run test:abuse --`. */
  readonly name: string
  readonly about: string
  /** Attacks servers it starts on 127.0.0.1, returns one line of figures, and throws when the server gave way. */
  run(): Promise<string>
}
