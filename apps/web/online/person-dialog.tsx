// Report, mute or block someone. The dialog says exactly what each does.

import type { Relation } from '@tableworks/protocol'
import { useState } from 'react'
import { ActButton, Button, ButtonLink, Dialog, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useSubmit } from '../parts/fields.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { onlineTables } from './here.ts'
import css from './online.module.css'

interface PersonDialogProps {
  readonly person: { readonly mark: string | null; readonly name: string }
  /** Where the player met them. */
  readonly about?: { readonly table: string; readonly message?: number }
  readonly onClose: () => void
  /** Called after the player muted, blocked, unmuted or unblocked them. */
  readonly onChange?: () => void
}

export function PersonDialog({ person: { mark, name }, about, onClose, onChange }: PersonDialogProps) {
  const [isReport, setReport] = useState(false)
  const what = about?.message === undefined ? t('manners.reportPerson', { name }) : t('manners.reportMessage')
  return (
    <Dialog title={isReport ? what : name} onClose={onClose}>
      {isReport ? (
        <ReportForm table={about?.table ?? null} message={about?.message ?? null} mark={mark} />
      ) : (
        <>
          {mark !== null && <Relate mark={mark} onChange={onChange} />}
          <p className={parts['row']}>
            {mark !== null && about !== undefined && (
              <ButtonLink href={`/player/${mark}`}>{t('manners.profile')}</ButtonLink>
            )}
            <Button onClick={() => setReport(true)}>{what}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

const relationTo = async (mark: string): Promise<Relation | null> =>
  (await (await onlineTables()).ask('manners', {})).people.find(one => one.mark === mark)?.kind ?? null

function Relate({ mark, onChange }: { mark: string; onChange: (() => void) | undefined }) {
  const [loaded, reload] = useLoad(`relation ${mark}`, () => relationTo(mark))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  const relation = loaded.value
  const change = (kind: Relation | null) => async () => {
    await (await onlineTables()).ask('relate', { mark, kind })
    reload()
    onChange?.()
  }
  return (
    <dl className={css['relate']}>
      {(['mute', 'block'] as const).map(kind => (
        <div key={kind}>
          <dt>
            <ActButton work={change(relation === kind ? null : kind)}>
              {t(relation === kind ? `manners.un${kind}` : `manners.${kind}`)}
            </ActButton>
          </dt>
          <dd>
            {t(`manners.${kind}Text`)}
            {relation === kind && <strong role="status"> {t(`manners.is.${kind}`)}.</strong>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ReportProps {
  readonly table: string | null
  readonly message: number | null
  readonly mark: string | null
}

const LONGEST_REASON = 200

function ReportForm({ table, message, mark }: ReportProps) {
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState<number | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { n } = await (await onlineTables()).ask('report', { table, message, mark, reason })
    setNumber(n)
  })
  if (number !== null) return <p role="status">{t('manners.sent', { n: number })}</p>
  return (
    <form className={css['report']} onSubmit={onSubmit}>
      <p className={parts['explain']}>{t('manners.reportText')}</p>
      <label className={parts['field']}>
        <span>{t('manners.reason')}</span>
        <textarea
          className={parts['input']}
          rows={3}
          required
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </label>
      <p className={parts['row']}>
        <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
          {t('manners.send')}
        </Button>
      </p>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}

/** For problems that don't concern a single person, such as the table's name. */
export function ReportTable({ table }: { table: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className={parts['row']}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('manners.reportTable')}
      </Button>
      {isOpen && (
        <Dialog title={t('manners.reportTable')} onClose={() => setOpen(false)}>
          <ReportForm table={table} message={null} mark={null} />
        </Dialog>
      )}
    </p>
  )
}
