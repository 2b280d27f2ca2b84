// An attack that `npm run test:abuse` runs. Each has its own file and is listed in attacks.ts.

export interface Attack {
  /** The name to pass to `npm run test:abuse --`. */
  readonly name: string
  readonly about: string
  /** Attacks servers that it starts on 127.0.0.1 and returns one line of figures. Throws if the attack succeeds. */
  run(): Promise<string>
}
