// The scenes in whole games as each seat sees them, for board tests.

import { heardBy, type Run, runsIn, type Seat, type SeatView, seatsOf, type Table } from '@tableworks/kernel'

/** How a board shows scenes; see GameUi. */
export interface Tellings<Scene> {
  readonly [kind: string]:
    | { readonly from: readonly string[]; readonly tell: (moment: never) => Scene | null }
    | undefined
}

export interface ToldScene<Scene> {
  readonly seat: Seat | null
  readonly run: Run<unknown>
  readonly before: SeatView
  readonly after: SeatView
  readonly scene: Scene
}

/** Every scene in a finished game, for each seat and a spectator. */
export function* scenesOf<Scene>(table: Table, scenes: Tellings<Scene>): Generator<ToldScene<Scene>> {
  const { referee, sideNames } = table
  for (const seat of [null, ...seatsOf(table.seats)]) {
    const journal = Array.from({ length: table.step + 1 }, (_, step) => ({
      step,
      told: step === 0 ? table.told(seat, 0, 0) : heardBy(seat, table.line[step - 1]?.told ?? []),
    }))
    for (const run of runsIn(journal, scenes)) {
      const [before, after] = [run.from, run.to].map(({ step, nth }) => table.viewWhenTold(seat, step, nth))
      if (before === undefined || after === undefined) continue
      const moment = { told: run.told, before, after, box: referee.box, sideNames }
      const scene = run.telling.tell(moment as never)
      if (scene !== null) yield { seat, run, before, after, scene }
    }
  }
}
