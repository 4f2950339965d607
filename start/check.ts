// `npm run check`. No database.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const checks: Record<string, [command: string, ...options: string[]]> = {
  types: [bin('tsc'), '-p', '.'],
  lint: [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  format: [bin('oxfmt'), '--check', '.'],
  house: [
    process.execPath,
    '--test',
    '--test-reporter=dot',
    'house.test.ts',
    'comments.test.ts',
    'markup.test.ts',
    'start/commits.test.ts',
    'start/docs.test.ts',
    'start/packages.test.ts',
    'start/writers.test.ts',
    'api/capabilities.test.ts',
  ],
  licences: [process.execPath, 'start/licences.ts'],
  words: [process.execPath, 'web/build/words.ts', '--check'],
}

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = Object.entries(checks)
  let failed = 0
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [command, ...options]] = next
      const { ok, output, seconds } = await runOne(command, options)
      console.log(`${ok ? '✔' : '✖'} ${name} (${seconds} s)`)
      if (!ok) console.log(output.trim())
      if (!ok) failed++
    }
  }
  await Promise.all([work(), work()])
  return { passed: Object.keys(checks).length - failed, failed }
}

function runOne(command: string, options: string[]): Promise<{ ok: boolean; output: string; seconds: string }> {
  const begun = performance.now()
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string; seconds: string }>()
  const child = spawn(command, options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const end = (ok: boolean) => resolve({ ok, output, seconds: ((performance.now() - begun) / 1000).toFixed(1) })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  child.once('error', (error) => {
    output += error.message
    end(false)
  })
  child.once('close', (code) => end(code === 0))
  return promise
}

if (import.meta.main) {
  console.log(`${Object.keys(checks).join(', ')}: a minute on two quiet cores`)
  const { failed } = await runChecks()
  process.exit(failed ? 1 : 0)
}
