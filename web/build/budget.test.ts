// Size budgets of built pages, gzipped.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { locales } from '#contract/foundation/locales.ts'
import { assetsBy, fileOf, type Manifest } from '#web/server/assets.ts'
import { buildPages } from './build.ts'

const client = join(import.meta.dirname, '../dist/client')
const publicPages =
  /^(publishing\/(home|category-pages|attribution|texts)|discovery\/(search|profiles)|social\/(follows|posts)|catalog\/compare|trust\/transparency|integration\/developers)\//

async function weight(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

before(() => buildPages({ ifNeeded: true }))

test('a page takes at most two style sheets of 20.1 kB, and of scripts with words 153.5 kB if it is public, else 220 kB', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const assetsOf = assetsBy(manifest)
  const pages = Object.keys(manifest).filter((file) => file.endsWith('Page.tsx'))
  assert.ok(pages.some((file) => publicPages.test(file)))
  for (const page of pages) {
    for (const locale of locales) {
      const isPrivate = !publicPages.test(page)
      const { scripts, entry, styles } = assetsOf({ module: page.replace(/\.tsx$/, '') }, locale)
      const [js, css] = [await weight([...scripts, ...entry]), await weight(styles)]
      assert.ok(js <= (isPrivate ? 220_100 : 153_500), `${page} in ${locale}: ${js} bytes of scripts`)
      assert.ok(css <= 20_100, `${page}: ${css} bytes of style sheets`)
      assert.ok(styles.length <= 2, `${page}: ${styles.join(', ')}`)
    }
  }
})

test('a public page asks for at most 17 scripts', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const assetsOf = assetsBy(manifest)
  for (const page of Object.keys(manifest).filter((file) => file.endsWith('Page.tsx') && publicPages.test(file))) {
    const { scripts, entry } = assetsOf({ module: page.replace(/\.tsx$/, '') }, 'en')
    const loaded = [...scripts, ...entry]
    assert.ok(loaded.length <= 17, `${page}: ${loaded.length} scripts`)
    for (const script of loaded) assert.ok((await weight([script])) > 50, `${page} asks for ${script}, which is empty`)
  }
})

test('going on to a public page of another kind takes at most 40 kB of scripts more', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const assetsOf = assetsBy(manifest)
  const pages = Object.keys(manifest).filter((file) => file.endsWith('Page.tsx') && publicPages.test(file))
  assert.ok(pages.length > 10)
  const scriptsOf = (page: string) => assetsOf({ module: page.replace(/\.tsx$/, '') }, 'en').scripts
  for (const from of pages) {
    const there = new Set(scriptsOf(from))
    for (const to of pages) {
      const more = await weight(scriptsOf(to).filter((script) => !there.has(script)))
      assert.ok(more <= 40_000, `from ${from} to ${to}: ${more} bytes of scripts`)
    }
  }
})

test('the licences of the libraries inside the scripts come with them', async () => {
  const text = await readFile(join(client, 'licences.txt'), 'utf8')
  for (const name of ['react-dom', 'react-router', 'fflate'])
    assert.match(text, new RegExp(`^## ${name} .*\\((MIT|ISC|BSD|Apache)`, 'm'))
})

test('no page of the site loads a script of the console', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const assetsOf = assetsBy(manifest)
  const isConsole = (file: string) => file.startsWith('operations/console/')
  const pages = Object.keys(manifest).filter((file) => file.endsWith('Page.tsx'))
  const parts = [...pages.filter(isConsole), 'app/entry.console.tsx']
  const console = new Set(parts.map((part) => fileOf(manifest[part]!, 'en')))
  assert.ok(console.size > 30)
  for (const page of pages.filter((file) => !isConsole(file))) {
    const { scripts, entry } = assetsOf({ module: page.replace(/\.tsx$/, '') }, 'en')
    const loaded = [...scripts, ...entry].filter((script) => console.has(script))
    assert.deepEqual(loaded, [], page)
  }
})

test('the viewer of models loads on a press, with no page', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
  const assetsOf = assetsBy(manifest)
  const viewer = Object.keys(manifest).find((file) => file.endsWith('/model/ModelDialog.tsx'))!
  const script = fileOf(manifest[viewer]!, 'en')
  assert.ok((await weight([script])) > 100_000, 'three is elsewhere')
  const large = (file: string) => file === script || /occt|step-file/.test(file)
  for (const page of Object.keys(manifest).filter((file) => file.endsWith('Page.tsx'))) {
    const { scripts, entry } = assetsOf({ module: page.replace(/\.tsx$/, '') }, 'en')
    assert.deepEqual([...scripts, ...entry].filter(large), [], page)
  }
})
