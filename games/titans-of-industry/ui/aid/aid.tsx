// The player aid: one page, in the order of a turn, an age and the game.

import { GOODS } from '../../data/goods.ts'
import { GRID_IDS, GRIDS } from '../../data/grids.ts'
import { Hall } from '../board/hall.tsx'
import { SectorMark } from '../goods/sector.tsx'
import { Token } from '../goods/token.tsx'
import { GOOD_NAMES } from '../names.ts'
import css from './aid.module.css'
import { AID } from './words.ts'

export const Aid = () => (
  <Hall className={css['aid']}>
    <section>
      <h3>{AID.turnTitle}</h3>
      <Lines of={AID.turn} />
    </section>
    <section>
      <h3>{AID.actionsTitle}</h3>
      <dl>
        {AID.actions.map(([name, does]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h3>{AID.buyingTitle}</h3>
      <Lines of={AID.buying} />
    </section>
    <section>
      <h3>{AID.placingTitle}</h3>
      <Lines of={AID.placing} />
    </section>
    <section>
      <h3>{AID.goodsTitle}</h3>
      <dl>
        {GOODS.map(good => (
          <div key={good}>
            <dt>
              <Token good={good} size={18} /> {GOOD_NAMES[good]}
            </dt>
            <dd>
              {GRID_IDS.filter(grid => GRIDS[grid].goods.includes(good)).map(grid => (
                <span key={grid} className={css['home']}>
                  <SectorMark sector={GRIDS[grid].sector} /> {GRIDS[grid].name}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h3>{AID.ageTitle}</h3>
      <Lines of={AID.age} />
    </section>
    <section>
      <h3>{AID.endTitle}</h3>
      <Lines of={AID.end} />
    </section>
  </Hall>
)

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
