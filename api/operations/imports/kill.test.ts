// An import killed and restarted.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { testDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { importFiles, type ImportFiles } from './imports.ts'
import { business, countOf, directoryOf, product, testFolder, writeRows } from './testing.ts'

const folder = testFolder()
const root = join(import.meta.dirname, '../../..')

const businesses = writeRows(
  folder,
  'many.jsonl.gz',
  Array.from({ length: 9000 }, (_, at) => {
    if (at % 411 === 7) return '{"id": "broken"'
    return business(at % 900 === 450 ? `k${at - 400}` : `k${at}`, {
      profile: { certificates: at % 50 === 0 ? [{ name: 'ISO 9001' }] : [] },
    })
  }),
)
const products = writeRows(
  folder,
  'many-products.jsonl',
  Array.from({ length: 12_000 }, (_, at) =>
    product(
      at % 1000 === 990 ? 'q3' : `q${at}`,
      at % 3 === 0 ? { brand: `Brand ${at % 700}` } : { business: `k${at % 5000}` },
    ),
  ),
)
const files: ImportFiles = { businesses, products }

const program = `
  import { importFiles } from '#api/operations/imports/imports.ts'
  import { connect } from '#kit/postgres/pool.ts'
  const [url, files, rejectsFolder] = process.argv.slice(1)
  const { kysely, close } = connect(url, { schema: 'net' })
  await importFiles(kysely, JSON.parse(files), { rejectsFolder, onProgress: () => console.log('batch') })
  await close()`

async function runUntil(url: string, rejectsFolder: string, batches: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, url, JSON.stringify(files), rejectsFolder],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let told = 0
  createInterface({ input: child.stdout }).on('line', () => {
    told += 1
    if (told === batches) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('an import killed again and again goes on where it stood, and ends as an undisturbed one', async (context) => {
  const whole = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  const killed = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  context.after(async () => {
    await whole.drop()
    await killed.drop()
  })
  const calm = join(folder, 'calm')
  const { counts } = await importFiles(whole.database.kysely, files, { rejectsFolder: calm })
  assert.ok(counts.businesses.rejected > 20 && counts.products.rejected > 5)

  const draw = random(20_260_101)
  const hunted = join(folder, 'hunted')
  let kills = 0
  while (!(await runUntil(killed.url, hunted, 1 + Math.floor(draw() * 8)))) {
    kills += 1
    assert.ok(kills < 40, 'it gets no further')
  }
  assert.ok(kills >= 2, `${kills} kills`)
  assert.equal(await directoryOf(killed.database.pool), await directoryOf(whole.database.pool))
  for (const name of ['many-rejects.jsonl', 'many-products-rejects.jsonl'])
    assert.equal(readFileSync(join(hunted, name), 'utf8'), readFileSync(join(calm, name), 'utf8'))
  for (const table of ['businesses', 'products', 'certificates'])
    assert.equal(await countOf(killed.database.pool, table), await countOf(whole.database.pool, table))
  const { rows } = await killed.database.pool.query(`
    select step, sum(added)::int as added, sum(changed)::int as changed, min(unchanged)::int as "readAgain"
    from import_steps group by step order by step`)
  assert.deepEqual(rows, [
    { step: 'businesses', added: counts.businesses.added, changed: 0, readAgain: 0 },
    { step: 'products', added: counts.products.added, changed: 0, readAgain: 0 },
  ])
  const told = `(select jsonb_array_elements(data->'ids') as id from events where name = 'products.changed') told`
  assert.equal(await countOf(killed.database.pool, told), counts.products.added)
})
