// Quotations normalized to one quantity, unit and currency. No zod.
import { fixed, significant } from '#contract/foundation/numbers.ts'
import { type CostParts, type Estimates, type LandedCost, landedOf, noEstimates } from './landed.ts'
import { type Mark, markOf } from './marks.ts'
import { type Unit, unitFactor } from './units.ts'

type PriceTier = { quantity: number; unitPrice: number }
export type QuotedTerms = CostParts & {
  tiers: PriceTier[]
  unit: Unit
  currency: string
  minimumOrder: number | null
  leadTime: number | null
  transitDays: number | null
  incoterm: { code: string } | null
  validUntil: string | null
  paymentTerms: string
  paymentDays: number | null
  warrantyMonths: number | null
}
/** Units of currency per euro, with the rate's day. */
export type ExchangeRate = { currency: string; perEuro: number; date: string }
/** Null: unknown. */
export type SupplierFacts = { certificates: number | null; replyMinutes: number | null }

export type Assumption =
  | { kind: 'unit'; from: Unit; to: Unit; factor: number }
  | { kind: 'currency'; from: string; to: string; rate: number; date: string }
  | { kind: 'belowTier' | 'belowMinimum'; quantity: number }
  | { kind: 'expired' }
  | { kind: 'incoterm'; code: string }
export type Missing = 'price' | 'rate' | 'unit' | 'leadTime' | 'validUntil' | 'incoterm' | 'paymentTerms'

export type ComparedOffer = {
  businessID: string
  /** Per common unit in the common currency, four decimals; null when unknown. */
  unitPrice: number | null
  /** Whole quantity, two decimals. */
  total: number | null
  /** Prices as `unitPrice`; empty when unknown. */
  tiers: (PriceTier & { isInForce: boolean })[]
  /** Price in force as quoted, in its own unit and currency. */
  quotedPrice: number | null
  landed: LandedCost
  /** In the common unit; null when unknown. */
  minimumOrder: number | null
  leadTime: number | null
  /** Lead time, and transit where stated. */
  arrivalDays: number | null
  assumptions: Assumption[]
  missing: Missing[]
}
export const markedFacts = [
  'price',
  'landed',
  'leadTime',
  'paymentDays',
  'validUntil',
  'warranty',
  'certificates',
  'reply',
] as const
export type MarkedFact = (typeof markedFacts)[number]
export type Comparison = { offers: ComparedOffer[]; marks: Record<MarkedFact, Mark> }

export type Basis = {
  quantity: number
  unit: Unit
  currency: string
  incoterm?: string | undefined
  /** Day by which quotations must still be valid. */
  validOn?: string | undefined
  own?: { estimates: Estimates; currency: string }
}
export type Offer = { businessID: string; terms: QuotedTerms; facts?: SupplierFacts }

export function compareOffers(basis: Basis, offers: readonly Offer[], rates: readonly ExchangeRate[]): Comparison {
  const compared = offers.map((offer) => compareOffer(basis, offer, rates))
  const ofOffers = (valueOf: (offer: ComparedOffer) => number | null) =>
    compared.map((offer) => ({ businessID: offer.businessID, value: valueOf(offer) }))
  const given = (valueOf: (offer: Offer) => number | null) =>
    offers.map((offer) => ({ businessID: offer.businessID, value: valueOf(offer) }))
  // A landed cost without duty is not comparable with one that has it.
  const needsDuty = compared.some(({ landed: { duty } }) => duty !== 'notCounted')
  const landedTotal = (offer: ComparedOffer) =>
    needsDuty && offer.landed.duty === 'notCounted' ? null : orderable(offer, offer.landed.total)
  const marks = {
    price: markOf(
      ofOffers((offer) => orderable(offer, offer.total)),
      'least',
    ),
    landed: markOf(ofOffers(landedTotal), 'least'),
    leadTime: markOf(
      ofOffers(({ leadTime }) => leadTime),
      'least',
    ),
    paymentDays: markOf(
      given(({ terms }) => terms.paymentDays),
      'most',
    ),
    validUntil: markOf(
      given(({ terms }) => (terms.validUntil === null ? null : Date.parse(terms.validUntil))),
      'most',
    ),
    warranty: markOf(
      given(({ terms }) => terms.warrantyMonths),
      'most',
    ),
    certificates: markOf(
      given(({ facts }) => facts?.certificates ?? null),
      'most',
    ),
    reply: markOf(
      given(({ facts }) => facts?.replyMinutes ?? null),
      'least',
    ),
  } satisfies Record<MarkedFact, Mark>
  return { offers: compared, marks }
}

function orderable({ assumptions }: ComparedOffer, total: number | null): number | null {
  return assumptions.some(({ kind }) => kind === 'belowTier' || kind === 'belowMinimum' || kind === 'expired')
    ? null
    : total
}

function compareOffer(basis: Basis, { businessID, terms }: Offer, rates: readonly ExchangeRate[]): ComparedOffer {
  const assumptions: Assumption[] = []
  const missing: Missing[] = []
  const { leadTime } = terms
  if (leadTime === null) missing.push('leadTime')
  if (basis.validOn && terms.validUntil !== null && terms.validUntil < basis.validOn)
    assumptions.push({ kind: 'expired' })
  if (terms.validUntil === null) missing.push('validUntil')
  if (terms.paymentTerms === '') missing.push('paymentTerms')
  if (terms.incoterm === null) missing.push('incoterm')
  else if (basis.incoterm && basis.incoterm !== terms.incoterm.code)
    assumptions.push({ kind: 'incoterm', code: terms.incoterm.code })
  const price = priceOf(basis, terms, rates)
  if (typeof price === 'string') missing.push(price)
  else assumptions.push(...price.assumptions)
  const known = typeof price === 'string' ? undefined : price
  const total = known ? Number(fixed(known.unitPrice * basis.quantity, 2)) : null
  const factor = unitFactor(basis.unit, terms.unit)
  return {
    businessID,
    unitPrice: known ? significant(known.unitPrice) : null,
    total,
    tiers: known?.tiers ?? [],
    quotedPrice: known?.quotedPrice ?? null,
    landed: landedIn(basis, { terms, total }, rates),
    minimumOrder: terms.minimumOrder === null || !factor ? null : significant(terms.minimumOrder / factor),
    leadTime,
    arrivalDays: leadTime === null ? null : leadTime + (terms.transitDays ?? 0),
    assumptions,
    missing,
  }
}

function landedIn(
  { own, currency }: Basis,
  { terms, total }: { terms: QuotedTerms; total: number | null },
  rates: readonly ExchangeRate[],
): LandedCost {
  const { pickUp, freight, insurance, handling, incoterm } = terms
  const parts = { pickUp, freight, insurance, handling }
  const rateFrom = (from: string) => rateBetween(from, currency, rates)?.rate ?? null
  return landedOf(
    { total, incoterm: incoterm?.code ?? null, parts, rate: rateFrom(terms.currency) },
    { estimates: own?.estimates ?? noEstimates, rate: own ? rateFrom(own.currency) : null },
  )
}

type Price = Pick<ComparedOffer, 'tiers' | 'assumptions'> & { unitPrice: number; quotedPrice: number }

function priceOf(basis: Basis, terms: QuotedTerms, rates: readonly ExchangeRate[]): Price | Missing {
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
  const tiers = terms.tiers.map((one) => ({
    quantity: significant(one.quantity / factor),
    unitPrice: significant(one.unitPrice * factor * rate.rate),
    isInForce: one === tier,
  }))
  return { unitPrice: tier.unitPrice * factor * rate.rate, quotedPrice: tier.unitPrice, tiers, assumptions }
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
