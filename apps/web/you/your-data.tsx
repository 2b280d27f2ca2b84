// Everything stored about the player, as one file, with the option to delete it.

import { onlineTables } from '../online/here.ts'
import { ownTables } from '../online/own-tables.ts'
import { ForgetMe } from '../online/player.tsx'
import { ActButton, partsCss as parts } from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { settings } from '../settings/settings.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { readable } from './readable.ts'

async function download(): Promise<void> {
  const kept = await (await onlineTables()).ask('exportMe', {})
  const shown = readable(kept, await ownTables.load(), nameOf)
  const text = JSON.stringify({ ...shown, settings: settings() }, null, 2)
  saveFile(fileName(['tableworks', settings().name], 'json'), new Blob([text], { type: 'application/json' }))
}

export const YourData = () => (
  <section className={parts['panel']} aria-labelledby="your-data">
    <h2 id="your-data">{t('you.data')}</h2>
    <p className={parts['explain']}>{t('you.dataText')}</p>
    <p>
      <ActButton work={download}>{t('you.download')}</ActButton>
    </p>
    <p className={parts['explain']}>{t('you.deleteText')}</p>
    <ForgetMe />
  </section>
)
