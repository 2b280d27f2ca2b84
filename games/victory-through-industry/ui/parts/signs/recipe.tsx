// Inputs, an arrow, outputs: what a factory does, in small crates.

import { type FactoryId, typeNumber } from '../../../data/factories.ts'
import type { ProductId } from '../../../data/products.ts'
import type { VictoryBox } from '../../table.ts'
import { say } from '../../words.ts'
import { CrateIcon } from './crate.tsx'
import css from './signs.module.css'

export const recipeOf = ({ recipes }: Pick<VictoryBox, 'recipes'>, factory: FactoryId) =>
  recipes[typeNumber[factory]] ?? { inputs: [], outputs: [] }

interface RecipeProps {
  readonly factory: FactoryId
  readonly box: VictoryBox
  readonly size?: number
}

export function Recipe({ factory, box, size = 17 }: RecipeProps) {
  const { inputs, outputs } = recipeOf(box, factory)
  return (
    <span className={css['recipe']}>
      <Sides sides={inputs} box={box} size={size} />
      <b aria-label={say('makes')}>→</b>
      <Sides sides={outputs} box={box} size={size} />
    </span>
  )
}

/** Only the outputs. */
export const Makes = ({ factory, box, size = 20 }: RecipeProps) => (
  <span className={css['recipe']}>
    <Sides sides={recipeOf(box, factory).outputs} box={box} size={size} />
  </span>
)

/** Two crates with a slash between them mean either one. */
const Sides = ({ sides, box, size }: { sides: readonly (readonly ProductId[])[]; box: VictoryBox; size: number }) =>
  sides.map((oneOf, side) => (
    // Two sides may have the same products.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={side}>
      {oneOf.map((product, i) => (
        <span key={product}>
          {i > 0 && '/'}
          <CrateIcon product={product} box={box} size={size} />
        </span>
      ))}
    </span>
  ))
