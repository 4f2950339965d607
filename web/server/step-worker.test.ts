// Built files of the STEP viewer.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { testPages, type TestPages } from './testing.ts'

const folder = join(import.meta.dirname, '../dist/client/assets')
let pages: TestPages
let names: string[]
before(async () => {
  pages = await testPages()
  names = await readdir(folder)
})
after(() => pages.close())

const named = (pattern: RegExp) => names.find((name) => pattern.test(name))!
const policyOf = async (path: string) => String((await pages.get(path)).headers['content-security-policy'] ?? '')

test('the worker of STEP files makes functions from texts, asks its own site alone, and no page may', async () => {
  const worker = named(/^step-file\.worker-[\w-]+\.js$/)
  assert.equal(
    await policyOf(`/assets/${worker}`),
    "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'",
  )
  for (const other of names.filter((name) => name.endsWith('.js') && name !== worker).slice(0, 20))
    assert.equal(await policyOf(`/assets/${other}`), '', other)
  assert.doesNotMatch(await policyOf('/'), /unsafe-eval|worker-src/)
})

test('the library is served as it was published, compressed, beside its licence', async () => {
  const library = join(import.meta.dirname, '../../node_modules/occt-import-js/dist')
  for (const [pattern, file, type] of [
    [/^occt-import-js-[\w-]+\.js$/, 'occt-import-js.js', /javascript/],
    [/^occt-import-js-[\w-]+\.wasm$/, 'occt-import-js.wasm', /^application\/wasm/],
    [/^license\.occt-import-js-[\w-]+\.txt$/, 'license.occt-import-js.txt', /^text\/plain/],
  ] as const) {
    const name = named(pattern)
    assert.ok((await readFile(join(folder, name))).equals(await readFile(join(library, file))), file)
    const { headers, statusCode } = await pages.get(`/assets/${name}`, { 'accept-encoding': 'br' })
    assert.deepEqual([statusCode, headers['content-encoding']], [200, 'br'])
    assert.match(String(headers['content-type']), type)
  }
})
