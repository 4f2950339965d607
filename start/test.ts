// `npm test`: the checks, then every test file against one throwaway PostgreSQL and a browser. Its last line is the sum.
// `npm test -- search web/paths` runs only the files whose path contains one of the words, without the checks.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { findBrowser } from '../e2e/browser.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { runChecks } from './check.ts'

type Count = { passed: number; failed: number }

const root = join(import.meta.dirname, '..')
// A failed test may leave something open; its file must end all the same.
const execArgv = ['--test-force-exit']
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
  const first = await runFiles(files.map((file) => join(root, file)))
  // One that is made to end may end before it has told everything: it is run once more, and fails when that is so again.
  const again = first.silent.length > 0 ? await runFiles(first.silent) : { passed: 0, failed: 0, silent: [] }
  for (const file of again.silent) console.log(`✖ ${file} did not tell everything`)
  return { passed: first.passed + again.passed, failed: first.failed + again.failed + again.silent.length }
}

async function runFiles(files: string[]): Promise<Count & { silent: string[] }> {
  const count = { passed: 0, failed: 0 }
  const silent = new Set(files)
  const stream = run({
    files,
    concurrency: 3,
    timeout: 300_000,
    signal: stopping.signal,
    execArgv,
  })
  stream.on('test:summary', ({ file, counts }) => {
    // Each file sums up its tests last of all; without that some of them may be missing.
    if (file) {
      silent.delete(file)
      count.passed += counts.passed
      return
    }
    count.failed = counts.tests - counts.passed - counts.skipped - counts.todo
  })
  const shown = stream.compose(spec)
  shown.pipe(process.stdout, { end: false })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  shown.once('end', resolve).once('error', reject)
  await promise
  return { ...count, silent: stopping.signal.aborted ? [] : [...silent] }
}
