// The advancements in front of every seat, by name; their texts are on the seats' page. And where cards are explained.

import { RuleLink, SeatMark } from '@tableworks/board-kit'
import type { Table } from '../table.ts'
import { say } from '../words.ts'
import css from './ledger.module.css'

export function Owned({ table: { view, box, names } }: { table: Table }) {
  const { advancements } = view
  return (
    <dl className={css['allOwned']}>
      <dt>{say('owned')}</dt>
      {advancements.every(owned => owned.length === 0) && <dd>{say('noneOwned')}</dd>}
      {advancements.map(
        (owned, seat) =>
          owned.length > 0 && (
            <dd key={names[seat]}>
              <SeatMark seat={seat} size={15} label={names[seat]} />
              {owned.map(id => (
                <span key={id} title={box.advancements[id].text}>
                  {box.advancements[id].name}
                </span>
              ))}
            </dd>
          ),
      )}
      <dd className={css['explained']}>
        {say('explained')} <RuleLink rule="TOI-42" short /> <RuleLink rule="TOI-48" short />
      </dd>
    </dl>
  )
}
