// Cards by Stripe. States are read from Stripe, never from notifications.
import Stripe from 'stripe'
import {
  BadSignature,
  type Card,
  type Charge,
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnavailable,
  type SavedCard,
} from './provider.ts'
import { deadlines } from '../deadlines.ts'
import { stripeFacts } from './stripe-choice.ts'

type StripeSettings = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}
type Intent = Stripe.PaymentIntent
type Setup = Stripe.SetupIntent

const expand = ['latest_charge', 'payment_method']
const statuses: Record<string, ProviderPayment['status']> = {
  succeeded: 'succeeded',
  requires_action: 'action',
  requires_confirmation: 'action',
  requires_capture: 'processing',
  processing: 'processing',
  requires_payment_method: 'declined',
  canceled: 'cancelled',
}

const statusOf = (status: string): ProviderPayment['status'] => statuses[status] ?? 'processing'

export function stripeProvider({ secretKey, publicKey, webhookSecret, api }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: deadlines.cards.answer,
    telemetry: false,
    ...api,
  })

  /** The key makes concurrent calls agree. */
  async function customerFor(payer: string, email: string, known: string | undefined): Promise<string> {
    if (known) return known
    const made = await stripe.customers.create(
      { email, metadata: { payer } },
      { idempotencyKey: `customer-${payer}-${email}` },
    )
    return made.id
  }

  return {
    ...stripeFacts(publicKey),
    charge: (charge) =>
      answered(async () => {
        const { key, amount } = charge
        const customer = await customerFor(charge.payer, charge.email, charge.customer)
        try {
          return paymentOf(await stripe.paymentIntents.create(fieldsOf(charge, customer), { idempotencyKey: key }))
        } catch (error) {
          return declinedBy(error, { key, amount })
        }
      }),
    find: (key) =>
      answered(async () => {
        const { data } = await stripe.paymentIntents.search({ query: `metadata['payment']:'${key}'` })
        return data[0] && paymentOf(await stripe.paymentIntents.retrieve(data[0].id, { expand }))
      }),
    read: (reference) => answered(async () => paymentOf(await stripe.paymentIntents.retrieve(reference, { expand }))),
    cancel: (reference) =>
      answered(async () => {
        // A payment already ended refuses: its state says how.
        await stripe.paymentIntents.cancel(reference).catch(ignoreInvalid)
        return paymentOf(await stripe.paymentIntents.retrieve(reference, { expand }))
      }),
    refund: ({ key, reference, amount }) =>
      answered(async () => {
        // Idempotency keys expire; refunds do not.
        for await (const made of stripe.refunds.list({ payment_intent: reference }))
          if (made.metadata?.['refund'] === key) return
        const refund = { payment_intent: reference, amount, metadata: { refund: key } }
        await stripe.refunds.create(refund, { idempotencyKey: key })
      }),
    saveCard: ({ key, payer, paymentMethod, customer: known, email }) =>
      answered(async () => {
        const customer = await customerFor(payer, email, known)
        const setup = { customer, payment_method: paymentMethod, payment_method_types: ['card'], confirm: true }
        try {
          return cardOf(
            await stripe.setupIntents.create({ ...setup, expand: ['payment_method'] }, { idempotencyKey: key }),
          )
        } catch (error) {
          return declinedBy(error, { key, amount: 0 })
        }
      }),
    readCard: (reference) =>
      answered(async () => cardOf(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] }))),
    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
        yield paymentOf(intent)
    },
    verifyEvent(body, signature) {
      try {
        const { id, data } = stripe.webhooks.constructEvent(body, signature, webhookSecret)
        return { id, reference: intentOf(data.object as unknown as Record<string, unknown>) }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadSignature()
        throw error
      }
    },
  }
}

function fieldsOf({ key, amount, paymentMethod, description, offSession }: Charge, customer: string) {
  return {
    amount,
    currency: 'usd',
    customer,
    payment_method: paymentMethod,
    payment_method_types: ['card'],
    confirm: true,
    description,
    metadata: { payment: key },
    expand,
    ...(offSession ? { off_session: true } : { setup_future_usage: 'off_session' as const }),
  }
}

function intentOf(object: Record<string, unknown>): string | undefined {
  const id = object['object'] === 'payment_intent' ? object['id'] : object['payment_intent']
  return typeof id === 'string' ? id : undefined
}

const idOf = (field: string | { id: string } | null | undefined) => (typeof field === 'string' ? field : field?.id)
const expandedOf = <T extends object>(field: string | T | null | undefined) =>
  typeof field === 'object' && field !== null ? field : undefined

function paymentOf(intent: Intent): ProviderPayment {
  const { id, status, amount, amount_received: received, metadata, last_payment_error: failure } = intent
  const charge = expandedOf(intent.latest_charge)
  const method = expandedOf(intent.payment_method)
  return {
    key: metadata['payment'] ?? '',
    reference: id,
    status: statusOf(status),
    amount: status === 'succeeded' ? received : amount,
    refunded: charge?.amount_refunded ?? 0,
    customer: idOf(intent.customer),
    paymentMethod: idOf(intent.payment_method),
    card: shown(method?.card ?? charge?.payment_method_details?.card),
    ...(statusOf(status) === 'action' && { clientSecret: intent.client_secret ?? undefined }),
    ...(statusOf(status) === 'declined' && { errorCode: failure?.decline_code ?? failure?.code ?? 'card_declined' }),
  }
}

function cardOf({
  id,
  status,
  customer,
  payment_method: method,
  client_secret: secret,
  last_setup_error: failure,
}: Setup): SavedCard {
  const state = statusOf(status)
  return {
    reference: id,
    status: state,
    customer: idOf(customer),
    paymentMethod: idOf(method),
    card: shown(expandedOf(method)?.card),
    ...(state === 'action' && { clientSecret: secret ?? undefined }),
    ...(state === 'declined' && { errorCode: failure?.decline_code ?? failure?.code ?? 'card_declined' }),
  }
}

type CardSummary = { brand?: string | null; last4?: string | null; exp_month?: number | null; exp_year?: number | null }
function shown(card: CardSummary | null | undefined): Card | undefined {
  if (!card?.last4) return undefined
  const month = String(card.exp_month ?? '').padStart(2, '0')
  return { brand: card.brand ?? 'card', last4: card.last4, expires: `${month}/${card.exp_year ?? ''}` }
}

/** Stripe reports a declined card as an error. */
function declinedBy(error: unknown, { key, amount }: { key: string; amount: number }): ProviderPayment {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const isCard = error instanceof Stripe.errors.StripeCardError
  const isMethod = error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'payment_method'
  if (!isCard && !isMethod) throw error
  const reference = error.payment_intent?.id ?? error.setup_intent?.id ?? `none-${key}`
  const generic = error.decline_code === 'generic_decline' || !error.decline_code
  const errorCode = (generic ? error.code : error.decline_code) ?? 'card_declined'
  return { key, reference, status: 'declined', amount, refunded: 0, errorCode }
}

function ignoreInvalid(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind)
    // Another call with this key is under way.
    if (isAway || error instanceof StripeIdempotencyError)
      throw new ProviderUnavailable('Stripe did not answer', { cause: error })
    throw error
  }
}
