// Emails over SMTP or outbox.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once as heard } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import Fastify from 'fastify'
import { SMTPServer } from 'smtp-server'
import { migrations as net } from '#api/database/database.ts'
import { migrations as auth } from '#auth/database/database.ts'
import { Jobs, migrations as jobTables } from '../jobs/jobs.ts'
import { endHeartbeats } from '../jobs/testing.ts'
import { testDatabase, type TestDatabase } from '../postgres/testing.ts'
import { refuse } from '../serve.ts'
import { deliverEmails } from './delivery.ts'
import { escapeHtml } from '../escape-html.ts'
import { compose } from './compose.ts'
import { emailOf } from './template.ts'
import { serveOutbox } from './outbox.ts'
import { enqueueEmail, enqueueEmails } from './enqueue-email.ts'

const schemas = ['auth', 'net']
let base: TestDatabase<unknown>
before(async () => {
  base = await testDatabase({ template: 'mail', migrations: [auth, net, jobTables] })
})
after(() => base.drop())
beforeEach(() => base.database.pool.query('truncate auth.mails, net.mails, pgboss.job'))

const link = 'https://wbn.example/auth/verify-email?token=a&continue=%2F'
const email = (to = 'ann@wbn.example', subject = 'Verify your address') => ({
  to,
  locale: 'es',
  subject,
  ...compose({
    locale: 'es',
    heading: 'Welcome <Ann>',
    paragraphs: ['Please verify.\nIt takes a second.'],
    button: { label: 'Verify', href: link },
    footer: ['WBN', '100 Example Street'],
  }),
})

type Heard = { from: string; to: string[]; text: string }
async function mailServer(port = 0, { refuse: refused = '', before: takes = () => {} } = {}) {
  const taken: Heard[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100, // ms; our pool keeps its connections
    onRcptTo({ address }, _session, answer) {
      answer(address === refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, answer) {
      let text = ''
      stream.on('data', (bytes) => (text += bytes))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text })
        takes()
        answer()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const chosen = typeof address === 'object' && address ? address.port : port
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { heard: taken, port: chosen, close }
}
function worker(port?: number) {
  const jobs = new Jobs(base.database)
  const smtp = port ? { url: `smtp://127.0.0.1:${port}`, from: 'WBN <no-reply@wbn.example>' } : undefined
  const { close } = deliverEmails(jobs, base.database, { smtp, schemas })
  after(close)
  return jobs
}

test('an email is plain text and HTML, and its words are no markup', () => {
  const { text, html } = email()
  assert.match(text, /^Welcome <Ann>\n\nPlease verify\.\nIt takes a second\.\n\nVerify:\nhttps:\/\/wbn\.example/)
  assert.match(html, /<html lang="es">/)
  assert.match(html, /Welcome &lt;Ann&gt;/)
  assert.ok(html.includes(`href="${escapeHtml(link)}"`))
  assert.doesNotMatch(html, /<Ann>|<script/)
})

test('names from right to left turn no sentence, and keep number and unit together', () => {
  const words = { subject: '{who} wrote', paragraphs: ['{who} asks: {words}', '{words}'], footer: 'WBN' }
  const values = { who: 'شركة النور 5.5 kW', words: 'مضخة\n16 bar' }
  const { html, text } = emailOf({ placeholders: {}, throttle: 'due' }, words, { locale: 'en', values })
  const who = '<bdi>شركة النور <bdi dir="ltr">5.5 kW</bdi></bdi>'
  assert.ok(html.includes(`<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.5">${who} asks: `), html)
  assert.ok(html.includes(`${who} wrote</h1>`), html)
  assert.ok(html.includes('>مضخة<br><bdi dir="ltr">16 bar</bdi></p>'), html)
  assert.match(text, /^\u2068شركة النور \u20665\.5 kW\u2069\u2069 wrote\n/)
  const plain = emailOf({ placeholders: {}, throttle: 'due' }, words, { locale: 'en', values: { who: 'Ünal 5 kW' } })
  assert.doesNotMatch(plain.html + plain.text, /bdi|\u2068/)
})

test('an email goes out as it was written, once, and its links do not stay here', async () => {
  const server = await mailServer()
  const jobs = worker(server.port)
  await enqueueEmail(base.database.kysely, { ...email(), headers: { 'List-Unsubscribe': '<https://wbn.example/u>' } })
  await jobs.runDueJobs()
  await jobs.runDueJobs({ ahead: 100 })
  await server.close()
  assert.equal(server.heard.length, 1)
  const [mail] = server.heard
  assert.equal(mail!.from, 'no-reply@wbn.example')
  assert.deepEqual(mail!.to, ['ann@wbn.example'])
  assert.match(mail!.text, /^Subject: Verify your address\r$/m)
  assert.match(mail!.text, /^Content-Language: es\r$/m)
  assert.match(mail!.text, /^List-Unsubscribe: <https:\/\/wbn\.example\/u>\r$/m)
  assert.match(mail!.text, /^Message-ID: <[\da-f-]{36}@wbn\.example>\r$/m)
  assert.match(mail!.text, /text\/plain[\s\S]*text\/html/)
  const { rows } = await base.database.pool.query('select text, html, sent_at is not null as sent from auth.mails')
  assert.deepEqual(rows, [{ text: '', html: '', sent: true }])
})

test('a file goes with an email, and does not stay here once it is delivered', async () => {
  const server = await mailServer()
  const jobs = worker(server.port)
  const content = Buffer.from('%PDF-1.4 copy').toString('base64')
  const attachments = [{ name: 'copy.pdf', contentType: 'application/pdf', content }]
  await enqueueEmail(base.database.kysely, { ...email(), attachments })
  await jobs.runDueJobs()
  await server.close()
  assert.match(server.heard[0]!.text, /Content-Type: application\/pdf; name=copy\.pdf/)
  assert.ok(server.heard[0]!.text.includes(content))
  const { rows } = await base.database.pool.query('select attachments from auth.mails')
  assert.deepEqual(rows, [{ attachments: [] }])
})

test('emails wait while the mail server is down, and go when it is back: none lost, none doubled', async () => {
  const first = await mailServer()
  const jobs = worker(first.port)
  await first.close()
  const names = Array.from({ length: 5 }, (_, index) => `person${index}@wbn.example`)
  for (const name of names) await enqueueEmail(base.database.kysely, email(name))
  await assert.rejects(jobs.runDueJobs(), /Email not delivered: (ECONNECTION|ESOCKET|ECONNREFUSED)/)
  const back = await mailServer(first.port)
  await jobs.runDueJobs({ ahead: 60 })
  await jobs.runDueJobs({ ahead: 60 })
  await back.close()
  assert.deepEqual(back.heard.flatMap(({ to }) => to).toSorted(), names)
})

test('a receiver that the server does not know is given up, and the words of the server are not kept', async () => {
  const server = await mailServer(0, { refuse: 'ann@wbn.example' })
  const jobs = worker(server.port)
  await enqueueEmail(base.database.kysely, email())
  await assert.rejects(jobs.runDueJobs(), /Refused by the mail server with 550/)
  assert.equal(await jobs.runDueJobs({ ahead: 7200 }), 0)
  await server.close()
  const { rows } = await base.database.pool.query(
    `select output ->> 'message' as error, state from pgboss.job where name = 'mail.deliver'`,
  )
  assert.deepEqual(rows, [{ error: 'UnrecoverableError: Refused by the mail server with 550', state: 'failed' }])
})

test('an email is not posted by a transaction that fails, and a subject stays one line', async () => {
  const failing = base.database.kysely.transaction().execute(async (tx) => {
    await enqueueEmail(tx, email())
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  await enqueueEmail(base.database.kysely, email('ann@wbn.example', 'Hello\r\nBcc: eve@wbn.example'))
  const { rows } = await base.database.pool.query('select subject from mails')
  assert.deepEqual(rows, [{ subject: 'Hello Bcc: eve@wbn.example' }])
})

test('emails enqueued together stand in the tables of their schema, also one that ends in half a character', async () => {
  const { kysely, pool } = base.database
  const cut = { ...email('half@wbn.example'), text: 'Hello \ud83d' }
  await enqueueEmails(kysely.withSchema('net'), [email('whole@wbn.example'), cut])
  const { rows } = await pool.query(
    `select m.text, j.data ->> 'schema' as schema from net.mails m join pgboss.job j on j.data ->> 'id' = m.id::text
      where recipient in ('half@wbn.example', 'whole@wbn.example') order by recipient`,
  )
  assert.deepEqual(rows, [
    { text: 'Hello \ufffd', schema: 'net' },
    { text: email().text, schema: 'net' },
  ])
})

test('kill -9 while the server has the email but has not said so: it goes again, as the same email', async () => {
  let kill: () => void = () => {}
  const server = await mailServer(0, { before: () => kill() })
  await enqueueEmail(base.database.kysely, email())
  const file = new URL('kill.child.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [file, base.url, String(server.port)], { stdio: 'inherit' })
  kill = () => child.kill('SIGKILL')
  await heard(child, 'exit')
  kill = () => {}
  const jobs = worker(server.port)
  await endHeartbeats(base.database.pool)
  await jobs.runDueJobs({ ahead: 15 })
  assert.equal(await jobs.runDueJobs({ ahead: 15 }), 0)
  await server.close()
  const ids = server.heard.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
  assert.equal(ids.length, 2)
  assert.equal(ids[0], ids[1])
})

const key = 'the-key-of-the-outbox'
const withKey = { cookie: `wbn_outbox=${key}` }

async function outbox(open = true) {
  const app = Fastify()
  refuse(app)
  serveOutbox(app, { pool: base.database.pool, schemas, key: open ? key : undefined })
  after(() => app.close())
  return app
}

test('the outbox shows the emails of all services, newest first, with their links', async () => {
  const app = await outbox()
  await enqueueEmail(base.database.kysely, email('first@wbn.example'))
  await base.database.pool.query(
    `insert into net.mails (recipient, locale, subject, text, html) values ('second@wbn.example', 'en', '<b>Hi</b>', 'See (https://wbn.example/a).', '<head></head>')`,
  )
  await worker().runDueJobs()
  const response = await app.inject(`/dev/mail.json?key=${key}`)
  assert.equal(response.statusCode, 200)
  const mails = response.json()
  assert.deepEqual(
    mails.map(({ to }: { to: string }) => to),
    ['second@wbn.example', 'first@wbn.example'],
  )
  assert.deepEqual(Object.keys(mails[1]).toSorted(), ['html', 'links', 'sentAt', 'subject', 'text', 'to'])
  assert.deepEqual(mails[0].links, ['https://wbn.example/a'])
  assert.deepEqual(mails[1].links, [link])

  const page = await app.inject({ url: '/dev/mail', headers: withKey })
  assert.match(page.body, /&lt;b&gt;Hi&lt;\/b&gt;/)
  const [, address] = /<iframe src="([^"]+)"/.exec(page.body)!
  const mail = await app.inject({ url: address!, headers: withKey })
  assert.match(String(mail.headers['content-security-policy']), /default-src 'none'.*sandbox/)
  for (const id of ['%00', '0198c0de', '0198c0de-0000-7000-8000-000000000000'])
    assert.equal((await app.inject({ url: `/dev/mail/${id}`, headers: withKey })).statusCode, 404, id)
})

test('the outbox wants its key, which an address brings once and a cookie keeps', async () => {
  const app = await outbox()
  for (const url of [
    '/dev/mail',
    '/dev/mail.json',
    '/dev/mail/0198c0de-0000-7000-8000-000000000000',
    '/dev/mail?key=guess',
  ])
    assert.equal((await app.inject(url)).statusCode, 403, url)
  const opened = await app.inject(`/dev/mail?key=${key}`)
  assert.deepEqual([opened.statusCode, opened.headers.location], [303, '/dev/mail'])
  assert.match(String(opened.headers['set-cookie']), /^wbn_outbox=[\w-]+; Path=\/dev; HttpOnly; SameSite=Strict/)
})

test('there is no outbox with a mail server, and none for anybody outside', async () => {
  const closed = await outbox(false)
  const app = await outbox()
  for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail/0198c0de-0000-7000-8000-000000000000']) {
    assert.equal((await closed.inject(url)).statusCode, 404)
    assert.equal((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode, 404)
    assert.equal((await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode, 404)
  }
  assert.equal(
    (await app.inject({ url: '/dev/mail.json', remoteAddress: '172.17.0.1', headers: withKey })).statusCode,
    200,
  )
})

test('an email that no server took is forgotten as well, with its attachments', async () => {
  await base.database.pool.query(
    `insert into net.mails (recipient, locale, subject, text, html, headers, posted_at)
      select 'ann@wbn.example', 'en', name, '', '', '{}', now() - age
      from (values ('old', interval '31 days'), ('new', interval '29 days')) given (name, age)`,
  )
  const jobs = worker(1)
  await jobs.runDueJobs({ ahead: 24 * 3600 })
  const { rows } = await base.database.pool.query<{ subject: string }>('select subject from net.mails')
  assert.deepEqual(rows, [{ subject: 'new' }])
})
