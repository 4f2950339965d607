// Properties of acts on an agreement.
import type { Agreement } from '#contract/trade/territories/agreements.ts'

export type OnAgreement = { businessID: string; agreement: Agreement; onChange: (agreement: Agreement) => void }
