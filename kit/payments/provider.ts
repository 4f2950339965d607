// Card provider interface. Money: US cents. Providers decide nothing about memberships.

/** The outcome is unknown: not asked, or the answer was lost. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

export class BadSignature extends Error {
  override name = 'BadSignature'
}

export type Card = { brand: string; last4: string; expires: string }

export type Charge = {
  /** Idempotency key: charged once. */
  key: string
  amount: number
  paymentMethod: string
  payer: string
  customer?: string | undefined
  email: string
  description: string
  /** The payer can't answer their bank. */
  offSession?: boolean
}

export type ProviderPayment = {
  key: string
  reference: string
  status: 'succeeded' | 'action' | 'processing' | 'declined' | 'cancelled'
  amount: number
  refunded: number
  customer?: string | undefined
  paymentMethod?: string | undefined
  card?: Card | undefined
  clientSecret?: string | undefined
  errorCode?: string | undefined
}

export type SavedCard = Omit<ProviderPayment, 'amount' | 'refunded' | 'key'>

export type ProviderFacts = {
  name: string
  /** `test`: no money moves. `none`: cards are not offered. */
  mode: 'live' | 'test' | 'none'
  publicKey: string
  script?: string
  frames: readonly string[]
  connects: readonly string[]
  signatureHeader: string
}

export type ChosenProvider = { facts: ProviderFacts; open: () => Promise<PaymentProvider> }

export type CardProvider = {
  /** Environment names, all needed; the first chooses the provider. */
  settings: Readonly<Record<string, 'secret' | 'public'>>
  choose: (valueOf: (name: string) => string) => ChosenProvider
}

export type PaymentProvider = ProviderFacts & {
  charge: (charge: Charge) => Promise<ProviderPayment>
  find: (key: string) => Promise<ProviderPayment | undefined>
  read: (reference: string) => Promise<ProviderPayment>
  /** Returns the state: it may have succeeded before. */
  cancel: (reference: string) => Promise<ProviderPayment>
  refund: (refund: { key: string; reference: string; amount: number }) => Promise<void>
  saveCard: (card: {
    key: string
    payer: string
    paymentMethod: string
    customer?: string | undefined
    email: string
  }) => Promise<SavedCard>
  readCard: (reference: string) => Promise<SavedCard>
  list: (since: Date) => AsyncIterable<ProviderPayment>
  /** Throws BadSignature. */
  verifyEvent: (body: Buffer, signature: string) => { id: string; reference: string | undefined }
  answerTestBank?: (clientSecret: string, approve: boolean) => Promise<void>
}
