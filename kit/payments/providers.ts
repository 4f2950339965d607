// Card providers that the settings may choose; the test provider serves where they choose none.
import type { CardProvider } from './provider.ts'
import { stripe } from './stripe-choice.ts'

export const providers: readonly CardProvider[] = [stripe]
