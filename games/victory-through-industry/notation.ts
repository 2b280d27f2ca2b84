// Every decision's options as text.

import { notation, type OptionsIn, SEATS, whole } from '@tableworks/kernel'
import { TURNS } from './data/box.ts'
import { FACTORY_IDS } from './data/factories.ts'
import { PRODUCT_IDS } from './data/products.ts'
import { EDGE } from './readings/floor.ts'

export const NOTATION = notation(
  {
    factory: FACTORY_IDS,
    product: PRODUCT_IDS,
    contract: PRODUCT_IDS,
    output: PRODUCT_IDS,
    partner: SEATS,
    x: whole(-EDGE, EDGE),
    y: whole(-EDGE, EDGE),
    turn: TURNS,
  },
  {
    draft: ['draft {factory}'],
    layWhat: ['lay {factory}'],
    laySite: ['at {x},{y}'],
    fulfil: ['fulfil {contract} from {x},{y}', 'lose {contract}'],
    move: ['produce {factory}', 'operate'],
    produce: ['all', 'run {x},{y}', 'run {x},{y} for {output}', 'stop'],
    operate: [
      'stop',
      'build',
      'tear down',
      'move factory',
      'give factory to {partner}',
      'take factory',
      'move product',
      'trade',
      'bank {product}',
      'discard',
      'claim {contract}',
    ],
    buildWhat: ['build {factory}'],
    pay: ['pay {x},{y}'],
    site: ['at {x},{y}'],
    turn: ['turn {turn}'],
    pickFactory: ['factory {x},{y}', 'factory {x},{y} of {partner}'],
    pickProduct: ['product {x},{y}'],
    putProduct: ['to {x},{y}'],
    bankFor: ['for {product}'],
    tradeWith: ['with {partner}'],
    offer: ['lay {x},{y}', 'want {product}', 'send', 'drop'],
    answer: ['accept', 'decline', 'decline all', 'counter'],
    counter: ['lay {x},{y}', 'want {product}', 'send', 'decline'],
    reply: ['accept', 'decline'],
    handOver: ['hand over {x},{y}'],
    rescue: ['to {x},{y}', 'discard'],
  },
)
export type Options = OptionsIn<typeof NOTATION>
