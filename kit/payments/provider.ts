// What a card provider does for us, whoever it is. Money is whole cents of US dollars. A provider decides nothing about memberships.

/** The provider could not be asked, or its answer was lost: nothing is known about the outcome. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** A notification that does not come from the provider. */
export class BadSignature extends Error {
  override name = 'BadSignature'
}

export type Card = { brand: string; last4: string; expires: string }

export type Charge = {
  /** Names the payment at the provider: the same key is charged once. */
  key: string
  amount: number
  paymentMethod: string
  /** Whose payment it is, in our words. */
  payer: string
  /** At the provider: of an earlier payment or saved card. */
  customer?: string | undefined
  email: string
  description: string
  /** The payer is not there to answer their bank. */
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
  /** With `action`: for the provider's script in the browser. */
  clientSecret?: string | undefined
  /** With `declined`: code of the provider, such as `card_declined`. */
  errorCode?: string | undefined
}

export type SavedCard = Omit<ProviderPayment, 'amount' | 'refunded' | 'key'>

export type PaymentProvider = {
  name: 'stripe' | 'test'
  /** For the provider's script in the browser. */
  publicKey: string
  charge: (charge: Charge) => Promise<ProviderPayment>
  /** The payment of that key as it stands; undefined where the provider has none. */
  find: (key: string) => Promise<ProviderPayment | undefined>
  read: (reference: string) => Promise<ProviderPayment>
  /** Ends a payment that waits for a second step. Answers how it stands: it may have succeeded before. */
  cancel: (reference: string) => Promise<ProviderPayment>
  /** Gives money back; the same key does so once. */
  refund: (refund: { key: string; reference: string; amount: number }) => Promise<void>
  /** Keeps a card for payments to come, without charging it. */
  saveCard: (card: {
    key: string
    payer: string
    paymentMethod: string
    customer?: string | undefined
    email: string
  }) => Promise<SavedCard>
  readCard: (reference: string) => Promise<SavedCard>
  /** Payments made since then. */
  list: (since: Date) => AsyncIterable<ProviderPayment>
  /** Id of a notification and the payment that it is about, if any. Throws BadSignature. */
  verifyEvent: (body: Buffer, signature: string) => { id: string; reference: string | undefined }
  /** Only of the test provider: the answer that a payer gives to their bank. */
  answerTestBank?: (clientSecret: string, approve: boolean) => Promise<void>
}
