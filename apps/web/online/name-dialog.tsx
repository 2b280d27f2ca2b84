// Asks for a name before the player takes a seat.

import { useState } from 'react'
import { NameField } from '../parts/fields.tsx'
import { Button, Dialog, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'

export function NameDialog({ onAnswer }: { onAnswer: (name: string | null) => void }) {
  const [name, setName] = useState('')
  return (
    <Dialog title={t('online.nameFirst')} onClose={() => onAnswer(null)}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') onAnswer(name.trim())
        }}
      >
        <p>{t('online.nameFirstText')}</p>
        <NameField value={name} onChange={setName} />
        <p className={parts['row']}>
          <Button kind="strong" type="submit">
            {t('online.nameFirstSure')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
