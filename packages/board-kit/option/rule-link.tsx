// Links a sentence to its rule. A page without rules shows the rule's number as text.

import type { Ref } from 'react'
import { useKit } from '../settings.tsx'
import { say } from '../words.ts'
import css from './rule-link.module.css'

interface RuleLinkProps {
  readonly rule: string | undefined
  /** Only the number, beside a sentence in a list. */
  readonly short?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

export function RuleLink({ rule, short, ref }: RuleLinkProps) {
  const { ruleHref } = useKit()
  if (rule === undefined || ruleHref === null) return null
  const name = say('rule', { rule })
  return (
    <a
      ref={ref}
      className={css['rule']}
      data-short={short || undefined}
      href={ruleHref(rule)}
      aria-label={short ? name : undefined}
      translate="no"
    >
      {short ? rule : name}
    </a>
  )
}

/** A clause in brackets, `(SAT-5)`, `(R-38)`, `(Q1)`. */
const IN_BRACKETS = /\(([A-Z]{1,5}-\d+[a-z]?|Q\d+)\)/

/** A sentence whose rule in brackets becomes a link if the page has rules. */
export function WithRule({ text }: { text: string }) {
  const { ruleHref } = useKit()
  const match = IN_BRACKETS.exec(text)
  if (match === null || ruleHref === null) return text
  return (
    <>
      {text.slice(0, match.index)}
      <RuleLink rule={match[1]} />
      {text.slice(match.index + match[0].length)}
    </>
  )
}
