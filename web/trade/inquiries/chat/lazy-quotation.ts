// Quotation in a conversation, lazy.
import { lazyComponent } from '#web/foundation/lazy-component.ts'

export const QuotationCard = lazyComponent(async () => (await import('./QuotationCard.tsx')).QuotationCard)
