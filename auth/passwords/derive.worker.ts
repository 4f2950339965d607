// argon2id at low priority: sign-in floods slow nothing else.
import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Derivation } from './derive.ts'

const politeness = 10

try {
  setPriority(politeness) // on Linux, this thread only
} catch {
  // Best effort: some systems lack thread priorities.
}
parentPort!.on('message', (wanted: Derivation) => parentPort!.postMessage(argon2Sync('argon2id', wanted)))
