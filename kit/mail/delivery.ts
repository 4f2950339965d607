// SMTP delivery as jobs, or the local outbox.
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import { deadlines } from '../deadlines.ts'
import { type Complete, type Jobs, UnrecoverableError } from '../jobs/jobs.ts'
import type { Database } from '../postgres/pool.ts'
import { forgetEmailCounts } from './throttle.ts'
import { traced } from '../traced.ts'
import type { EmailAttachment, EnqueuedEmail } from './enqueue-email.ts'

type Smtp = {
  url: string
  from: string
}
type StoredEmail = {
  recipient: string
  locale: string
  subject: string
  text: string
  html: string
  headers: object
  attachments: EmailAttachment[]
}

const keptDays = 30

/** Message-IDs derive from row ids: receivers recognize a retry. */
export function deliverEmails<Tables>(
  jobs: Jobs<Tables>,
  { pool }: Pick<Database, 'pool'>,
  { smtp, schemas }: { smtp: Smtp | undefined; schemas: string[] },
): { close: () => void } {
  let transport: Transporter | undefined

  async function deliver(server: Smtp, { schema, id }: EnqueuedEmail, complete: Complete<Tables>): Promise<void> {
    const emails = pool.query<StoredEmail>(
      `select recipient, locale, subject, text, html, headers, attachments from ${schema}.mails where id = $1 and sent_at is null`,
      [id],
    )
    const [email] = (await emails).rows
    if (!email) return
    const mailer = (transport ??= await open(server.url))
    await traced('email', 'delivery', () => send(mailer, server.from, id, email))
    // NOTE: a crash between these two lines sends the email again; SMTP knows no transaction with us.
    await complete((tx) =>
      sql`update ${sql.id(schema, 'mails')} set sent_at = now(), text = '', html = '', attachments = '[]' where id = ${id}`.execute(
        tx,
      ),
    )
  }

  if (smtp) jobs.work<EnqueuedEmail>('mail.deliver', (email, complete) => deliver(smtp, email, complete))
  else jobs.workBatch('mail.deliver', async () => {})

  jobs.schedule('mail.forget', '17 3 * * *', async () => {
    for (const schema of schemas)
      await pool.query(
        `delete from ${schema}.mails where coalesce(sent_at, posted_at) < now() - make_interval(days => ${keptDays})`,
      )
    await forgetEmailCounts(pool)
  })
  return { close: () => transport?.close() }
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { connect, silence } = deadlines.mail
  const timeouts = { dnsTimeout: connect, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: silence }
  const { protocol, hostname, port, username, password } = new URL(url)
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  return createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    secure: protocol === 'smtps:',
    // Passwords are sent encrypted or not at all.
    requireTLS: Boolean(username) && !isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  })
}

async function send(transport: Transporter, from: string, id: string, email: StoredEmail): Promise<void> {
  const domain = from.replace(/>$/, '').split('@').at(-1)
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: email.recipient },
      subject: email.subject,
      text: email.text,
      html: email.html,
      attachments: email.attachments.map(({ name, contentType, content }) => ({
        filename: name,
        contentType,
        content: Buffer.from(content, 'base64'),
      })),
      messageId: `<${id}@${domain}>`,
      headers: { 'Content-Language': email.locale, 'Auto-Submitted': 'auto-generated', ...email.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
    // Permanent. The answer may hold the address and is not stored.
    if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500)
      throw new UnrecoverableError(`Refused by the mail server with ${responseCode}`)
    throw new Error(`Email not delivered: ${code ?? 'unknown'} ${responseCode || ''}`.trim())
  }
}
