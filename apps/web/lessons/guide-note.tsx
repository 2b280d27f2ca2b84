// The coach's comments in a guided game, beside the board.

import { Button } from '../parts/parts.tsx'
import { heightAs } from '../table/height-as.ts'
import { sayAction, sayReason } from '../table/hints.ts'
import { useTable } from '../table/table-model.ts'
import { inLocale, sayList } from '../words/index.ts'
import { t } from './words.ts'
import type { Guiding } from './guided.ts'
import css from './lessons.module.css'

const heightAsTip = heightAs('--tip')

export function GuideNote({ guide }: { guide: Guiding }) {
  const { layout, isText } = useTable()
  const { advice, warned, isChecking } = guide
  if (advice === null && warned === null && !isChecking) return null
  return (
    <section
      ref={heightAsTip}
      className={css['note']}
      aria-label={t('guide.title')}
      data-layout={isText ? 'text' : layout}
      data-guide
      data-covers
    >
      <div className={css['coach']} role="status" data-answer={warned === null ? undefined : true}>
        {warned === null ? (
          <p translate="no">{isChecking || advice === null ? t('guide.thinking') : inLocale(advice)}</p>
        ) : (
          <Careful warned={warned} />
        )}
      </div>
      {warned === null ? <Heard guide={guide} /> : <Heed guide={guide} warned={warned} />}
    </section>
  )
}

type Warned = NonNullable<Guiding['warned']>

function Careful({ warned: { choice, warning } }: { warned: Warned }) {
  const { game, voice, seen } = useTable()
  const better = sayAction(game, voice, warning.better, seen)
  const reasons = warning.reasons.map(reason => sayReason(game, reason))
  return (
    <>
      <p>{t('guide.careful', { move: `“${choice.label || choice.name}”`, count: Math.round(warning.cost) })}</p>
      <p>
        {reasons.length === 0 ? t('guide.better', { better }) : t('guide.why', { better, reasons: sayList(reasons) })}
      </p>
    </>
  )
}

function Heard({ guide }: { guide: Guiding }) {
  const { hinting } = useTable()
  return (
    <div className={css['row']}>
      <Button kind="strong" onClick={guide.gotIt}>
        {t('guide.gotIt')}
      </Button>
      {hinting.offer === 'open' && <Button onClick={hinting.ask}>{t('guide.hint')}</Button>}
      <Button kind="quiet" onClick={guide.switchOff}>
        {t('guide.off')}
      </Button>
    </div>
  )
}

function Heed({ guide, warned }: { guide: Guiding; warned: Warned }) {
  const { confirming } = useTable()
  return (
    <div className={css['row']}>
      <Button kind="strong" onClick={guide.clearWarning}>
        {t('guide.again')}
      </Button>
      <Button
        onClick={() => {
          guide.clearWarning()
          void confirming.choose(warned.choice)
        }}
      >
        {t('guide.anyway')}
      </Button>
    </div>
  )
}
