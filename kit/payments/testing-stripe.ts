// Stripe test server.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import shapes from './stripe-shapes.json' with { type: 'json' }

type Thing = Record<string, unknown>
type Answer = { status: number; body: Thing }

const cards: Record<string, { last4: string; decline?: string; asks?: true }> = {
  pm_card_visa: { last4: '4242' },
  pm_card_mastercard: { last4: '4444' },
  pm_card_chargeDeclined: { last4: '0002', decline: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { last4: '9995', decline: 'insufficient_funds' },
  pm_card_authenticationRequired: { last4: '3155', asks: true },
}

const methodOf = (name: string): Thing => ({
  ...shapes.payment_method,
  id: name,
  card: { ...shapes.payment_method.card, last4: cards[name]?.last4 },
})
const chargeOf = (intent: Thing): Thing => ({
  ...shapes.charge,
  payment_intent: intent['id'],
  amount_refunded: intent['refunded'] ?? 0,
})
function shown(thing: Thing): Thing {
  const { refunded: _, ...intent } = thing
  const method = methodOf(String(intent['payment_method']))
  const isPayment = intent['object'] === 'payment_intent' && intent['status'] === 'succeeded'
  return { ...intent, payment_method: method, ...(isPayment && { latest_charge: chargeOf(thing) }) }
}
const refused = (status: number, error: Thing): Answer => ({ status, body: { error } })

const listed = (data: Thing[]): Answer => ({ status: 200, body: { object: 'list', data, has_more: false, url: '/' } })

function createBooks() {
  const things = new Map<string, Thing>()
  let count = 0
  const idFor = (prefix: string) => `${prefix}_${++count}`

  function makeIntent(kind: 'payment_intent' | 'setup_intent', form: URLSearchParams): Answer {
    const name = form.get('payment_method')!
    const card = cards[name]
    if (!card) return refused(400, { type: 'invalid_request_error', param: 'payment_method', code: 'resource_missing' })
    const amount = Number(form.get('amount') ?? 0)
    const refusesOffSession = card.asks && form.get('off_session') === 'true'
    const status =
      card.decline || refusesOffSession ? 'requires_payment_method' : card.asks ? 'requires_action' : 'succeeded'
    const id = idFor(kind === 'payment_intent' ? 'pi' : 'seti')
    const thing: Thing = {
      ...shapes[kind],
      id,
      client_secret: `${id}_secret`,
      customer: form.get('customer'),
      payment_method: name,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      status,
      last_payment_error: null,
      ...(kind === 'payment_intent' && { amount, amount_received: status === 'succeeded' ? amount : 0 }),
    }
    things.set(id, thing)
    if (status !== 'requires_payment_method') return { status: 200, body: shown(thing) }
    const code = refusesOffSession ? 'authentication_required' : 'card_declined'
    return refused(402, { type: 'card_error', code, decline_code: card.decline ?? code, [kind]: thing })
  }

  function makeRefund(form: URLSearchParams): Answer {
    const intent = things.get(form.get('payment_intent')!)!
    intent['refunded'] = Number(intent['refunded'] ?? 0) + Number(form.get('amount'))
    const id = idFor('re')
    const metadata = { refund: form.get('metadata[refund]') }
    const refund = { ...shapes.refund, id, payment_intent: intent['id'], amount: Number(form.get('amount')), metadata }
    things.set(id, refund)
    return { status: 200, body: refund }
  }

  const all = (object: string) => [...things.values()].filter((thing) => thing['object'] === object)

  function answerTo(method: string, url: URL, form: URLSearchParams): Answer {
    const [, , resource, id, act] = url.pathname.split('/')
    if (resource === 'customers') return { status: 200, body: { ...shapes.customer, id: idFor('cus') } }
    if (resource === 'refunds' && method === 'POST') return makeRefund(form)
    if (resource === 'refunds')
      return listed(all('refund').filter((one) => one['payment_intent'] === url.searchParams.get('payment_intent')))
    const kind = resource === 'setup_intents' ? 'setup_intent' : 'payment_intent'
    if (id === 'search') {
      const key = /:'(.*)'/.exec(url.searchParams.get('query')!)![1]
      return listed(all(kind).filter((one) => (one['metadata'] as Thing)['payment'] === key))
    }
    if (!id) return method === 'POST' ? makeIntent(kind, form) : listed(all(kind).map(shown))
    const thing = things.get(id)
    if (!thing) return refused(404, { type: 'invalid_request_error', code: 'resource_missing' })
    if (act === 'cancel') {
      if (thing['status'] !== 'requires_action')
        return refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
      thing['status'] = 'canceled'
    }
    return { status: 200, body: shown(thing) }
  }

  function answerBank(clientSecret: string, approve: boolean): void {
    const thing = things.get(clientSecret.replace(/_secret$/, ''))!
    thing['status'] = approve ? 'succeeded' : 'requires_payment_method'
    const failure = { code: 'payment_intent_authentication_failure', decline_code: 'authentication_failed' }
    if (approve) thing['amount_received'] = thing['amount']
    else thing['last_payment_error'] = failure
  }
  return { answerTo, answerBank }
}

export async function startStripe() {
  const { answerTo, answerBank } = createBooks()
  const answers = new Map<string, Answer>()
  const faults = { losesAnswer: false }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const key = request.headers['idempotency-key'] as string | undefined
    const url = new URL(request.url!, 'http://stripe')
    const before = key && answers.get(key)
    const answer = before || answerTo(request.method!, url, form)
    if (key) answers.set(key, answer)
    if (faults.losesAnswer && url.pathname === '/v1/payment_intents' && request.method === 'POST') {
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { port, faults, answerBank, close }
}
