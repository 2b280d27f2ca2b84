// A table's settings: players, variants, components. They tell players who join late or return after weeks which rules apply.

import { levelFor } from '@tableworks/bots'
import type { TablePosition, TableCard } from '@tableworks/host'
import type { AnyGame, Seat } from '@tableworks/kernel'
import { levelsOf } from '../games.ts'
import { sayFileOrigin } from '../online/file-origin.ts'
import { seenCommitments } from '../online/seen-commitments.ts'
import { Dialog, partsCss as parts } from '../parts/parts.tsx'
import { sayVariantValue, variantsThatMatter } from '../parts/variants.ts'
import { sayList } from '../words/index.ts'
import { Terms } from './terms.tsx'
import { t } from './words.ts'
import css from './about.module.css'

interface AboutProps {
  readonly card: TableCard
  readonly position: TablePosition
  readonly game: AnyGame
  readonly onClose: () => void
}

export const AboutTable = ({ card, position, game, onClose }: AboutProps) => (
  <Dialog title={t('aboutTable.title')} onClose={onClose}>
    <dl className={css['facts']}>
      {card.seats.map(({ name, bot }) => (
        <div key={name}>
          <dt translate="no">{name}</dt>
          <dd>{bot === null ? t('aboutTable.person') : t(`bots.${levelFor(bot, levelsOf(card.game))}`)}</dd>
        </div>
      ))}
    </dl>
    {card.drawn && <p className={parts['explain']}>{t('tableRow.drawn')}</p>}
    {card.fromFile !== undefined && <p className={parts['explain']}>{sayFileOrigin(card.fromFile)}</p>}
    {position.continued > 0 && <p className={parts['explain']}>{t('aboutTable.continued')}</p>}
    {card.online !== undefined && <Terms card={card} isOver={position.seen.result !== null} />}
    <h3 className={css['head']}>{t('aboutTable.variants')}</h3>
    <Variants card={card} game={game} />
    <h3 className={css['head']}>{t('box.title')}</h3>
    <p>{card.box.hash === null ? t('box.own') : <span translate="no">{card.box.name}</span>}</p>
    {card.online !== undefined && <Dice card={card} position={position} />}
  </Dialog>
)

/** The players who have contributed to an online table's dice. */
function Dice({ card, position: { dice, seen } }: Pick<AboutProps, 'card' | 'position'>) {
  const names = (seats: readonly Seat[]) =>
    sayList(card.seats.filter((_plan, seat) => seats.some(one => one === seat)).map(({ name }) => name))
  const { revealed, late } = dice
  const isOver = seen.result !== null
  return (
    <>
      <h3 className={css['head']}>{t('aboutTable.dice')}</h3>
      <p>{revealed.length === 0 ? t('aboutTable.diceHost') : t('aboutTable.diceMixed', { names: names(revealed) })}</p>
      {late.length > 0 && <p>{t('aboutTable.diceWithout', { names: names(late) })}</p>}
      {isOver && seenCommitments.compareTable(card.id, dice).is === 'same' && <p>{t('aboutTable.diceSame')}</p>}
    </>
  )
}

function Variants({ card, game }: Pick<AboutProps, 'card' | 'game'>) {
  const variants = variantsThatMatter(game, card.seats.length, card.variants)
  if (variants.length === 0) return <p>{t('noVariants')}</p>
  return (
    <dl className={css['facts']}>
      {variants.map(([key, variant]) => {
        const value = card.variants[key] ?? variant.default
        return (
          <div key={key} title={variant.explain} data-changed={value !== variant.default || undefined}>
            <dt>
              {variant.name}
              {value !== variant.default && <small>{variant.explain}</small>}
            </dt>
            <dd>
              {sayVariantValue(variant, value)}
              {value !== variant.default && (
                <small>{t('aboutTable.usually', { value: sayVariantValue(variant, variant.default) })}</small>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
