// Delivers posted mails over SMTP, as a job. Without a server it leaves them to the local outbox. Writes no mail itself.
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import { Hopeless, type Jobs } from '#kit/jobs/jobs.ts'
import type { Database } from '#kit/postgres/pool.ts'
import type { Posted } from './post.ts'

type Smtp = {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  url: string
  /** `name@example.com` or `Name <name@example.com>` */
  from: string
}
type Mail = { recipient: string; locale: string; subject: string; text: string; html: string; headers: object }

const day = 24 * 3600 // seconds
const keptDays = 30

/**
 * Takes on the delivery of all mails, and forgetting them a month after. Each is tried until the server takes it; its id stands in
 * the Message-ID, so that a mail that was taken just before a crash is recognised as the same one.
 */
export function deliverMails<Tables>(
  jobs: Jobs<Tables>,
  { pool }: Pick<Database, 'pool'>,
  { smtp, schemas }: { smtp: Smtp | undefined; schemas: string[] },
): { close: () => void } {
  let transport: Transporter | undefined

  jobs.work<Posted>('mail.deliver', async ({ schema, id }, once) => {
    if (!smtp) return
    const mails = pool.query<Mail>(
      `select recipient, locale, subject, text, html, headers from ${schema}.mails where id = $1 and sent_at is null`,
      [id],
    )
    const [mail] = (await mails).rows
    if (!mail) return
    transport ??= await open(smtp.url)
    await send(transport, smtp.from, id, mail)
    // NOTE: a crash between these two lines sends the mail again; SMTP knows no transaction with us.
    await once((tx) =>
      sql`update ${sql.id(schema, 'mails')} set sent_at = now(), text = '', html = '' where id = ${id}`.execute(tx),
    )
  })

  const lastDay = smtp ? 'sent_at' : 'posted_at'
  jobs.every('mail.forget', day, async () => {
    for (const schema of schemas)
      await pool.query(`delete from ${schema}.mails where ${lastDay} < now() - make_interval(days => ${keptDays})`)
  })
  return { close: () => transport?.close() }
}

// Loaded at the first mail: a start should not pay for it.
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const { protocol, hostname, port, username, password } = new URL(url)
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  return createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    secure: protocol === 'smtps:',
    // A password leaves this machine encrypted or not at all.
    requireTLS: Boolean(username) && !isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
  })
}

async function send(transport: Transporter, from: string, id: string, mail: Mail): Promise<void> {
  const domain = from.replace(/>$/, '').split('@').at(-1)
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated', ...mail.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
    // The server knows the receiver or the message to be bad. The words of its answer may hold the address: they are not kept.
    if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500)
      throw new Hopeless(`Refused by the mail server with ${responseCode}`)
    throw new Error(`Mail not delivered: ${code ?? 'unknown'} ${responseCode || ''}`.trim())
  }
}
