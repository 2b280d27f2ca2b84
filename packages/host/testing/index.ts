// Test helpers for packages that use a host.

export { STORE_PROMISES, type StorePromise } from './store-promises.ts'
export { lookAs, tab } from './tab.ts'
