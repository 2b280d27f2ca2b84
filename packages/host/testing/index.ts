// For tests of whatever stands on a host.

export { lookAs, tab } from './tab.ts'
