// Provider notifications. Outside the contract: the signature covers the bytes.
import type { FastifyInstance } from 'fastify'
import { add } from '#kit/jobs/jobs.ts'
import { BadSignature } from '#kit/payments/provider.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context } from '#api/foundation/context.ts'
import { takeEvent } from './queries.ts'

/** Answers once stored; a job fetches the state. */
export function servePaymentEvents(app: FastifyInstance, { db, payments }: Pick<Context, 'db' | 'payments'>): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Body: Buffer }>('/webhooks/payments', async ({ headers, body }) => {
    const { provider } = payments
    const signature = headers[provider.signatureHeader]
    const event = verified(() => provider.verifyEvent(body, typeof signature === 'string' ? signature : ''))
    await db.transaction().execute(async (tx) => {
      if (!(await takeEvent(tx, provider.name, event.id)) || !event.reference) return
      await add(tx, 'memberships.notified', { reference: event.reference })
    })
    return { received: true }
  })
}

function verified<T>(verify: () => T): T {
  try {
    return verify()
  } catch (error) {
    if (error instanceof BadSignature) throw new Refusal('ValidationError', 'The signature is not valid')
    throw error
  }
}
