// On a small screen the sheet is long: one press goes to any part of it.

import { JumpBar } from '@tableworks/board-kit'
import { SAY } from '../words.ts'
import css from './board.module.css'

export const Jump = () => <JumpBar className={css['jump']} label={SAY.jump} parts={SAY.parts} />
