// Quotations normalized to one quantity, unit and currency. No zod.
import { fixed, significant } from '#contract/foundation/numbers.ts'
import { type Unit, unitFactor } from './units.ts'

export type QuotedTerms = {
  tiers: { quantity: number; unitPrice: number }[]
  unit: Unit
  currency: string
  minimumOrder: number | null
  leadTime: number | null
  incoterm: { code: string } | null
  validUntil: string | null
  paymentTerms: string
}
/** Units of currency per euro, with the rate's day. */
type ExchangeRate = { currency: string; perEuro: number; date: string }

export type Assumption =
  | { kind: 'unit'; from: Unit; to: Unit; factor: number }
  | { kind: 'currency'; from: string; to: string; rate: number; date: string }
  | { kind: 'belowTier' | 'belowMinimum'; quantity: number }
  | { kind: 'incoterm'; code: string }
export type Missing = 'price' | 'rate' | 'unit' | 'leadTime' | 'validUntil' | 'incoterm' | 'paymentTerms'

export type ComparedOffer = {
  businessID: string
  /** Per common unit in the common currency, four decimals; null when unknown. */
  unitPrice: number | null
  /** Whole quantity, two decimals. */
  total: number | null
  leadTime: number | null
  assumptions: Assumption[]
  missing: Missing[]
}
export type Comparison = { offers: ComparedOffer[]; cheapest: string[]; fastest: string[] }

export type Basis = { quantity: number; unit: Unit; currency: string; incoterm?: string | undefined }
type Offer = { businessID: string; terms: QuotedTerms }

export function compareOffers(basis: Basis, offers: readonly Offer[], rates: readonly ExchangeRate[]): Comparison {
  const compared = offers.map((offer) => compareOffer(basis, offer, rates))
  return {
    offers: compared,
    cheapest: leastBy(compared, ({ total }) => total),
    fastest: leastBy(compared, ({ leadTime }) => leadTime),
  }
}

function compareOffer(basis: Basis, { businessID, terms }: Offer, rates: readonly ExchangeRate[]): ComparedOffer {
  const assumptions: Assumption[] = []
  const missing: Missing[] = []
  const { leadTime } = terms
  if (leadTime === null) missing.push('leadTime')
  if (terms.validUntil === null) missing.push('validUntil')
  if (terms.paymentTerms === '') missing.push('paymentTerms')
  if (terms.incoterm === null) missing.push('incoterm')
  else if (basis.incoterm && basis.incoterm !== terms.incoterm.code)
    assumptions.push({ kind: 'incoterm', code: terms.incoterm.code })
  const price = priceOf(basis, terms, rates)
  if (typeof price === 'string') missing.push(price)
  else assumptions.push(...price.assumptions)
  const unitPrice = typeof price === 'string' ? null : price.unitPrice
  return {
    businessID,
    unitPrice: unitPrice === null ? null : significant(unitPrice),
    total: unitPrice === null ? null : Number(fixed(unitPrice * basis.quantity, 2)),
    leadTime,
    assumptions,
    missing,
  }
}

/** Price per unit of the basis, or the missing facts. */
function priceOf(
  basis: Basis,
  terms: QuotedTerms,
  rates: readonly ExchangeRate[],
): { unitPrice: number; assumptions: Assumption[] } | Missing {
  const [lowest] = terms.tiers
  if (!lowest) return 'price'
  const factor = unitFactor(basis.unit, terms.unit)
  if (factor === undefined) return 'unit'
  const rate = rateBetween(terms.currency, basis.currency, rates)
  if (!rate) return 'rate'
  const quantity = basis.quantity * factor // in the quotation's unit
  const tier = terms.tiers.findLast((one) => one.quantity <= quantity) ?? lowest
  const assumptions: Assumption[] = []
  if (basis.unit !== terms.unit) assumptions.push({ kind: 'unit', from: terms.unit, to: basis.unit, factor })
  if (terms.currency !== basis.currency)
    assumptions.push({ kind: 'currency', from: terms.currency, to: basis.currency, ...rate })
  if (quantity < tier.quantity) assumptions.push({ kind: 'belowTier', quantity: tier.quantity })
  if (terms.minimumOrder !== null && quantity < terms.minimumOrder)
    assumptions.push({ kind: 'belowMinimum', quantity: terms.minimumOrder })
  return { unitPrice: tier.unitPrice * factor * rate.rate, assumptions }
}

/** Cross rate through the euro; the older day counts. */
function rateBetween(from: string, to: string, rates: readonly ExchangeRate[]) {
  if (from === to) return { rate: 1, date: '' }
  const euro = { currency: 'EUR', perEuro: 1, date: '9999-12-31' }
  const rateOf = (currency: string) => (currency === 'EUR' ? euro : rates.find((one) => one.currency === currency))
  const [source, target] = [rateOf(from), rateOf(to)]
  if (!source || !target) return undefined
  return {
    rate: target.perEuro / source.perEuro,
    date: source.date < target.date ? source.date : target.date,
  }
}

function leastBy(offers: readonly ComparedOffer[], valueOf: (offer: ComparedOffer) => number | null): string[] {
  const values = offers.map(valueOf).filter((value) => value !== null)
  if (values.length < 2) return []
  const least = Math.min(...values)
  return offers.filter((offer) => valueOf(offer) === least).map(({ businessID }) => businessID)
}
