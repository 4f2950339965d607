// Email template checks.
import assert from 'node:assert/strict'
import { locales } from '#contract/foundation/locales.ts'
import { emailOf, type EmailTemplate, placeholdersIn, problemsOf, samplesOf } from './template.ts'

export function templatesFit(templates: readonly EmailTemplate[]): void {
  const kinds = templates.map(({ kind }) => kind)
  assert.deepEqual([...new Set(kinds)], kinds)
  for (const template of templates) {
    const { kind, texts, name, when, placeholders } = template
    assert.match(kind, /^[a-z-]+(\.[a-z-]+)?$/)
    const english = texts['en']!
    for (const [locale, words] of Object.entries(texts)) {
      const here = `${kind} ${locale}`
      assert.ok(name[locale] && when[locale], here)
      assert.deepEqual(problemsOf(template, words), [], here)
      assert.equal(words.paragraphs.length, english.paragraphs.length, here)
      const facts = ({ subject, paragraphs, button = '', footer }: typeof words) =>
        placeholdersIn(subject, ...paragraphs, button, footer).toSorted()
      assert.deepEqual(facts(words), facts(english), here)
      const { subject: one, subjectMany: many = one } = words
      assert.deepEqual(placeholdersIn(many).toSorted(), placeholdersIn(one).toSorted(), here)
      assert.equal(locale === 'en' || words.subject !== english.subject || /^\{\w+\}$/.test(words.subject), true, here)
      for (const many of [false, true]) {
        const href = `https://www.example.com/${template.samplePage}`
        const { subject, text, html } = emailOf(template, words, {
          locale,
          values: samplesOf(template, locale),
          href,
          many,
        })
        for (const part of [subject, text, html]) assert.doesNotMatch(part, /\{\w+\}|undefined/, here)
        assert.equal(text.includes(href), Boolean(words.button), here)
      }
    }
    for (const [placeholder, { meaning }] of Object.entries(placeholders))
      assert.deepEqual(Object.keys(meaning), Object.keys(texts), `${kind} {${placeholder}}`)
    assert.deepEqual(Object.keys(texts), locales, kind)
  }
}
