// Every component in a set, each with its source: the crater, Rigs, Deposit tokens, orders, Objectives and slots.

import { GalleryPart, Sources } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { openBox, tablesIn } from '../../data/box.ts'
import { LINKS, withoutZero } from '../../data/crater.ts'
import { COMMON, type Common } from '../../data/cubes.ts'
import { OBJECTIVE_IDS } from '../../data/objectives.ts'
import { ORDER_IDS } from '../../data/orders.ts'
import { COLOURS, RIG, RIG_IDS, RIG_NAMES } from '../../data/rigs.ts'
import { SEATS } from '../../meta.ts'
import { BareCrater } from '../parts/bare-crater.tsx'
import { RigCard } from '../parts/zones.tsx'
import css from './gallery.module.css'
import { Night } from '../parts/night.tsx'
import { CubeIcon } from '../parts/signs/cube.tsx'
import type { TitanBox } from '../table.ts'
import { say } from '../words.ts'

export function Gallery({ tables }: { tables: unknown }) {
  const box = openBox(tables)
  const { slots, crater } = tablesIn(tables)
  return (
    <div className={css['gallery']}>
      <Craters box={box} crater={crater} />
      <Rigs box={box} />
      <Deposits box={box} />
      <Orders box={box} />
      <Objectives box={box} />
      <Slots box={box} slots={slots} />
    </div>
  )
}

type Tables = ReturnType<typeof tablesIn>
interface Sets {
  readonly box: TitanBox
}

const Craters = ({ box, crater }: Sets & Pick<Tables, 'crater'>) => (
  <GalleryPart title={say('crater')} rule="TTN-2">
    <Shelf note={<Sources of={[crater, ...Object.values(crater.zones), ...Object.values(crater.rocks)]} />}>
      <ul className={css['craters']}>
        {SEATS.toReversed().map(seats => (
          <li key={seats}>
            <BareCrater box={box} seats={seats} />
          </li>
        ))}
      </ul>
    </Shelf>
  </GalleryPart>
)

const Rigs = ({ box }: Sets) => (
  <GalleryPart title={say('rigs')} rule="TTN-4">
    {COLOURS.map(colour => {
      const rigs = RIG_IDS.filter(id => id.startsWith(`${colour}-`))
      const faces = rigs.flatMap(id => box.rigs[RIG[id]] ?? [])
      return (
        <Shelf key={colour} title={RIG_NAMES[colour]} note={<Sources of={faces} />}>
          <ul className={css['rigs']}>
            {rigs.map((id, i) => {
              const face = faces[i]
              return face === undefined ? null : (
                <li key={id} title={id}>
                  <RigCard rig={id} face={face} />
                </li>
              )
            })}
          </ul>
        </Shelf>
      )
    })}
  </GalleryPart>
)

const Deposits = ({ box }: Sets) => (
  <GalleryPart title={say('deposits')} rule="TTN-3">
    <Shelf note={<Sources of={COMMON.map(cube => box.deposits[cube])} />}>
      <ul className={css['row']}>
        {COMMON.map(cube => (
          <li key={cube}>
            <CubeIcon cube={cube} size={30} /> {say('left', { count: box.deposits[cube].count })}
          </li>
        ))}
      </ul>
    </Shelf>
  </GalleryPart>
)

const Orders = ({ box }: Sets) => (
  <GalleryPart title={say('orders')} rule="TTN-6">
    <Shelf>
      <ul className={css['cards']}>
        {ORDER_IDS.map(id => {
          const order = box.orders[id]
          return (
            <li key={id}>
              <b translate="no">{order.name}</b> {say('worth', { value: order.value })}
              <p>
                {COMMON.flatMap(cube =>
                  Array.from({ length: order[cube] }, (_, i) => <CubeIcon key={`${cube}${i}`} cube={cube} size={22} />),
                )}
              </p>
              <Sources of={[order]} />
            </li>
          )
        })}
      </ul>
    </Shelf>
  </GalleryPart>
)

const Objectives = ({ box }: Sets) => (
  <GalleryPart title={say('objectives')} rule="TTN-7">
    <Shelf>
      <ul className={css['cards']}>
        {OBJECTIVE_IDS.map(id => (
          <li key={id}>
            <b>{box.objectives[id].text}</b>
            <p>{box.objectives[id].credits.join(' · ')}</p>
            <Sources of={[box.objectives[id]]} />
          </li>
        ))}
      </ul>
    </Shelf>
  </GalleryPart>
)

const Slots = ({ box, slots }: Sets & Pick<Tables, 'slots'>) => (
  <GalleryPart title={say('slots')} rule="TTN-35">
    {LINKS.map(link => {
      const own = box.slots.all.filter(slot => box.slots.link[slot] === link)
      const rows = own.flatMap(slot => slots[box.slots.ids[slot]] ?? [])
      return (
        <Shelf key={link} title={say(`links.${link}`)} note={<Sources of={rows} />}>
          <ul className={css['slots']}>
            {own.map(slot => (
              <li key={slot}>
                <small translate="no">{withoutZero(box.slots.ids[slot])}</small>
                <Print cube={box.slots.printed[slot]} />
              </li>
            ))}
          </ul>
        </Shelf>
      )
    })}
  </GalleryPart>
)

const Print = ({ cube }: { cube: Common | null }) =>
  cube === null ? <span aria-hidden="true">–</span> : <CubeIcon cube={cube} size={20} />

/** A group of components on the game's background, with their sources. */
const Shelf = ({ title, note, children }: { title?: string; note?: ReactNode; children: ReactNode }) => (
  <Night>
    <div className={css['shelf']}>
      {title !== undefined && <h4>{title}</h4>}
      {children}
      {note}
    </div>
  </Night>
)
