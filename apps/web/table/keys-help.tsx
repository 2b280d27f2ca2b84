import { Dialog } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { PLAIN_KEYS } from './keys.ts'
import css from './keys-help.module.css'

export const KeysHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('table.keys')} onClose={onClose}>
    <dl className={css['keys']}>
      {Object.entries(PLAIN_KEYS).map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd translate="no">{key === 'U' ? 'Shift U' : key.toUpperCase()}</kbd>
          </dt>
          <dd>{t(`table.keysText.${does}`)}</dd>
        </div>
      ))}
    </dl>
    <p>{t('table.keysBoard')}</p>
    <p>{t('table.keysMore')}</p>
  </Dialog>
)
