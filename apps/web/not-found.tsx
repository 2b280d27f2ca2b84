import { ButtonLink, partsCss as css } from './parts/parts.tsx'
import { usePageTitle } from './page-title.ts'
import { t } from './words/index.ts'

export function NotFound() {
  usePageTitle(t('notFound.title'))
  return (
    <div className={css['page']}>
      <h1>{t('notFound.title')}</h1>
      <p className={css['text']}>{t('notFound.text')}</p>
      <p>
        <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
      </p>
    </div>
  )
}
