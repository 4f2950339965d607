// Tests of emails in four languages, with hostile values.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailOf, samplesOf } from '#kit/mail/template.ts'
import { templatesFit } from '#kit/mail/testing.ts'
import { emailTemplates } from '#api/capabilities.ts'

test('every email says the same in every language, and can be drawn with its samples', () => {
  templatesFit(emailTemplates)
})

test('markup and placeholders in a name stay text', () => {
  const hostile = '<img src=x onerror=alert(1)> {unsubscribe}'
  for (const template of emailTemplates) {
    const values = Object.fromEntries(Object.keys(samplesOf(template, 'en')).map((name) => [name, hostile]))
    const { html, text } = emailOf(template, template.texts['en']!, {
      locale: 'en',
      values,
      href: 'https://wbn.example/',
    })
    assert.doesNotMatch(html, /<img/, template.kind)
    assert.equal(text.includes(hostile), Object.keys(values).length > 0, template.kind)
  }
})
