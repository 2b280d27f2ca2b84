// Every component of a set: Rigs, orders, Objectives, and what is printed in the slots.

import { GalleryPart } from '@tableworks/board-kit'
import { openBox } from '../data/box.ts'
import { COMMON } from '../data/cubes.ts'
import { OBJECTIVE_IDS } from '../data/objectives.ts'
import { ORDER_IDS } from '../data/orders.ts'
import { RIG, RIG_IDS } from '../data/rigs.ts'
import { Lights } from './crater/terrain.tsx'
import { RigCard } from './crater/zones.tsx'
import css from './gallery.module.css'
import { CubeIcon } from './signs/cube.tsx'
import { say } from './words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const box = openBox(tables)
  return (
    <div className={css['gallery']}>
      <svg width="0" height="0" aria-hidden="true">
        <Lights />
      </svg>
      <GalleryPart title={say('rigs')} rule="TTN-4">
        <ul className={css['rigs']}>
          {RIG_IDS.map(id => {
            const face = box.rigs[RIG[id]]
            return (
              face !== undefined && (
                <li key={id} title={id}>
                  <RigCard rig={id} face={face} />
                </li>
              )
            )
          })}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('orders')} rule="TTN-6">
        <ul className={css['orders']}>
          {ORDER_IDS.map(id => {
            const { name, value, ...needs } = box.orders[id]
            return (
              <li key={id}>
                <b translate="no">{name}</b> {say('worth', { value })}
                <p>
                  {COMMON.flatMap(cube =>
                    Array.from({ length: needs[cube] }, (_, i) => (
                      <CubeIcon key={`${cube}${i}`} cube={cube} size={22} />
                    )),
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      </GalleryPart>
      <GalleryPart title={say('objectives')} rule="TTN-7">
        <ul className={css['orders']}>
          {OBJECTIVE_IDS.map(id => (
            <li key={id}>
              <b>{box.objectives[id].text}</b>
              <p>{box.objectives[id].credits.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </GalleryPart>
    </div>
  )
}
