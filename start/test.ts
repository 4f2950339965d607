// `npm test`: the checks, then every test file against one throwaway PostgreSQL and a browser. Its last line is the sum.
// `npm test -- search web/paths` runs only the files whose path contains one of the words, without the checks.
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { findBrowser } from '../e2e/browser.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { runChecks } from './check.ts'

type Count = { passed: number; failed: number }

const root = join(import.meta.dirname, '..')
const words = process.argv.slice(2)

process.chdir(root)
const checks = words.length ? { passed: 0, failed: 0 } : await runChecks()
const server = await startTestServer()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

const tests = await runTests().finally(server.stop)
console.log(`${checks.passed + tests.passed} passed, ${checks.failed + tests.failed} failed`)
process.exit(checks.failed + tests.failed > 0 || stopping.signal.aborted ? 1 : 0)

async function runTests(): Promise<Count> {
  // Given to the test files, which are processes of their own; what one has stripped and compiled the next need not.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    TEST_DATABASE_URL: server.url,
    CHROMIUM_PATH: findBrowser(),
  })
  const found = globSync('**/*.test.ts', { exclude: ['node_modules/**', 'web/dist/**', 'data/**'] }).toSorted()
  const files = found.filter((file) =>
    words.length ? words.some((word) => file.includes(word)) : file !== 'house.test.ts',
  )
  const counts = await runFiles(files)
  // A browser and killed processes depend on what else the machine does: such a file gets a second chance, and is named.
  const shaky = files.filter((file) => /^(e2e|faults)\//.test(file) && counts.get(file)!.failed > 0)
  if (shaky.length > 0 && !stopping.signal.aborted) {
    console.log(`Failed, and run once more: ${shaky.join(', ')}`)
    for (const [file, count] of await runFiles(shaky)) {
      if (count.failed === 0) console.log(`↻ ${file} passed the second time`)
      counts.set(file, count)
    }
  }
  const all = [...counts.values()]
  return { passed: sum(all.map(({ passed }) => passed)), failed: sum(all.map(({ failed }) => failed)) }
}

/** What each file told at its end; one that ended before, or not within five minutes, counts as one failure. */
async function runFiles(files: string[]): Promise<Map<string, Count>> {
  const counts = new Map(files.map((file) => [file, { passed: 0, failed: 1 }]))
  const stream = run({
    files: files.map((file) => join(root, file)),
    concurrency: 3,
    timeout: 300_000,
    signal: stopping.signal,
  })
  stream.on('test:summary', ({ file, counts: { tests, passed, skipped, todo } }) => {
    if (file) counts.set(relative(root, file), { passed, failed: tests - passed - skipped - todo })
  })
  const shown = stream.compose(spec)
  shown.pipe(process.stdout, { end: false })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  shown.once('end', resolve).once('error', reject)
  await promise
  return counts
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
