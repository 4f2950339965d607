// Card form of the provider. Lazy.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useImperativeHandle, type ComponentType, type Ref } from 'react'
import type { CardSetup } from '#contract/billing/memberships/memberships.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { CardHandle } from './card-handle.ts'

export type CardFormProps = { setup: CardSetup; businessID: string; handle: Ref<CardHandle> }

/** Lazy forms, keyed by provider name. */
const forms: Record<string, ComponentType<CardFormProps>> = {
  stripe: lazyComponent(async () => (await import('./StripeCard.tsx')).StripeCard),
  test: lazyComponent(async () => (await import('./TestCard.tsx')).TestCard),
}

export function CardForm(props: CardFormProps) {
  const Form = forms[props.setup.provider] ?? NoForm
  return (
    <Suspense fallback={<NoForm {...props} />}>
      <Form {...props} />
    </Suspense>
  )
}

function NoForm({ handle }: CardFormProps) {
  const { t } = useLingui()
  const missing = t`the form of the card provider is not loaded`
  useImperativeHandle(handle, () => ({
    tokenize: async () => ({ message: missing }),
    authenticate: async () => ({ message: missing }),
  }))
  return null
}
