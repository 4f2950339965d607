// Card providers; the test provider is the default.
import type { CardProvider } from './provider.ts'
import { stripe } from './stripe-choice.ts'

export const providers: readonly CardProvider[] = [stripe]
