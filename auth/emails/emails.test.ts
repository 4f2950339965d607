// The emailTexts: complete in four languages, with the same facts in each.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds } from './kinds.ts'
import { emailTexts } from './emails.ts'

const facts = (texts: string[]) => [...new Set(texts.join(' ').match(/\{\w+\}/g))].toSorted()

test('every email says the same in every language', () => {
  for (const kind of kinds) {
    const english = emailTexts.en[kind]
    for (const [locale, words] of Object.entries(emailTexts)) {
      const { subject, paragraphs, button } = words[kind]
      assert.equal(paragraphs.length, english.paragraphs.length, `${kind} ${locale}`)
      assert.equal(Boolean(button), Boolean(english.button), `${kind} ${locale}`)
      assert.deepEqual(
        facts([subject, ...paragraphs]),
        facts([english.subject, ...english.paragraphs]),
        `${kind} ${locale}`,
      )
      assert.equal(locale === 'en' || subject !== english.subject, true, `${kind} ${locale}`)
    }
  }
})
