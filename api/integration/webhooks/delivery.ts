// One delivery attempt: end, retry, or disabled webhook.
import { webhookFailingDays } from '#contract/foundation/constants.ts'
import { testType } from '#contract/integration/webhooks/event-types.ts'
import type { Attempt } from '#contract/integration/webhooks/webhooks.ts'
import { deadlines } from '#kit/deadlines.ts'
import { postSafely } from '#kit/fetching/post-safely.ts'
import { NotFetched } from '#kit/fetching/request-safely.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { countFailure, type Due, endAttempt, recover } from './delivery-queries.ts'
import { tellDisabled } from './emails.ts'
import { changeWebhook, type Tx } from './queries.ts'
import { signedHeaders } from './signing.ts'

const minute = 60 // seconds
const hour = 60 * minute
/** Seconds: ten attempts in three days. */
export const pauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const
const answerMost = 500 // characters
export const attemptsKept = 20
const rest = { rest: 5, restMost: 5 * minute } // seconds

type Dependencies = Pick<WorkerDependencies, 'webhooksPrivate'>

/** Only 2xx is a receipt; redirects fail. */
export async function attempt(due: Due, key: string, { webhooksPrivate }: Dependencies): Promise<Attempt> {
  const now = new Date()
  const started = performance.now()
  const took = () => ({ at: now.toISOString(), duration: Math.round(performance.now() - started) })
  try {
    const { status, answer } = await postSafely(due.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'WBN-Webhooks/1.0',
        ...signedHeaders({ id: due.eventId, body: due.body, now }, due.secrets, key),
      },
      body: due.body,
      seconds: deadlines.webhook.answer / 1000,
      bytesMost: answerMost * 4,
      ...(webhooksPrivate && { allows: () => true }),
    })
    return { ...took(), status, failure: null, error: '', answer: textOf(answer) }
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return { ...took(), status: null, failure: error.failure, error: error.message, answer: '' }
  }
}

/** The database rejects some control characters. */
function textOf(answer: Buffer): string {
  return answer
    .toString('utf8')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .slice(0, answerMost)
    .toWellFormed()
}

export async function settle(
  tx: Tx,
  due: Due,
  made: Attempt,
  dependencies: Pick<WorkerDependencies, 'pool' | 'pages'>,
): Promise<void> {
  const isDelivered = made.status !== null && made.status >= 200 && made.status < 300
  const isTest = due.type === testType
  const pause = isDelivered || isTest || made.status === 410 ? undefined : pauses[due.tries]
  const nextAt = pause === undefined ? null : new Date(Date.now() + pause * 1000)
  const status = isDelivered ? 'delivered' : nextAt ? 'waiting' : 'failed'
  if (!(await endAttempt(tx, due, { status, nextAt, attempt: made, kept: attemptsKept }))) return
  if (isDelivered) return recover(tx, due.webhookId)
  if (pause !== undefined) await add(tx, 'webhooks.deliver', { id: due.id, run: due.run }, { after: pause })
  if (!isTest) await settleFailure(tx, due, made, dependencies)
}

/** Disables webhooks gone or failing for three days, and emails the business. */
async function settleFailure(
  tx: Tx,
  { webhookId }: Due,
  { status }: Attempt,
  dependencies: Pick<WorkerDependencies, 'pool' | 'pages'>,
): Promise<void> {
  const failing = await countFailure(tx, webhookId, rest)
  if (!failing) return
  const isGone = status === 410
  const days = (Date.now() - failing.failingSince.getTime()) / (24 * 3600 * 1000)
  if (!isGone && days < webhookFailingDays) return
  await changeWebhook(tx, webhookId, { disabledBy: isGone ? 'gone' : 'failures' })
  await tellDisabled(tx, dependencies, { ...failing, businessID: failing.businessId, isGone })
}
