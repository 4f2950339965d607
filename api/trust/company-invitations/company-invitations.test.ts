// Invitations.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { speakFor } from '#api/trust/ownership-claims/testing.ts'
import { addBusiness, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let admin: TestPerson
let buyer: TestPerson
before(async () => {
  bench = await testApi()
  admin = await bench.person('Ada Admin', { roles: ['administrator'] })
  buyer = await bench.person('Bea Buyer')
})
after(() => bench.close())

const balancingTest = 'The company is asked for its goods by a buyer; one message to a role mailbox that it publishes. '
  .repeat(3)
  .trim()
const switched = (enabled: boolean, more: object = {}) =>
  admin.api.companyInvitations.write({
    body: { enabled, countries: ['DE'], balancingTest, reason: 'Decided by the board.', ...more },
  })

let made = 0
async function listed(email: string, more: object = {}): Promise<string> {
  const host = email.split('@')[1]!
  const name = `Listed Works ${made++}`
  speakFor(bench, host, name)
  return addBusiness(bench.db, name, {
    countryCode: 'FR',
    sourceId: `listed-${made}`,
    contactInfo: JSON.stringify({ email, website: `https://${host}` }),
    sources: JSON.stringify([{ name: 'Trade register', licence: null, url: null, readAt: '2026-01-02' }]),
    ...more,
  } as never)
}
let kept = 0
async function keep(to: string): Promise<void> {
  await buyer.api.inquiries.keep({ body: { to, subject: 'priceList', message: `What does number ${kept++} cost?` } })
  await bench.jobs.runDueJobs()
}
async function mailsTo(recipient: string) {
  return bench.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
}

test('it is off by default, on only with a balancing test, and only administrators see or switch it', async () => {
  const settings = await admin.api.companyInvitations.settings()
  assert.deepEqual([settings.enabled, settings.countries], [false, ['AT', 'DE', 'ES', 'IT', 'PL', 'RO']])
  const id = await listed('info@off.example')
  await keep(id)
  assert.deepEqual(await mailsTo('info@off.example'), [])
  await assert.rejects(switched(true, { balancingTest: 'short' }), { name: 'ValidationError' })
  const body = { enabled: true, countries: [], balancingTest, reason: 'Why not.' }
  const moderator = await bench.person('Mia Moderator', { roles: ['moderator'] })
  for (const [who, status] of [
    [bench, 401],
    [buyer, 403],
    [moderator, 403],
  ] as const) {
    assert.equal((await who.ask('GET', '/company-invitation/settings')).status, status)
    assert.equal((await who.ask('POST', '/company-invitation/settings', body)).status, status)
  }
  const after = await switched(true)
  assert.deepEqual([after.enabled, after.writtenBy, after.countries], [true, 'Ada Admin', ['DE']])
  const { rows } = await bench.pool.query(`select reason from audit_entries where act = 'invitations.write'`)
  assert.deepEqual(rows, [{ reason: 'Decided by the board.' }])
})

test('a kept inquiry invites the company once ever; the source stands in the first line', async () => {
  const id = await listed('sales@once.example')
  await keep(id)
  await keep(id)
  const [mail, ...more] = await mailsTo('sales@once.example')
  assert.equal(more.length, 0)
  assert.match(mail!.text, /We have this address from Trade register/)
  assert.ok(mail!.text.indexOf('Trade register') < mail!.text.indexOf('A buyer has written'))
  const headers = mail!.headers as Record<string, string>
  assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  assert.match(headers['List-Unsubscribe']!, /^<https:\/\/wbn\.example\/unsubscribe\?token=company\.[\w-]+>$/)
  const { rows } = await bench.pool.query(`select detail from audit_entries where act = 'business.invite'`)
  assert.equal(rows.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /sales@/)
  const stored = await bench.db.selectFrom('companyInvitations').selectAll().execute()
  assert.doesNotMatch(JSON.stringify(stored), /once\.example/)
})

test('nobody else is written to: consent countries, people’s and foreign mailboxes, run companies, no source', async () => {
  const none = [
    await listed('info@consent.example', { countryCode: 'DE' }),
    await listed('ada.lovelace@person.example'),
    await listed('info@gmail.com'),
    await listed('info@nowhere.example', { sources: '[]' }),
    await listed('info@other.example', {
      contactInfo: JSON.stringify({ email: 'info@other.example', website: 'https://own.example' }),
    }),
  ]
  for (const id of none) await keep(id)
  for (const to of [
    'info@consent.example',
    'ada.lovelace@person.example',
    'info@gmail.com',
    'info@nowhere.example',
    'info@other.example',
  ])
    assert.deepEqual(await mailsTo(to), [], to)
})

test('a mailbox at a domain that may have been bought is not written to', async () => {
  const found: Record<string, (host: string) => void> = {
    'younger than the source': (host) => bench.domains.set(`rdap:${host}`, ['2026-03-04']),
    'no date, an old source': (host) => bench.domains.delete(`rdap:${host}`),
    'a site that names somebody else': (host) => bench.domains.set(`https://${host}/`, ['<h1>Lucky Casino</h1>']),
    'a site that leads elsewhere': (host) =>
      bench.domains.set(`https://${host}/`, ['Listed Works', 'https://evil.com/']),
  }
  for (const [name, change] of Object.entries(found)) {
    const host = `bought-${made}.example`
    const id = await listed(`info@${host}`)
    change(host)
    await keep(id)
    assert.deepEqual(await mailsTo(`info@${host}`), [], name)
  }
})

test('one click ends it for the mailbox, whatever company names it later', async () => {
  const first = await listed('export@shared.example')
  await keep(first)
  const [mail] = await mailsTo('export@shared.example')
  const token = /token=([^>]+)>/.exec((mail!.headers as Record<string, string>)['List-Unsubscribe']!)![1]!
  await assert.rejects(bench.api.notifications.unsubscribe({ body: { token: 'company.forged' } }), { name: 'NotFound' })
  await bench.api.notifications.unsubscribe({ body: { token } })
  await bench.db.deleteFrom('companyInvitations').execute()
  await keep(await listed('export@shared.example'))
  assert.equal((await mailsTo('export@shared.example')).length, 1)
  assert.equal((await admin.api.companyInvitations.settings()).suppressed, 1)
})
