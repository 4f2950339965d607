// `npm test`. `npm test -- search web/paths` runs files by words of paths, without checks; `--postgres 15` uses version
// 15.
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/site/browser.ts'
import { packagedFolder, startPackagedServer } from '#kit/postgres/testing-packaged.ts'
import { startTestServer } from '#kit/postgres/testing.ts'
import { runChecks } from './check.ts'
import { oldestMajor } from './database.ts'

type Count = { passed: number; failed: number; seconds?: number }

const root = join(import.meta.dirname, '..')
const { values, positionals: words } = parseArgs({ options: { postgres: { type: 'string' } }, allowPositionals: true })

process.chdir(root)
const isFull = words.length === 0 && values.postgres === undefined
const checks = isFull ? await runChecks() : { passed: 0, failed: 0 }
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
Object.assign(process.env, {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  CHROMIUM_PATH: findBrowser(),
})

const failures: string[] = []
const counts = [checks]
if (values.postgres) counts.push(await runOn(Number(values.postgres), words))
else counts.push(await runTests(await startTestServer(), words))
if (isFull && !stopping.signal.aborted) counts.push(await runOn(oldestMajor, ['api/', 'kit/postgres/migrate']))

const [passed, failed] = [sum(counts.map((each) => each.passed)), sum(counts.map((each) => each.failed))]
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || stopping.signal.aborted ? 1 : 0)

async function runOn(major: number, some: string[]): Promise<Count> {
  const programs = packagedFolder(major)
  if (!programs) {
    console.log(`PostgreSQL ${major} is not installed on this machine: no test ran on it`)
    return { passed: 0, failed: values.postgres ? 1 : 0 }
  }
  console.log(`On PostgreSQL ${major}:`)
  return runTests(await startPackagedServer(programs), some)
}

async function runTests({ url, stop }: { url: string; stop: () => Promise<void> }, some: string[]): Promise<Count> {
  process.env.TEST_DATABASE_URL = url
  const found = globSync('**/*.test.ts', { exclude: ['node_modules/**', 'web/dist/**', 'data/**'] }).toSorted()
  const files = found.filter((file) =>
    some.length ? some.some((word) => file.includes(word)) : !['house.test.ts', 'comments.test.ts'].includes(file),
  )
  try {
    const counts = await runFiles(files)
    if (some.length === 0) printSlowest(counts)
    const all = [...counts.values()]
    return { passed: sum(all.map((each) => each.passed)), failed: sum(all.map((each) => each.failed)) }
  } finally {
    await stop()
  }
}

async function runFiles(files: string[]): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>(files.map((file) => [file, { passed: 0, failed: 1 }]))
  const stream = run({
    files: files.map((file) => join(root, file)),
    concurrency: 3,
    timeout: 600_000,
    signal: stopping.signal,
  })
  stream.on('test:summary', ({ file, counts: { tests, passed, skipped, todo }, duration_ms }) => {
    const failed = tests - passed - skipped - todo
    if (file) counts.set(relative(root, file), { passed, failed, seconds: duration_ms / 1000 })
  })
  stream.on('test:fail', ({ name, file, details: { error } }) =>
    failures.push(`✖ ${file ? relative(root, file) : ''} ${name}\n  ${String(error.cause ?? error).slice(0, 1_500)}`),
  )
  const shown = stream.compose(spec)
  shown.pipe(process.stdout, { end: false })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  shown.once('end', resolve).once('error', reject)
  await promise
  return counts
}

function printSlowest(counts: Map<string, Count>): void {
  const slowest = [...counts].toSorted(([, a], [, b]) => (b.seconds ?? 0) - (a.seconds ?? 0)).slice(0, 15)
  console.log(`Slowest files, seconds:`)
  for (const [file, { seconds = 0 }] of slowest) console.log(`${seconds.toFixed(0).padStart(6)}  ${file}`)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
