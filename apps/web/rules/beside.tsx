// The rules beside a table: a clause opens in a small window beside its link, the full text in a panel.

import { type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RULES, type RulesPage } from 'virtual:rules'
import { Button, FailureNote, Loading } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './beside.module.css'
import { Markup, passageLinkedBy, SearchField, Sections, usePassage, useRulesSearch } from './rules-text.tsx'
import { clauseIn } from './search.ts'

interface Asked {
  readonly clause: string
  /** The link that opened the window. The window opens beside it, and the focus returns to it. */
  readonly link: HTMLElement
}

interface RulesBesideProps {
  readonly game: string
  /** Whether the full rules are open, and at which passage. */
  readonly open: { readonly passage: string | null } | null
  readonly onOpen: (open: { readonly passage: string | null } | null) => void
  readonly children: ReactNode
}

/** Makes links to rules open beside the table. */
export function RulesBeside({ game, open, onOpen, children }: RulesBesideProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (link === null || !isPlain || link.pathname !== `/rules/${game}` || link.hash === '') return
    event.preventDefault()
    setAsked({ clause: decodeURIComponent(link.hash.slice(1)), link })
  }
  return (
    // Links remain links. Only their target changes.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css['around']} onClick={follow}>
      {children}
      {asked !== null && (
        <Clause
          key={asked.clause}
          game={game}
          {...asked}
          onAsk={clause => setAsked({ ...asked, clause })}
          onWhole={() => {
            setAsked(null)
            onOpen({ passage: asked.clause })
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {open !== null && <Panel game={game} passage={open.passage} onClose={() => onOpen(null)} />}
    </div>
  )
}

const rulesOf = async (game: string): Promise<RulesPage> => (await RULES[game]?.())?.page ?? { title: '', sections: [] }

interface ClauseProps extends Asked {
  readonly game: string
  readonly onAsk: (clause: string) => void
  readonly onWhole: () => void
  readonly onClose: () => void
}

function Clause({ game, clause, link, onAsk, onWhole, onClose }: ClauseProps) {
  const [loaded] = useLoad(game, () => rulesOf(game))
  const window = useRef<HTMLElement>(null)
  const close = () => {
    onClose()
    link.focus({ preventScroll: true })
  }
  const { at, measure } = useBeside(link)
  useLayoutEffect(() => {
    measure(window.current)
    if (loaded.state === 'loading') window.current?.focus({ preventScroll: true })
  }, [measure, loaded.state])
  useEffect(() => {
    const leave = (event: Event) => {
      const isElsewhere = event.target instanceof Node && window.current?.contains(event.target) === false
      if (isElsewhere) onClose()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [onClose])

  const found = loaded.state === 'ready' ? clauseIn(loaded.value, clause) : null
  return createPortal(
    // Escape is a shortcut for the button, and a link to another clause opens in this window.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      ref={window}
      className={css['clause']}
      style={at ?? undefined}
      role="dialog"
      aria-label={t('rules.clause', { clause })}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
      onClick={event => {
        const passage = passageLinkedBy(event.target)
        if (passage === null) return
        event.preventDefault()
        event.stopPropagation()
        onAsk(passage)
      }}
    >
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'ready' && (
        <div lang="en" translate="no" className={css['words']}>
          <p className={css['where']}>{found?.title}</p>
          {found === null ? <p>{t('rules.none', { words: clause })}</p> : <Markup html={found.html} />}
        </div>
      )}
      <div className={css['row']}>
        <Button kind="quiet" onClick={onWhole}>
          {t('rules.whole')}
        </Button>
        <Button onClick={close}>{t('close')}</Button>
      </div>
    </section>,
    // Inside a modal dialog if one is open, because everything outside it is inert.
    link.closest('dialog') ?? document.body,
  )
}

/** Below its link, or above it, but always inside the window. */
function useBeside(link: HTMLElement) {
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const { left, top, bottom } = link.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = element
      const below = bottom + GAP
      setAt({
        left: Math.max(GAP, Math.min(left, innerWidth - width - GAP)),
        top: below + height <= innerHeight - GAP ? below : Math.max(GAP, top - GAP - height),
      })
    },
    [link],
  )
  return { at, measure }
}
const GAP = 8

function Panel({ game, passage, onClose }: { game: string; passage: string | null; onClose: () => void }) {
  const [loaded] = useLoad(game, () => rulesOf(game))
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    // Escape is a shortcut for the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={css['panel']}
      aria-label={t('rules.title', { game: nameOf(game) })}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div className={css['head']}>
        <h2>{t('rules.title', { game: nameOf(game) })}</h2>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
      {loaded.state === 'failed' && <FailureNote error={loaded.error} />}
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'ready' && <Whole page={loaded.value} passage={passage} />}
    </aside>,
    document.body,
  )
}

function Whole({ page, passage }: { page: RulesPage; passage: string | null }) {
  const search = useRulesSearch(page)
  const [wanted, setWanted] = useState(passage)
  const text = useRef<HTMLDivElement>(null)
  usePassage(wanted, text)
  return (
    <>
      <SearchField search={search} />
      {/* Links between rules stay in the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={text}
        className={css['text']}
        onClick={event => {
          const linked = passageLinkedBy(event.target)
          if (linked === null) return
          event.preventDefault()
          search.setTyped('')
          setWanted(linked)
        }}
      >
        <Sections search={search} />
      </div>
    </>
  )
}
