// Import: duration, memory, rerun. Needs WBN_DATA.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ImportResult } from '#api/operations/imports/imports.ts'
import { removeHome } from '#kit/postgres/home.ts'

const secondsMost = 240
const megabytesMost = 600

type Outcome = ImportResult & { seconds: number; megabytes: number }

const program = `
  import { runImport } from '#demo/import.ts'
  process.exitCode = await runImport(process.argv.slice(1))
  console.log(JSON.stringify({ step: 'memory', megabytes: process.resourceUsage().maxRSS / 1024 }))`

async function importOnce(data: string, dataDir: string): Promise<Outcome> {
  const files = { businesses: 'companies', products: 'products', brands: 'brand-company' }
  const options = Object.entries(files).flatMap(([name, file]) => [`--${name}`, join(data, `${file}.jsonl.gz`)])
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...options, '--json'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let outcome: Partial<Outcome> = {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { step, ...told } = JSON.parse(line) as { step: string } & Partial<Outcome>
    if (step === 'done' || step === 'memory') outcome = { ...outcome, ...told }
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  return outcome as Outcome
}

export async function run(): Promise<boolean> {
  const data = process.env.WBN_DATA
  if (!data) {
    console.log('import: WBN_DATA is not set, nothing measured')
    return true
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'wbn-bench-import-'))
  try {
    const first = await importOnce(data, dataDir)
    const second = await importOnce(data, dataDir)
    const rows = Object.values(first.counts).reduce((sum, { added }) => sum + added, 0)
    const rejected = Object.values(first.counts).reduce((sum, counts) => sum + counts.rejected, 0)
    const touched = Object.values(second.counts).reduce((sum, { added, changed }) => sum + added + changed, 0)
    console.log(
      `import: ${rows} rows, ${rejected} rejected, ready to be searched in ${first.seconds.toFixed(1)} s (limit ${secondsMost})`,
    )
    console.log(`import: node peaks at ${Math.round(first.megabytes)} MB (limit ${megabytesMost})`)
    console.log(
      `import: again, ${touched} rows touched, ${second.seconds.toFixed(1)} s, ${Math.round(second.megabytes)} MB`,
    )
    return first.seconds < secondsMost && first.megabytes < megabytesMost && touched === 0
  } finally {
    removeHome(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
