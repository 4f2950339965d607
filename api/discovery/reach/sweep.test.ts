// Sweep by views.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libreTranslate } from '#kit/translation/libretranslate.ts'
import { type LibreTranslateCounterpart, startLibreTranslate } from '#kit/translation/testing-libretranslate.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { sweepViewed } from './sweep.ts'

let bench: TestApi
let libre: LibreTranslateCounterpart
before(async () => {
  bench = await testApi()
  libre = await startLibreTranslate()
})
after(async () => {
  await bench.close()
  await libre.close()
})

async function viewed(name: string, views: number, more: object = {}): Promise<string> {
  const business = await addBusiness(bench.db, `Works of ${name}`, { runSince: new Date() })
  const languages = JSON.stringify({ name: 'en', description: 'en' })
  const id = await addProduct(bench.db, business, name, { description: `About ${name}`, languages, ...more })
  await bench.pool.query(
    `insert into reach_days (day, business_id, product_id, event, source, count)
      values ((now() at time zone 'UTC')::date, $1, $2, 'viewed', 'search', $3)`,
    [business, id, views],
  )
  return id
}

test('texts that are viewed most are asked for, so many an hour in all languages; each hour goes on', async () => {
  const [often, seldom] = [await viewed('A robust pump', 90), await viewed('A simple pump', 5)]
  const own = await viewed('A written pump', 200, { versions: JSON.stringify({ es: { name: 'Una bomba', of: 'x' } }) })
  const translation = { listings: [libreTranslate(libre)], messages: [], caps: {} }
  assert.equal(await sweepViewed({ ...bench.dependencies, translation }), 0, 'off by itself')
  const sweep = () => sweepViewed({ ...bench.dependencies, translation: { ...translation, sweep: 8 } })
  assert.equal(await sweep(), 8)
  const asked = async (id: string) => {
    const { rows } = await bench.pool.query<{ language: string }>(
      'select language from translation_requests where key like $1 order by language, key',
      [`product:${id}:%`],
    )
    return rows.map(({ language }) => language).join(' ')
  }
  assert.equal(await asked(own), 'de de it it zh zh')
  assert.deepEqual([await asked(often), await asked(seldom)], ['es es', ''])
  assert.equal(await sweep(), 8)
  assert.deepEqual([await asked(often), await asked(seldom)], ['de de es es it it zh zh', 'es es'])
  assert.equal(await sweep(), 6)
  assert.equal(await sweep(), 0)
  const corrected = { es: { name: 'Una bomba', machine: 'deepl', of: 'x' } }
  const outdated = await viewed('A corrected pump', 1, { versions: JSON.stringify(corrected) })
  assert.equal(await sweep(), 8)
  assert.match(await asked(outdated), /es es/, 'a correction of a former text')
})
