// What was agreed on when a table was set up: who plays, which variants, which components. Whoever comes later, or back after
// weeks, reads here by which rules they sit.

import { levelFor } from '@tableworks/bots'
import type { TableCard } from '@tableworks/host'
import type { AnyGame } from '@tableworks/kernel'
import { levelsOf } from '../games.ts'
import { Dialog, partsCss as parts } from '../parts/parts.tsx'
import { sayVariantValue, variantsThatMatter } from '../parts/variants.ts'
import { t } from '../words/index.ts'
import css from './about.module.css'

interface AboutProps {
  readonly card: TableCard
  readonly game: AnyGame
  readonly onClose: () => void
}

export const About = ({ card, game, onClose }: AboutProps) => (
  <Dialog title={t('aboutTable.title')} onClose={onClose}>
    <dl className={css['facts']}>
      {card.seats.map(({ name, bot }) => (
        <div key={name}>
          <dt translate="no">{name}</dt>
          <dd>{bot === null ? t('aboutTable.person') : t(`setUp.bot.${levelFor(bot, levelsOf(card.game))}`)}</dd>
        </div>
      ))}
    </dl>
    {card.drawn && <p className={parts['explain']}>{t('tables.drawn')}</p>}
    <h3 className={css['head']}>{t('aboutTable.variants')}</h3>
    <Variants card={card} game={game} />
    <h3 className={css['head']}>{t('setUp.box')}</h3>
    <p>{card.box.hash === null ? t('setUp.ownBox') : <span translate="no">{card.box.name}</span>}</p>
  </Dialog>
)

function Variants({ card, game }: Pick<AboutProps, 'card' | 'game'>) {
  const variants = variantsThatMatter(game, card.seats.length, card.variants)
  if (variants.length === 0) return <p>{t('setUp.noOptions')}</p>
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
