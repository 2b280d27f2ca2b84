// The player aid: one page, in the order of a round.

import { ACTIONS } from '../../data/action-cards.ts'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import { Pictogram } from '../actions/pictograms.tsx'
import { Paper } from '../board/paper.tsx'
import { Sketch } from '../city/glyphs.tsx'
import { ACTION_WORDS, LETTERS, TYPE_NAMES, TYPE_NOTES } from '../names.ts'
import { AID } from './words.ts'
import css from './aid.module.css'

export const Aid = () => (
  <Paper className={css['aid']}>
    <section>
      <h3>{AID.roundTitle}</h3>
      <ol>
        {AID.round.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
    <section>
      <h3>{AID.buildings}</h3>
      <dl>
        {BUILDING_TYPES.map(type => (
          <div key={type}>
            <dt>
              <Sketch type={type} size={20} />
              <b>{LETTERS[type]}</b> {TYPE_NAMES[type]}
            </dt>
            <dd>{TYPE_NOTES[type]}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h3>{AID.actions}</h3>
      <dl>
        {ACTIONS.map(action => (
          <div key={action}>
            <dt>
              <Pictogram of={action} size={22} />
              {ACTION_WORDS[action].short}
            </dt>
            <dd>{ACTION_WORDS[action].does}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h3>{AID.remember}</h3>
      <ul>
        {AID.notes.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
    <section>
      <h3>{AID.archie}</h3>
      <ul>
        {AID.archieNotes.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  </Paper>
)
