// Watches for neighbors.
export { endWatchEmails } from './unsubscribing.ts'
