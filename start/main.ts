// Where the process begins. Keeps what Node compiled, so that the next start need not strip and parse again; then runs the assembly.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
const { run } = await import('./run.ts')
await run()
