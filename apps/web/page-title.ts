import { useEffect } from 'react'
import { t } from './words/index.ts'

/** Names the tab after the page; the first page bears the name of the house alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${t('name')}` : t('name')
  }, [title])
}
