// How counts are worded, in the plural forms and figures of each language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, type Locale } from '#contract/locales.ts'
import { makeWords, type Compiled } from '#web/message.ts'
import { collectMessages, messagesOf } from '#web/words.ts'

const collected = await collectMessages()

async function counts(locale: Locale, singular: string): Promise<string[]> {
  const [id] = Object.entries(collected).find(([, { message }]) => message?.includes(`one {# ${singular}}`))!
  const { i18n } = makeWords(locale, (await messagesOf(collected, locale)) as Record<string, Compiled>)
  return [0, 1, 12_345].map((count) => i18n._({ id, values: { count } }))
}

test('1§2 the result count is worded in the plural forms and figures of each language', async () => {
  assert.deepEqual(await counts('en', 'manufacturer'), ['0 manufacturers', '1 manufacturer', '12,345 manufacturers'])
  assert.deepEqual(await counts('es', 'manufacturer'), ['0 fabricantes', '1 fabricante', '12.345 fabricantes'])
  assert.deepEqual(await counts('it', 'product'), ['0 prodotti', '1 prodotto', '12.345 prodotti'])
})

test('1§3 every type that can be searched has its count in every language', async () => {
  const types = ['product', 'user', 'manufacturer', 'distributor', 'wholesaler', 'importer', 'exporter', 'retailer']
  for (const type of [...types, 'investor', 'consultant', 'government body']) {
    for (const locale of locales) {
      const [, one, many] = await counts(locale, type)
      assert.match(one!, /^1\D/)
      assert.match(many!, /12[.,]345\D/)
    }
  }
})
