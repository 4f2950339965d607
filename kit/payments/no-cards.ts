// Stand-in where cards are not offered.
import { BadSignature, type PaymentProvider, ProviderUnavailable } from './provider.ts'

async function unavailable(): Promise<never> {
  throw new ProviderUnavailable('Card payment is not offered')
}

export const noCards: PaymentProvider = {
  name: 'none',
  mode: 'none',
  publicKey: '',
  frames: [],
  connects: [],
  signatureHeader: 'x-signature',
  charge: unavailable,
  find: async () => undefined,
  read: unavailable,
  cancel: unavailable,
  refund: unavailable,
  saveCard: unavailable,
  readCard: unavailable,
  async *list() {},
  verifyEvent() {
    throw new BadSignature()
  },
}
