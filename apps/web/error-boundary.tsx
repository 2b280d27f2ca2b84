// Shows an error instead of a blank page if rendering fails.

import { Component, type ReactNode } from 'react'
import { Button, Failure } from './parts/parts.tsx'
import { t } from './words/index.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Shown if only part of the page fails. */
  readonly instead?: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { children, instead } = this.props
    if (this.state.error === null) return children
    if (instead !== undefined) return instead
    return (
      <Failure error={this.state.error}>
        <Button kind="strong" onClick={() => location.reload()}>
          {t('again')}
        </Button>
      </Failure>
    )
  }
}
