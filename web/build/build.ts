// Page build into web/dist. `--if-needed` skips unchanged sources.
import { createHash } from 'node:crypto'
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { inlineWords } from './inlined-words.ts'
import { dropEmptyScripts } from './style-sheets.ts'
import { viteConfig } from './vite.config.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/built-from')
const sources = [
  '{web,contract,kit}/**/*.{ts,tsx,css,po,svg,woff2,png,webp,webm,mp4,vtt,webmanifest}',
  'package-lock.json',
]
const keptDays = 30
const compressible = /\.(js|css|svg|json|webmanifest|txt|wasm)$/
const largeBytes = 1_000_000

async function sourcesHash(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(sources, { cwd: join(root, '..'), exclude: ['web/dist/**', '**/*.test.ts'] }))
    files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, '..', file)))
  return hash.digest('hex')
}

async function madeFolder(name: string): Promise<string> {
  await mkdir(join(root, name), { recursive: true })
  return join(root, name)
}

async function compressAssets(folder: string): Promise<void> {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }
  for await (const file of glob('**/*', { cwd: folder })) {
    if (!compressible.test(file)) continue
    const path = join(folder, file)
    const bytes = await readFile(path)
    const quality = bytes.length > largeBytes ? 9 : 11
    await writeFile(`${path}.br`, await compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    await writeFile(`${path}.gz`, await compress.gz(bytes, { level: 9 }))
  }
}

/** Modules of earlier builds stay for `keptDays`: open pages still ask for them. */
export async function keepAssets(former: string, current: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 3600 * 1000
  for await (const name of glob('*', { cwd: former })) {
    const { mtimeMs } = await stat(join(former, name))
    if (mtimeMs < oldest) continue
    await cp(join(former, name), join(current, name), { recursive: true, force: false, preserveTimestamps: true })
  }
}

export async function buildPages({ ifNeeded = false } = {}): Promise<boolean> {
  const hash = await sourcesHash()
  if (ifNeeded && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return false
  // Renamed when complete: nobody sees half a bundle.
  const aside = await mkdtemp(join(await madeFolder('dist'), 'building-'))
  try {
    await build(viteConfig('client', 'build', join(aside, 'client')))
    await dropEmptyScripts(join(aside, 'client'))
    await inlineWords(join(aside, 'client'))
    await build(viteConfig('server', 'build', join(aside, 'server')))
    await compressAssets(join(aside, 'client'))
    await keepAssets(join(root, 'dist/client/assets'), join(aside, 'client/assets'))
    for (const side of ['client', 'server']) {
      await rm(join(root, 'dist', side), { recursive: true, force: true })
      await rename(join(aside, side), join(root, 'dist', side))
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  await writeFile(stamp, hash)
  return true
}

if (import.meta.main) {
  const built = await buildPages({ ifNeeded: process.argv.includes('--if-needed') })
  console.log(built ? 'Pages built.' : 'Pages are up to date.')
}
