// Card form of the configured provider.
import type { Ref } from 'react'
import type { CardHandle } from './card-handle.ts'
import { StripeCard } from './StripeCard.tsx'
import { TestCard } from './TestCard.tsx'

export type Setup = { publicKey: string; provider: 'stripe' | 'test' }

export function CardForm({ setup, businessID, handle }: { setup: Setup; businessID: string; handle: Ref<CardHandle> }) {
  if (setup.provider === 'test') return <TestCard businessID={businessID} handle={handle} />
  return <StripeCard publicKey={setup.publicKey} handle={handle} />
}
