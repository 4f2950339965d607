// A thread that does nothing but argon2id. It gives way to everything else on the machine, so that a flood of sign-ins is felt by nobody who calls something else.
import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Wanted } from './derive.ts'

const politeness = 10

try {
  setPriority(politeness) // on Linux of this thread alone
} catch {
  // Best effort: not every system has priorities of threads.
}
parentPort!.on('message', (wanted: Wanted) => parentPort!.postMessage(argon2Sync('argon2id', wanted)))
