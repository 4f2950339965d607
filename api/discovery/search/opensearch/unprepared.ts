// Search without an index.
import type { BackendState } from '#search-engine/index.ts'

const none = { business: 0, product: 0, people: 0 }
const noCounts = { country: new Map<string, number>(), category: new Map<string, number>() }

export const unprepared: BackendState = {
  isReady: false,
  position: '0',
  documents: none,
  memory: none,
  counts: { business: noCounts, product: noCounts },
}
