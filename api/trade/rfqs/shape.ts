// Rows of RFQs → contract.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Quotation, Rfq, RfqDetail, RfqSupplier } from '#contract/trade/rfqs/rfqs.ts'
import { noEstimates } from '#contract/trade/rfqs/landed.ts'
import { mayReopen, rfqStatus } from '#contract/trade/rfqs/states.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { countryFor, incoterms, termsFor } from '#api/foundation/reference/lookup.ts'
import { lockedFiles } from '#api/trade/inquiries/lookup.ts'
import type { ListedRow } from './list-queries.ts'
import type { QuotationRow, RfqRow, SupplierRow } from './queries.ts'

const day = 24 * 3600 * 1000 // ms

/** End of the day, UTC. */
export function deadlineOf(lastDay: string): Date {
  return new Date(Date.parse(lastDay) + day)
}

function lastDayOf(deadline: Date): string {
  return new Date(deadline.getTime() - day).toISOString().slice(0, 10)
}

export function rfqOf(row: ListedRow, buyer: Author | undefined, locale: Locale): Rfq {
  return {
    rfqID: row.id,
    title: row.title,
    language: row.language,
    status: rfqStatus(row.status, row.deadline, new Date()),
    buyer: buyer ?? null,
    quantity: row.quantity,
    unit: row.unit,
    country: countryFor(row.countryCode, locale),
    deadline: lastDayOf(row.deadline),
    createdAt: row.createdAt.toISOString(),
    supplierCount: row.suppliers,
    quotationCount: row.quotations,
  }
}

type Parts = {
  role: RfqDetail['role']
  authors: Map<string, Author>
  product: RfqDetail['product']
  suppliers: readonly SupplierRow[]
  quotations: readonly QuotationRow[]
  rates: RfqDetail['rates']
  /** Undefined for a supplier. */
  facts: Map<string, RfqSupplier['facts']> | undefined
  locale: Locale
}

export function detailOf(row: RfqRow, parts: Parts): RfqDetail {
  const { role, authors, suppliers, locale } = parts
  const quoted = suppliers.filter(({ state }) => state === 'quoted').length
  const listed = { ...row, suppliers: suppliers.length, quotations: quoted }
  const rfq = rfqOf(listed, authors.get(row.buyerId), locale)
  const isBuyer = role === 'buyer'
  const isUndecided = row.status === 'open'
  return {
    ...rfq,
    role,
    product: parts.product,
    category: namedFor(row.categoryId, locale),
    specs: row.specs,
    description: row.description,
    files: isBuyer || suppliers.some(({ opensBuyers }) => opensBuyers) ? row.files : lockedFiles(row.files),
    incoterm: incotermOf(row.incoterm, locale),
    targetPrice: row.targetPrice,
    currency: row.currency,
    place: row.place,
    neededBy: row.neededBy,
    estimates: isBuyer ? { ...noEstimates, ...row.estimates } : null,
    suppliers: suppliers.map((supplier) => supplierOf(row, supplier, parts)),
    rates: parts.rates,
    can: {
      award: isBuyer && isUndecided && quoted > 0,
      close: isBuyer && isUndecided,
      reopen: isBuyer && mayReopen(row.status, { ...row, now: new Date() }),
      answer: !isBuyer && rfq.status === 'open',
    },
  }
}

function supplierOf(row: RfqRow, supplier: SupplierRow, parts: Parts): RfqSupplier {
  const { role, authors, quotations, facts, locale } = parts
  const { businessId, requestId, state, declineReason, opensOwn } = supplier
  const isOpen = role === 'supplier' || opensOwn
  return {
    businessID: businessId,
    business: authors.get(businessId) ?? null,
    requestID: requestId,
    state,
    declineReason,
    awarded: row.status === 'awarded' && row.awardedTo === businessId,
    facts: authors.has(businessId) ? (facts?.get(businessId) ?? null) : null,
    quotations: quotations
      .filter((one) => one.businessId === businessId)
      .map((one) => quotationOf(isOpen ? one : { ...one, files: lockedFiles(one.files) }, locale)),
  }
}

function quotationOf({ id, businessId: _, ...row }: QuotationRow, locale: Locale): Quotation {
  return {
    ...row,
    quotationID: id,
    incoterm: incotermOf(row.incoterm, locale),
    createdAt: row.createdAt.toISOString(),
  }
}

function incotermOf(code: string | null, locale: Locale) {
  return code === null ? null : termsFor(incoterms, [code], locale)[0]!
}
