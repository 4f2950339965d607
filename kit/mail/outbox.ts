// The local outbox: the mails of a site without a mail server, as a page and as JSON. Shown to this machine and its own network only.
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { drawOutbox, pagePolicy } from './outbox-page.ts'

/** One entry of `/dev/mail.json`. */
export type OutboxMail = { to: string; subject: string; text: string; html: string; links: string[]; sentAt: Date }
type Row = Omit<OutboxMail, 'links'> & { id: string }

const most = 500

// Emails in a frame may only open links outside it.
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`

/** Mounts `/dev/mail`, `/dev/mail.json` and single emails. `schemas` have a table `mails`. */
export function serveOutbox(
  app: FastifyInstance,
  { pool, schemas, open }: { pool: pg.Pool; schemas: string[]; open: boolean },
): void {
  async function read(where = '', values: unknown[] = []): Promise<(Row & OutboxMail)[]> {
    const each = schemas.map(
      (schema) =>
        `select id, recipient as "to", subject, text, html, posted_at as "sentAt" from ${schema}.mails ${where}`,
    )
    const text = `select * from (${each.join(' union all ')}) mails order by "sentAt" desc, id desc limit ${most}`
    const { rows } = await pool.query<Row>(text, values)
    return rows.map((row) => ({ ...row, links: linksIn(row.text) }))
  }
  function admit(request: FastifyRequest): void {
    if (!open || !isNear(request)) throw new Refusal('NotFound', 'There is nothing at this address')
  }
  const html = (reply: FastifyReply, policy: string) =>
    reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })

  app.get('/dev/mail.json', async (request, reply) => {
    admit(request)
    const mails = await read()
    return reply.header('cache-control', 'no-store').send(mails.map(({ id: _id, ...mail }) => mail))
  })
  app.get('/dev/mail', async (request, reply) => {
    admit(request)
    return html(reply, pagePolicy).send(drawOutbox(await read()))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    admit(request)
    const { id } = request.params
    const [mail] = /^[\da-f-]+$/.test(id) ? await read('where id::text = $1', [id]) : []
    if (!mail) throw new Refusal('NotFound', 'There is no such mail')
    return html(reply, mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'))
  })
}

function linksIn(text: string): string[] {
  return [...new Set((text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((link) => link.replace(/[.,;:!?)\]]+$/, '')))]
}

// Mails hold links that open accounts: nobody from outside may read them, nor through a proxy that is not known to tell who asks.
function isNear(request: FastifyRequest): boolean {
  const { ip, headers, socket } = request
  const told = headers['x-forwarded-for'] ?? headers.forwarded
  if (told && ip === socket.remoteAddress) return false
  const address = ip.replace(/^::ffff:/, '')
  if (isIP(address) === 4) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(address)
  return address === '::1' || /^f[cd]|^fe[89ab]/i.test(address)
}
