// Email wording by administrators.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendTemplate } from '#kit/mail/send.ts'
import { addVersion } from '#kit/mail/versions.ts'
import type { Refusal } from '#kit/refusal.ts'
import { emailTemplates } from '#api/capabilities.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
let owner: TestPerson
let businessID: string
const params = { kind: 'members.invitation', lang: 'es' } as const
const id = '0199a0b0-0000-7000-8000-00000000dead'

before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'], email: 'anna@wbn.example' })
  owner = await bench.person('Otto Owner')
  businessID = await addBusiness(bench.db, 'Acme Valves')
  await addMember(bench.db, businessID, owner.userID)
})
after(() => bench.close())

const words = async (at: { kind: string; lang: 'en' | 'es' } = params) =>
  (await anna.api.emails.read({ params: at })).words
const newest = async () => (await anna.api.emails.read({ params })).versions[0]?.versionID ?? null
async function invite(name: string, locale: string) {
  const email = `${name}-${locale}@wbn.example`
  const payload = { email, access: 'member' }
  const headers = { 'x-auth-token': owner.token, 'accept-language': locale }
  const answer = await bench.app.inject({ method: 'POST', url: `/business/${businessID}/member`, payload, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  const { rows } = await bench.pool.query('select subject, text, html from mails where recipient = $1', [email])
  return rows[0] as { subject: string; text: string; html: string }
}

test('strangers, members and staff without the role neither read nor write emails', async () => {
  const member = await bench.person('Mona Member')
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  const body = { words: await words(), reason: 'Try', after: null }
  for (const [caller, name] of [
    [bench.api, 'TokenNotFound'],
    [member.api, 'Forbidden'],
    [moderator.api, 'Forbidden'],
  ] as const) {
    await assert.rejects(caller.emails.table(), { name })
    await assert.rejects(caller.emails.read({ params }), { name })
    await assert.rejects(caller.emails.preview({ params, body }), { name })
    await assert.rejects(caller.emails.test({ params, body }), { name })
    await assert.rejects(caller.emails.write({ params, body }), { name })
    await assert.rejects(caller.emails.withdraw({ params: { id }, body: { reason: 'Try' } }), { name })
    await assert.rejects(caller.emails.restore({ params: { id }, body: { reason: 'Try' } }), { name })
  }
  await assert.rejects(anna.api.emails.read({ params: { ...params, kind: 'nothing' } }), { name: 'NotFound' })
  await assert.rejects(anna.api.emails.write({ params: { ...params, kind: '__proto__' }, body }), { name: 'NotFound' })
  await assert.rejects(anna.api.emails.withdraw({ params: { id }, body: { reason: 'Try' } }), { name: 'NotFound' })
  assert.equal(await newest(), null)
})

test('the next email has the words that were written, in that language alone; withdrawn, the delivered ones are back', async () => {
  const before = await invite('before', 'es')
  const edited = { ...(await words()), subject: 'Únase a <b>{company}</b>', paragraphs: ['Como {role}:\nbienvenida.'] }
  const written = await anna.api.emails.write({ params, body: { words: edited, reason: 'Shorter', after: null } })
  assert.deepEqual(
    written.versions.map(({ state, writtenBy, reason }) => [state, writtenBy, reason]),
    [['current', 'Anna Admin', 'Shorter']],
  )
  assert.equal(written.states.es.state, 'edited')
  assert.equal(written.states.it.state, 'delivered')
  const spanish = await invite('after', 'es')
  assert.equal(spanish.subject, 'Únase a <b>su empresa</b>', 'no name in a subject')
  assert.match(spanish.html, /Únase a &lt;b&gt;una empresa&lt;\/b&gt;/)
  assert.match(spanish.html, /Como miembro:<br>bienvenida\./)
  assert.match(spanish.text, /\/es\/business\/[\w-]+\/members\?token=/)
  assert.match((await invite('after', 'it')).subject, /^Invito in/)

  const version = { id: written.versions[0]!.versionID }
  for (let times = 0; times < 2; times++) {
    const { versions } = await anna.api.emails.withdraw({ params: version, body: { reason: 'Too short' } })
    assert.equal(versions[0]!.state, 'withdrawn')
  }
  assert.equal((await invite('withdrawn', 'es')).subject, before.subject)
  for (let times = 0; times < 2; times++)
    await anna.api.emails.restore({ params: version, body: { reason: 'It was fine' } })
  assert.match((await invite('restored', 'es')).subject, /^Únase/)
  const { rows } = await bench.pool.query(`select act from audit_entries where act like 'email.%' order by id`)
  assert.deepEqual(
    rows.map(({ act }) => act),
    ['email.write', 'email.withdraw', 'email.restore'],
  )
})

test('a version of somebody who did not see the newest is refused; the same words again change nothing', async () => {
  const seen = await newest()
  const second = { ...(await words()), footer: 'Dos' }
  await anna.api.emails.write({ params, body: { words: second, reason: 'Second', after: seen } })
  const again = await anna.api.emails.write({ params, body: { words: second, reason: 'Second', after: seen } })
  assert.equal(again.versions.length, 2)
  const body = { words: { ...second, footer: 'Tres' }, reason: 'Third', after: seen }
  await assert.rejects(anna.api.emails.write({ params, body }), { name: 'Conflict' })
})

test('unknown placeholders, missing ones, several lines in the subject and too much are refused at their field', async () => {
  const fine = await words()
  const refused: [string, object][] = [
    ['words.subject', { subject: 'Hola {nombre} {company}' }],
    ['words.subject', { subject: 'Hola { company }' }],
    ['words.subject', { subject: 'Hola {company}\r\nBcc: all@wbn.example' }],
    ['words.subject', { subject: ' ' }],
    ['words.subject', { subject: `{company}${'x'.repeat(300)}` }],
    ['words.paragraphs', { subject: 'Hola', paragraphs: ['Nadie'] }],
    ['words.paragraphs', { paragraphs: [] }],
    ['words.button', { button: undefined }],
    ['words.button', { button: '{__proto__}' }],
    ['words.subjectMany', { subjectMany: 'Hola' }],
    ['words.footer', { footer: '' }],
  ]
  const after = await newest()
  for (const [field, change] of refused) {
    const body = { words: { ...fine, ...change }, reason: 'Try', after }
    await assert.rejects(
      anna.api.emails.write({ params, body }),
      (error: Refusal) => error.name === 'ValidationError' && Object.keys(error.fields ?? {}).includes(field),
      `${field} ${JSON.stringify(change)}`,
    )
  }
  assert.equal(await newest(), after)
  const at = { kind: 'verification.code', lang: 'en' } as const
  const { preview } = anna.api.emails
  const { problems } = await preview({
    params: at,
    body: { words: { ...(await words(at)), paragraphs: ['Enter it.'] } },
  })
  assert.deepEqual(problems, [{ field: 'paragraphs', problem: 'unnamed', name: 'code' }])
})

test('what must be told stands in a paragraph that is always sent, and a reminder tells all that it makes binding', async () => {
  const problemsOf = async (kind: string, change: object) => {
    const at = { kind, lang: 'en' } as const
    return (await anna.api.emails.preview({ params: at, body: { words: { ...(await words(at)), ...change } } }))
      .problems
  }
  const [text, included] = (await words({ kind: 'memberships.renews', lang: 'en' })).paragraphs
  const field = 'paragraphs'
  const unnamed = (name: string) => [{ field, problem: 'unnamed', name }]
  const leftOut = (name: string, other: string) => [{ field, problem: 'leftOut', name, other }]
  const renews: [object[], object][] = [
    [leftOut('total', 'includedNext'), { paragraphs: [`${text} ${included}`] }],
    [
      leftOut('date', 'includedNow'),
      { subject: 'Soon', paragraphs: ['{date} {includedNow}', '{total}', '{includedNext}'] },
    ],
    [unnamed('includedNext'), { paragraphs: [text!] }],
    [[], { subject: '{plan}: {total} on {date}', paragraphs: [`${text} ${included}`] }],
    [[], { paragraphs: [`${text} ${included}`, 'On {date}: {total}'] }],
    [[], { paragraphs: [text!, '{includedNext}', '{includedNow}'] }],
  ]
  for (const [problems, change] of renews)
    assert.deepEqual(await problemsOf('memberships.renews', change), problems, JSON.stringify(change))
  const terms = { total: '{total} on {date}', includedNext: '{includedNext}' }
  for (const kind of ['memberships.renews', 'memberships.renews-changed', 'memberships.ends'])
    for (const name of ['total', 'includedNext'] as const) {
      const former = kind === 'memberships.renews-changed' ? 'Before: {former}' : 'As before'
      const paragraphs = [former, ...Object.values({ ...terms, [name]: 'On {date}' })]
      assert.deepEqual(await problemsOf(kind, { subject: 'Soon', paragraphs }), unnamed(name))
    }
})

test('a version stored before it could be refused is passed over: the delivered words are sent, and the console says so', async () => {
  const at = { kind: 'memberships.renews', lang: 'en' } as const
  const template = emailTemplates.find(({ kind }) => kind === at.kind)!
  const delivered = await words(at)
  const joined = { ...delivered, subject: 'Soon', paragraphs: [delivered.paragraphs.join(' ')] }
  const version = { kind: at.kind, locale: 'en', words: joined, writtenBy: anna.userID, reason: 'One paragraph' }
  await addVersion(bench.db, 'net', version)
  const to = 'payer@wbn.example'
  const values = { plan: 'Gold', company: 'Acme Valves', date: '31 December 2026', total: 'US$ 1,490.00' }
  await bench.db.transaction().execute((tx) => sendTemplate(tx, template, { to, locale: 'en', values }))
  const { rows } = await bench.pool.query('select subject, text from mails where recipient = $1', [to])
  assert.equal(rows.length, 1)
  assert.match(rows[0].subject, /31 December 2026/)
  assert.match(rows[0].text, /US\$ 1,490\.00/)
  const { versions, words: inUse } = await anna.api.emails.read({ params: at })
  assert.deepEqual([versions[0]!.state, inUse], ['unfit', delivered])
})

test('a preview is the email with sample values and changes nothing', async () => {
  const at = { kind: 'memberships.order', lang: 'en' } as const
  const body = { words: { ...(await words(at)), footer: '<script>alert(1)</script>' } }
  const { subject, html, text, problems } = await anna.api.emails.preview({ params: at, body })
  assert.deepEqual(problems, [])
  assert.match(subject, /^Order WBN-/)
  assert.match(html, /&lt;script&gt;/)
  assert.doesNotMatch(html, /<script/)
  assert.match(text, /https:\/\/wbn\.example\/business\//)
  assert.equal((await anna.api.emails.read({ params: at })).versions.length, 0)
})

test('an administrator sends a test to the own address, marked, and not without end', async () => {
  const body = { words: await words() }
  const sent = async () =>
    (await bench.pool.query(`select subject, text from mails where recipient = 'anna@wbn.example'`)).rows
  assert.deepEqual(await anna.api.emails.test({ params, body }), { sentTo: 'anna@wbn.example' })
  const [mail] = await sent()
  assert.match(mail.subject, /^\[Prueba\] /)
  assert.match(mail.text, /prueba del correo «Invitación a una empresa»/)
  for (let times = 1; times < 20; times++) await anna.api.emails.test({ params, body })
  await assert.rejects(anna.api.emails.test({ params, body }), { name: 'TooManyRequests' })
  assert.equal((await sent()).length, 20)
})

test('the table searches, filters and sorts every kind of email', async () => {
  const all = await anna.api.emails.table()
  assert.ok(all.total > 50)
  const { data: edited } = await anna.api.emails.table({ query: { state: 'edited' } })
  assert.deepEqual(
    edited.map(({ kind, states }) => [kind, states.es.state, states.en.state]),
    [['members.invitation', 'edited', 'delivered']],
  )
  const { data: paid } = await anna.api.emails.table({ query: { group: 'memberships', sort: '-name' } })
  assert.equal(paid.length, 9)
  assert.equal(paid[0]!.name, 'Renewal failed')
  const { data: found } = await anna.api.emails.table({ query: { q: 'daily EMAIL', receiver: 'chosen' } })
  assert.ok(found.some(({ kind }) => kind === 'notifications.day'))
})
