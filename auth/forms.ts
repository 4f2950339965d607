// Forms without JavaScript.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocale } from '#contract/foundation/locales.ts'
import type { Failure } from '#contract/foundation/refusals.ts'

type Fields = Record<string, string>
type Envelope = { success: true; data: { redirect?: string } } | { success: false; error: Failure }

const kind = 'application/x-www-form-urlencoded'

const forms: Record<string, { page: string; done?: [page: string, query: Fields] }> = {
  '/login': { page: 'login' },
  '/continue': { page: 'login' },
  '/sample-login': { page: 'login' },
  '/register': { page: 'register', done: ['verify-email', { sent: '1' }] },
  '/forgot-password': { page: 'forgot-password', done: ['forgot-password', { sent: '1' }] },
  '/reset-password': { page: 'reset-password', done: ['login', { done: 'reset' }] },
  '/verify-email': { page: 'verify-email', done: ['verify-email', { done: '1' }] },
}

/** NOTE: register before the routes. Emails and passwords never get into an address. */
export function answerForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(kind, { parseAs: 'string' }, (_request, body, done) => done(null, fieldsOf(String(body))))

  scope.addHook('onSend', async (request, reply, payload) => {
    const fields = formOf(request)
    const form = fields && forms[pathOf(request, scope.prefix)]
    if (!form || typeof payload !== 'string') return payload
    const answer = JSON.parse(payload) as Envelope
    const location = answer.success ? onward(form, fields, answer.data) : back(form.page, fields, answer.error, reply)
    reply.code(303).header('location', location).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

function formOf({ headers, body }: FastifyRequest): Fields | undefined {
  return headers['content-type']?.startsWith(kind) ? ((body ?? {}) as Fields) : undefined
}

function pathOf({ routeOptions }: FastifyRequest, prefix: string): string {
  return routeOptions.url?.slice(prefix.length) ?? ''
}

function fieldsOf(body: string): Record<string, unknown> {
  const filled = [...new URLSearchParams(body)].filter(([, value]) => value !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, name === 'acceptTerms' ? isTicked(value) : value]))
}
function isTicked(value: string): boolean {
  return ['true', 'on', '1'].includes(value)
}

function onward({ page, done }: (typeof forms)[string], fields: Fields, { redirect }: { redirect?: string }): string {
  return done ? addressOf(done[0], fields, done[1]) : (redirect ?? addressOf(page, fields, {}))
}

function back(
  page: string,
  fields: Fields,
  { name, fields: bad }: Failure,
  reply: { getHeader: (name: string) => unknown },
): string {
  const retry = reply.getHeader('retry-after')
  const field = Object.keys(bad ?? {})[0]
  return addressOf(page, fields, {
    error: name,
    ...(field && { field }),
    ...(retry !== undefined && { retry: String(retry) }),
    ...(fields['token'] && { token: fields['token'] }),
  })
}

function addressOf(page: string, { lang, continue: onwards }: Fields, more: Fields): string {
  const query = new URLSearchParams({ ...more, ...(onwards && { continue: onwards }) })
  const prefix = isLocale(lang) && lang !== 'en' ? `/${lang}` : ''
  return `${prefix}/auth/${page}${query.size ? `?${query}` : ''}`
}
