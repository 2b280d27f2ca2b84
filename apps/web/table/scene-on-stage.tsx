// A scene beside the board, with the option to skip such scenes.

import { SceneSheet } from '@tableworks/board-kit'
import { Check } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import type { OnStage } from './use-scene.ts'

interface SceneOnStageProps {
  readonly onStage: OnStage
  readonly sideNames: readonly string[]
  /** The places of the board it's about. */
  readonly onSpeak: (places: readonly string[]) => void
}

export const SceneOnStage = ({ onStage, sideNames, onSpeak }: SceneOnStageProps) => (
  <SceneSheet
    scene={onStage.scene}
    sideNames={sideNames}
    isAgain={onStage.isAgain}
    onSpeak={onSpeak}
    onClose={() => {
      onStage.close()
      document.querySelector<HTMLElement>('[data-home]')?.focus()
    }}
  >
    {!onStage.isAgain && (
      <Check
        label={t('table.lastScene', { scenes: onStage.name })}
        checked={onStage.isLast}
        onChange={onStage.setLast}
      />
    )}
  </SceneSheet>
)
