// The player aid: one page, in the order of a round.

import { AidSection, AidSheet } from '@tableworks/board-kit'
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
    <AidSheet>
      <AidSection title={AID.roundTitle} lines={AID.round} ordered />
      <AidSection title={AID.buildings} terms={BUILDINGS} />
      <AidSection title={AID.actions} terms={ICONS} />
      <AidSection title={AID.remember} lines={AID.notes} />
      <AidSection title={AID.archie} lines={AID.archieNotes} />
    </AidSheet>
  </Paper>
)

const BUILDINGS = BUILDING_TYPES.map(type => ({
  key: type,
  name: (
    <>
      <Sketch type={type} size={20} />
      <b>{LETTERS[type]}</b> {TYPE_NAMES[type]}
    </>
  ),
  text: TYPE_NOTES[type],
}))

const ICONS = ACTIONS.map(action => ({
  key: action,
  name: (
    <>
      <Pictogram of={action} size={22} />
      {ACTION_WORDS[action].short}
    </>
  ),
  text: ACTION_WORDS[action].does,
}))
