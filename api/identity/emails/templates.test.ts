// Emails in every language, with hostile values.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { emailOf, placeholdersIn, samplesOf } from '#kit/mail/template.ts'
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

const advertised = 'WIN 1000 AT https://evil.example'
const own = new Set(['plan', 'date', 'total', 'reference', 'number', 'count', 'claim', 'thing'])

test('no subject quotes what people typed, in any language', () => {
  for (const template of emailTemplates) {
    const { kind, placeholders, texts } = template
    const values = Object.fromEntries(
      Object.entries(placeholders).map(([name, { typed }]) => [name, typed ? advertised : 'fact']),
    )
    for (const [locale, words] of Object.entries(texts)) {
      const { subject, subjectMany = '' } = words
      for (const name of placeholdersIn(subject, subjectMany))
        assert.ok(placeholders[name]!.typed || own.has(name), `${kind} {${name}}`)
      for (const many of [false, true]) {
        const email = emailOf(template, words, { locale, values, many })
        assert.doesNotMatch(email.subject, /evil|WIN/, `${kind} ${locale}`)
      }
    }
  }
})

test('a name may stand in the subject of a notice, a link or number in its place may not', () => {
  const template = emailTemplates.find(({ kind }) => kind === 'notifications.connection-requested')
  const notice =
    template ?? emailTemplates.find(({ throttle, placeholders }) => throttle === 'notice' && placeholders['who'])!
  const subjectFor = (who: string) =>
    emailOf(notice, notice.texts['en']!, { locale: 'en', values: { who, business: 'Acme Valves', name: 'x' } }).subject
  assert.match(subjectFor('Anna Rossi'), /Anna Rossi/)
  for (const who of ['evil.example', 'call 0039 061234567', 'a@b', 'x'.repeat(121)])
    assert.match(subjectFor(who), /Somebody/, who)
})

test('every email says whose mailbox it goes to and which throttle holds it; the list in the docs is that list', async () => {
  const listed = (await readFile('docs/emails.md', 'utf8')).matchAll(
    /^\| `([\w.…-]+)` \|[^|]*\|[^|]*\|[^|]*\| (\w+) \|$/gm,
  )
  const documented = new Map([...listed].map(([, kind, throttle]) => [kind!, throttle!]))
  for (const { kind, throttle, receiver } of emailTemplates) {
    const row =
      documented.get(kind) ?? (kind.startsWith('notifications.') ? documented.get('notifications.…') : undefined)
    assert.equal(row, throttle, kind)
    const isStrange = ['invited', 'mailbox'].includes(receiver) || kind === 'need-help.received'
    assert.equal(isStrange, throttle === 'unproven', kind)
  }
})

test('no email is enqueued past the throttle', async () => {
  const callers: string[] = []
  for await (const file of glob('{api,auth,kit,start,demo}/**/*.ts')) {
    if (/\.(test|child)\.ts$/.test(file)) continue
    if (/\b(enqueueEmails?|sendAdmitted)\(/.test(await readFile(file, 'utf8'))) callers.push(file)
  }
  assert.deepEqual(callers.toSorted(), [
    'api/discovery/notifications/emails.ts', // counted; the daily email, one a day
    'api/identity/emails/emails.ts', // the test of an administrator, counted there
    'kit/mail/enqueue-email.ts',
    'kit/mail/send.ts',
  ])
})
