// Names for things and their owners on hover cards.

import { nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { FactoryId } from '../../data/factories.ts'
import type { ProductId } from '../../data/products.ts'
import type { Here } from '../table.ts'
import { say } from '../words.ts'

export const ownerOf = (on: Here, seat: Seat): string =>
  seat === on.me ? say('about.onYours') : say('about.onFloorOf', { name: nameOf(on, seat) })

export const productIn = ({ g }: Here, id: ProductId): string => g.box.products[id].name.toLowerCase()
export const factoryIn = ({ g }: Here, id: FactoryId): string => g.box.factories[id].name.toLowerCase()

/** "coal, steel and wood" */
export function listed(names: readonly string[], link = say('and')): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${link} ${last}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
