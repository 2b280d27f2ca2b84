// A scene beside the board, with an option to skip scenes of this kind.

import { SceneSheet } from '@tableworks/board-kit'
import { Check } from '../parts/parts.tsx'
import { t } from './words.ts'
import type { OnStage } from './use-scene.ts'

interface SceneOnStageProps {
  readonly onStage: OnStage
  readonly sideNames: readonly string[]
  /** The places on the board that it's about. */
  readonly onSpeak: (places: readonly string[]) => void
}

export const SceneOnStage = ({ onStage, sideNames, onSpeak }: SceneOnStageProps) => (
  <SceneSheet
    scene={onStage.scene}
    sideNames={sideNames}
    isAgain={onStage.isAgain}
    onSpeak={onSpeak}
    onTable={onStage.setAtTable}
    onClose={() => {
      onStage.close()
      document.querySelector<HTMLElement>('[data-home]')?.focus()
    }}
  >
    {!onStage.isAgain && <Check label={t('table.lastScene')} checked={onStage.isLast} onChange={onStage.setLast} />}
  </SceneSheet>
)
