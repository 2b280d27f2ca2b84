// The name of a step in `decide('x', ...)`, `passage('x', ...)` and `sequence('x', ...)` only serves the compiler.

import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const STEPS = new Set(['decide', 'passage', 'sequence'])

const isStepName = ({ node, parent }) =>
  parent?.type === 'CallExpression' && STEPS.has(parent.callee.name) && parent.arguments[0] === node

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'step-names', {
    shouldIgnore: path => (isStepName(path) ? 'the name of a step is for the compiler only' : undefined),
  }),
]
