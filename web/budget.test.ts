// What a public page may weigh, measured on the built bundles: scripts with all they import, words and style sheets of each page, gzipped.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { locales } from '#contract/locales.ts'
import { assetsBy, type Manifest } from './assets.ts'
import { buildPages } from './build.ts'
import { pageIDs, pagesIn } from './word-groups.ts'

const client = join(import.meta.dirname, 'dist/client')
const read = async <T>(file: string) => JSON.parse(await readFile(join(client, file), 'utf8')) as T

async function weight(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

before(() => buildPages({ ifNeeded: true }))

test('I2§7 at most 95 kB of scripts with words and 14 kB of style sheets a public page, 120 kB of scripts behind the login', async () => {
  const assetsOf = assetsBy(await read<Manifest>('manifest.json'), await read<string>('words.json'))
  // Posts and followers stand among the private pages, of whose parts they are made.
  const isPublic = new Set(pageIDs().filter((id) => pagesIn('routes.ts').includes(id) || /^(posts|follows)\//.test(id)))
  for (const page of pageIDs()) {
    const { scripts, entry, styles } = assetsOf(page, 'en')
    const [js, css] = [await weight([...scripts, ...entry]), await weight(styles)]
    assert.ok(js <= 120_000, `${page}: ${js} bytes of scripts`)
    assert.ok(css <= 14_000, `${page}: ${css} bytes of style sheets`)
    for (const locale of isPublic.has(page) ? locales : []) {
      const words = await weight(assetsOf(page, locale).fetches)
      assert.ok(js + words <= 95_000, `${page} in ${locale}: ${js} bytes of scripts, ${words} of words`)
    }
  }
})

test('I2§4 the licences of the libraries inside the scripts come with them', async () => {
  const text = await readFile(join(client, 'licences.txt'), 'utf8')
  for (const name of ['react-dom', '@tabler/icons-react', 'fflate'])
    assert.match(text, new RegExp(`^## ${name} .*\\((MIT|ISC|BSD|Apache)`, 'm'))
})

test('I2§7 no schema library and no router library reaches the browser', async () => {
  const manifest = await read<Manifest>('manifest.json')
  for (const { file } of Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js'))) {
    const text = await readFile(join(client, file), 'utf8')
    assert.doesNotMatch(text, /ZodError|createBrowserRouter/, file)
  }
})
