// If drawing a page fails, the page says so instead of going blank.

import { Component, type ReactNode } from 'react'
import { Button, Failure } from './parts/parts.tsx'
import { t } from './words/index.ts'

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <Failure error={this.state.error}>
        <Button kind="strong" onClick={() => location.reload()}>
          {t('again')}
        </Button>
      </Failure>
    )
  }
}
