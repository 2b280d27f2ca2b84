// Types for the parts of boardgame.io that we use, because the package is only installed for the benchmark.

/** What its bots read when a game is over. */
export interface Gameover {
  readonly winner: string
}

export interface Ctx {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly playOrderPos: number
  readonly turn: number
  readonly gameover?: Gameover
}

export interface Context<G> {
  readonly G: G
  readonly ctx: Ctx
  readonly events: { endTurn(): void }
}

// oxlint-disable-next-line typescript/no-explicit-any -- each move has arguments of its own
type MoveFn<G> = (context: Context<G>, ...args: any[]) => 'INVALID_MOVE' | void

export interface Game<G> {
  readonly name?: string
  setup(context: Pick<Context<G>, 'ctx'>): G
  readonly moves: Readonly<Record<string, MoveFn<G>>>
  readonly turn?: {
    readonly minMoves?: number
    readonly maxMoves?: number
    readonly order?: {
      first(context: Context<G>): number
      next(context: Context<G>): number | undefined
    }
    onBegin?(context: Context<G>): void
    onEnd?(context: Context<G>): void
  }
  endIf?(context: Context<G>): Gameover | undefined
}

export interface MatchState<G> {
  readonly G: G
  readonly ctx: Ctx
}

export interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: unknown[]; readonly playerID: string }
}

export interface Internal {
  InitializeGame<G>(wanted: { game: Game<G>; numPlayers: number }): MatchState<G>
  CreateGameReducer<G>(wanted: { game: Game<G> }): (state: MatchState<G>, action: MakeMove) => MatchState<G>
}

export type MakeClient = <G>(wanted: { game: Game<G>; numPlayers: number; debug: boolean }) => {
  getState(): MatchState<G> | null
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>
}

/** The tree search of boardgame.io. In its synchronous mode the work is done when `play` returns, before the promise settles. */
export type MakeMcts = new (wanted: {
  game: Game<never>
  enumerate: (...args: never[]) => unknown
  iterations: number
  playoutDepth: number
}) => { play(state: MatchState<unknown>, playerID: string): Promise<unknown> }
