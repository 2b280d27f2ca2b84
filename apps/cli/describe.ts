// A game as data, for `tw games --json` and the engine's `games`.

import { type AnyGame, hashOfTables } from '@tableworks/kernel'

export const describeGame = (game: AnyGame) => ({
  id: game.id,
  name: game.name,
  rules: game.rules,
  components: { name: game.components.name, hash: hashOfTables(game.components.tables) },
  seats: game.seats,
  variants: game.variants,
  decisions: game.notation.decisions.map(name => ({
    name,
    prompt: game.words.prompts[name] ?? '',
    options: game.notation.patterns(name),
  })),
})
