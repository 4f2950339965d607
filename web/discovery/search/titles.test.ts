// Localized result counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { catalogOf } from '#web/build/words.ts'

async function counts(locale: Locale, singular: string): Promise<string[]> {
  const catalog = await catalogOf(locale)
  const [id, { message, translation }] = Object.entries(catalog).find(
    ([, { message, origin }]) =>
      message?.includes(`one {# ${singular}}`) && origin?.some(([file]) => file.endsWith('search/titles.ts')),
  )!
  const messages = { [id]: compileMessage(translation || message!) }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return [0, 1, 12_345].map((count) => i18n._(id, { count }))
}

test('the result count has the plural forms and number format of each language', async () => {
  assert.deepEqual(await counts('en', 'manufacturer'), ['0 manufacturers', '1 manufacturer', '12,345 manufacturers'])
  assert.deepEqual(await counts('es', 'manufacturer'), ['0 fabricantes', '1 fabricante', '12.345 fabricantes'])
  assert.deepEqual(await counts('it', 'product'), ['0 prodotti', '1 prodotto', '12.345 prodotti'])
})

test('every searchable type has a result count in every language', async () => {
  const types = ['product', 'user', 'manufacturer', 'distributor', 'wholesaler', 'importer', 'exporter', 'retailer']
  for (const type of [...types, 'investor', 'consultant', 'government body']) {
    for (const locale of locales) {
      const [, one, many] = await counts(locale, type)
      assert.match(one!, /^1\D/)
      assert.match(many!, /12[.,]345\D/)
    }
  }
})
