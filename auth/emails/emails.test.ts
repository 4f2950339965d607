// Auth emails.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { addVersion, setWithdrawn } from '#kit/mail/versions.ts'
import { templatesFit } from '#kit/mail/testing.ts'
import { registrationOf, testAuth, type TestAuth } from '../testing.ts'
import { emailTemplates } from './emails.ts'

let bench: TestAuth
before(async () => {
  bench = await testAuth()
})
after(() => bench.close())

test('every email says the same in every language, and can be drawn with its samples', () => {
  templatesFit(emailTemplates)
})

test('what anybody can cause is throttled, facts of security never; subjects quote nothing', async () => {
  const docs = await readFile('docs/emails.md', 'utf8')
  for (const { kind, throttle, texts } of emailTemplates) {
    assert.match(docs, new RegExp(`^\\| \`${kind}\` .* ${throttle} \\|$`, 'm'), kind)
    for (const { subject } of Object.values(texts)) assert.doesNotMatch(subject, /\{/, kind)
  }
  const limited = emailTemplates.filter(({ throttle }) => throttle !== 'due').map(({ kind }) => kind)
  assert.deepEqual(limited.toSorted(), [
    'account-exists',
    'account-merged',
    'change-email',
    'register-again',
    'reset',
    'verify',
  ])
})

test('the twenty-first email of a day to a mailbox is refused alike, whether there is an account or not', async () => {
  const [known, unknown] = ['flooded@wbn.example', 'unknown@wbn.example']
  await bench.person(known)
  for (const email of [known, unknown]) {
    const codes: number[] = []
    for (let at = 0; at < 22; at++) {
      const payload = registrationOf(at % 2 ? email : email.replace('@', `+${at}@`))
      const answered = await bench.app.inject({
        method: 'POST',
        url: '/auth/register',
        payload,
        headers: { host: 'localhost:3000' },
        remoteAddress: `198.51.100.${at}`,
      })
      codes.push(answered.statusCode)
    }
    assert.equal(codes.filter((code) => code === 200).length, email === known ? 19 : 20, email)
    assert.equal(codes.at(-1), 429)
  }
})

test('words of the operator are in the next email of their language alone; withdrawn, the delivered ones are back', async () => {
  const { words, kind } = { kind: 'verify', words: { ...spanish(), subject: '¡Bienvenida <b>Ana</b>!' } }
  const version = { kind, locale: 'es', words, writtenBy: '00000000-0000-7000-8000-000000000001', reason: 'Warmer' }
  const id = await addVersion(bench.db, 'auth', version)
  const subjectFor = async (language: string, name: string) => {
    const email = `${name}-${language}@wbn.example`
    await bench.ask('POST', '/register', registrationOf(email), { 'accept-language': language })
    const [mail] = await bench.mailsTo(email)
    return mail!
  }
  const edited = await subjectFor('es', 'edited')
  assert.equal(edited.subject, '¡Bienvenida <b>Ana</b>!')
  assert.match(edited.html, /¡Bienvenida &lt;b&gt;Ana&lt;\/b&gt;!/)
  assert.match(edited.text, /token=/)
  assert.match((await subjectFor('it', 'other')).subject, /^Ti diamo il benvenuto/)
  await setWithdrawn(bench.db, 'auth', id, true)
  assert.match((await subjectFor('es', 'withdrawn')).subject, /^Le damos la bienvenida/)
})

test('words that a newer version of the software no longer fits are passed over', async () => {
  const words = { ...spanish(), paragraphs: ['{gone}'] }
  const version = { kind: 'verify', locale: 'es', words, writtenBy: '00000000-0000-7000-8000-000000000001', reason: '' }
  const id = await addVersion(bench.db, 'auth', version)
  await bench.ask('POST', '/register', registrationOf('unfit@wbn.example'), { 'accept-language': 'es' })
  assert.match((await bench.mailsTo('unfit@wbn.example'))[0]!.subject, /^Le damos la bienvenida/)
  await setWithdrawn(bench.db, 'auth', id, true)
})

const spanish = () => emailTemplates.find(({ kind }) => kind === 'verify')!.texts['es']!
