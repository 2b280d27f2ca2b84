import { Link } from 'wouter'
import { usePageTitle } from '../page-title.ts'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'

export function About() {
  usePageTitle(t('about.title'))
  return (
    <div className={parts['page']}>
      <h1>{t('about.title')}</h1>
      <p className={parts['text']}>{t('about.text')}</p>
      <section>
        <h2>{t('about.how')}</h2>
        <p className={parts['text']}>{t('about.howText')}</p>
      </section>
      <section>
        <h2>{t('about.dice')}</h2>
        <p className={parts['text']}>{t('about.diceText')}</p>
        <p>
          <Link href="/verify">{t('about.checkFile')}</Link>
        </p>
      </section>
      <section>
        <h2>{t('about.credits')}</h2>
        <ul className={parts['text']}>
          <li>{t('about.fonts')}</li>
          <li>{t('about.software')}</li>
        </ul>
      </section>
      <p className={parts['explain']}>{t('about.version', { version: TABLEWORKS_VERSION })}</p>
    </div>
  )
}
