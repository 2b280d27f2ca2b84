// Every component in a set: factories, products, contracts.

import { GalleryPart } from '@tableworks/board-kit'
import { openBox } from '../../data/box.ts'
import { PRODUCT_IDS } from '../../data/products.ts'
import css from './gallery.module.css'
import { CardIcon } from '../parts/signs/card.tsx'
import { CrateIcon } from '../parts/signs/crate.tsx'
import { PosterSign } from '../trays/wall.tsx'
import { say } from '../words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const box = openBox(tables)
  return (
    <div className={css['gallery']}>
      <GalleryPart title={say('factories')} rule="VTI-7">
        <ul>
          {box.types.map(id => (
            <li key={id}>
              <CardIcon factory={id} turn={0} box={box} />
              <span translate="no">
                {say('cards', { name: box.factories[id].name, copies: box.factories[id].copies })}
              </span>
            </li>
          ))}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('products')} rule="VTI-5">
        <ul>
          {PRODUCT_IDS.map(id => (
            <li key={id}>
              <CrateIcon product={id} box={box} size={56} />
              <span translate="no">{box.products[id].name}</span>
            </li>
          ))}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('contracts')} rule="VTI-10">
        <ul>
          {PRODUCT_IDS.filter(id => box.contracts[id].exists).map(id => (
            <li key={id}>
              <PosterSign product={id} box={box} />
              <span translate="no">{box.products[id].name}</span>
            </li>
          ))}
        </ul>
      </GalleryPart>
    </div>
  )
}
