// What a public page may weigh, measured on the built bundles: scripts and style sheets of each page, gzipped, with all they import.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { assetsBy, type Manifest, type WordPlaces } from './assets.ts'
import { buildPages } from './build.ts'
import { pageIDs } from './word-groups.ts'

const client = join(import.meta.dirname, 'dist/client')
const read = async <T>(file: string) => JSON.parse(await readFile(join(client, file), 'utf8')) as T

async function weight(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

before(() => buildPages({ ifNeeded: true }))

test('I2§7 at most 95 kB of scripts and 14 kB of style sheets a page', async () => {
  const assetsOf = assetsBy(await read<Manifest>('manifest.json'), await read<WordPlaces>('words.json'))
  for (const page of pageIDs()) {
    const { scripts, entry, styles } = assetsOf(page, 'en')
    const [js, css] = [await weight([...scripts, ...entry]), await weight(styles)]
    assert.ok(js <= 95_000, `${page}: ${js} bytes of scripts`)
    assert.ok(css <= 14_000, `${page}: ${css} bytes of style sheets`)
  }
})

test('I2§7 no schema library and no router library reaches the browser', async () => {
  const manifest = await read<Manifest>('manifest.json')
  for (const { file } of Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js'))) {
    const text = await readFile(join(client, file), 'utf8')
    assert.doesNotMatch(text, /ZodError|createBrowserRouter/, file)
  }
})
