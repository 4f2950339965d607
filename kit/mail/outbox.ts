// Local outbox, by key.
import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Refusal } from '../refusal.ts'
import { drawOutbox, type OutboxMail, pagePolicy } from './outbox-page.ts'

type Row = Omit<OutboxMail, 'links'>

const most = 500
const cookieName = 'wbn_outbox'

const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`

/** `schemas` have a table `mails`. No key disables the outbox. */
export function serveOutbox(
  app: FastifyInstance,
  { pool, schemas, key }: { pool: pg.Pool; schemas: string[]; key: string | undefined },
): void {
  async function read(where = '', values: unknown[] = []): Promise<OutboxMail[]> {
    const each = schemas.map(
      (schema) =>
        `select id, recipient as "to", subject, text, html, posted_at as "sentAt" from ${schema}.mails ${where}`,
    )
    const text = `select * from (${each.join(' union all ')}) mails order by "sentAt" desc, id desc limit ${most}`
    const { rows } = await pool.query<Row>(text, values)
    return rows.map((row) => ({ ...row, links: linksIn(row.text) }))
  }
  function authorize(request: FastifyRequest): void {
    if (!key || !isNear(request)) throw new Refusal('NotFound', 'There is nothing at this address')
    const given =
      keyIn(request) ?? new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
    if (!given || !isEqual(given, key))
      throw new Refusal('Forbidden', 'Open the address of the outbox with its key, as the start has printed it')
  }
  const html = (reply: FastifyReply, policy: string) =>
    reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })

  app.get('/dev/mail.json', async (request, reply) => {
    authorize(request)
    const mails = await read()
    return reply.header('cache-control', 'no-store').send(mails.map(({ id: _id, ...mail }) => mail))
  })
  app.get('/dev/mail', async (request, reply) => {
    authorize(request)
    // The key leaves the address: links would carry it on.
    if (keyIn(request)) {
      const cookie = `${cookieName}=${key}; Path=/dev; HttpOnly; SameSite=Strict; Max-Age=31536000`
      return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/dev/mail', 303)
    }
    return html(reply, pagePolicy).send(drawOutbox(await read()))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    authorize(request)
    const { id } = request.params
    const [mail] = /^[\da-f-]+$/.test(id) ? await read('where id::text = $1', [id]) : []
    if (!mail) throw new Refusal('NotFound', 'There is no such mail')
    return html(reply, mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'))
  })
}

function keyIn({ query }: FastifyRequest): string | undefined {
  const { key } = query as { key?: unknown }
  return typeof key === 'string' ? key : undefined
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

function linksIn(text: string): string[] {
  return [...new Set((text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((link) => link.replace(/[.,;:!?)\]]+$/, '')))]
}

// Emails hold account links: neither for the internet nor an untrusted proxy.
function isNear(request: FastifyRequest): boolean {
  const { ip, headers, socket } = request
  const told = headers['x-forwarded-for'] ?? headers.forwarded
  if (told && ip === socket.remoteAddress) return false
  const address = ip.replace(/^::ffff:/, '')
  if (isIP(address) === 4) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(address)
  return address === '::1' || /^f[cd]|^fe[89ab]/i.test(address)
}
