// The player aid: one page that goes through a round step by step, following this table's variants.

import { AidSection, AidSheet } from '@tableworks/board-kit'
import { ACTIONS } from '../../data/action-cards.ts'
import { BUILDING_TYPES } from '../../data/buildings.ts'
import type { State } from '../../state.ts'
import { Pictogram } from '../parts/actions/pictograms.tsx'
import { Paper } from '../parts/paper.tsx'
import { Sketch } from '../parts/city/glyphs.tsx'
import { actionName, actionWords, LETTERS, typeNote } from '../parts/names.ts'
import { say } from '../words.ts'
import { AID } from './aid-words.ts'
import css from './aid.module.css'

export const Aid = ({ variants }: Pick<State, 'variants'>) => (
  <Paper className={css['aid']}>
    <AidSheet>
      <AidSection title={AID.roundTitle} lines={AID.round} ordered />
      <AidSection title={AID.buildings} terms={buildings(variants)} />
      <AidSection title={AID.actions} terms={icons(variants)} />
      <AidSection title={AID.remember} lines={AID.notes(variants)} />
      <AidSection title={AID.archie} lines={AID.archieNotes(variants)} />
    </AidSheet>
  </Paper>
)

const buildings = (variants: State['variants']) =>
  BUILDING_TYPES.map(type => ({
    key: type,
    name: (
      <>
        <Sketch type={type} size={20} />
        <b>{LETTERS[type]}</b> {say(`names.${type}`)}
      </>
    ),
    text: typeNote(type, variants),
  }))

const icons = (variants: State['variants']) =>
  ACTIONS.map(action => ({
    key: action,
    name: (
      <>
        <Pictogram of={action} size={22} />
        {actionName(action, variants)}
      </>
    ),
    text: actionWords(action, variants).does,
  }))
