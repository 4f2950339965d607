// Fixed sentences of competition law.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { catalogOf } from '#web/build/words.ts'

const sentences = {
  owner: /^Appointing somebody never keeps a buyer/,
  buyer: /^You may buy from any seller/,
  seeker: /^On WBN a maker may appoint up to five/,
  exclusive: /^Exclusive: the maker appoints nobody else here$/,
}

for (const locale of locales)
  test(`${locale}: the fixed sentences are there`, async () => {
    const entries = Object.values(await catalogOf(locale))
    for (const [name, sentence] of Object.entries(sentences)) {
      const [found, ...others] = entries.filter(({ message = '' }) => sentence.test(message))
      assert.ok(found && others.length === 0, name)
      if (locale !== 'en') assert.ok(found.translation && !sentence.test(found.translation), name)
    }
  })
