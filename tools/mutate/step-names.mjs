// Ignores the step name in `decide('x', ...)`, `passage('x', ...)` and `sequence('x', ...)`, because only the compiler uses it.

import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const STEPS = new Set(['decide', 'passage', 'sequence'])

const isStepName = ({ node, parent }) =>
  parent?.type === 'CallExpression' && STEPS.has(parent.callee.name) && parent.arguments[0] === node

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'step-names', {
    shouldIgnore: path => (isStepName(path) ? 'only the compiler uses the name of a step' : undefined),
  }),
]
