// For tests of whatever stands on a host.

export { STORE_PROMISES, type StorePromise } from './store-promises.ts'
export { lookAs, tab } from './tab.ts'
