// Rows of samples → contract, and the facts that cards show.
import type { Author } from '#contract/identity/actors.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { sampleActionsOf, sampleDueAt } from '#contract/trade/samples/states.ts'
import type { Actor } from '#api/foundation/context.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import type { SampleRow } from './queries.ts'
import type { Facts } from './writing-queries.ts'

export type Side = 'S' | 'R'
const instant = (at: Date | null) => at?.toISOString() ?? null

export function otherOf(row: SampleRow, side: Side): Actor {
  return side === 'S' ? { kind: row.receiverKind, id: row.receiverID } : { kind: row.senderKind, id: row.senderID }
}

type Beside = { side: Side; other: Author | undefined; product: Sample['product']; locale: Locale }

export function sampleOf(row: SampleRow, { side, other, product, locale }: Beside): Sample {
  return {
    sampleID: row.id,
    requestID: row.requestID,
    side,
    other: other ?? null,
    name: row.name,
    product,
    state: row.state,
    details: detailsOf(row, locale),
    fee: row.fee,
    currency: row.currency,
    reason: row.reason,
    carrier: row.carrier,
    tracking: row.tracking,
    outcome: row.outcome,
    requestedAt: row.requestedAt.toISOString(),
    qualifiedAt: instant(row.qualifiedAt),
    decidedAt: instant(row.decidedAt),
    approvedAt: instant(row.approvedAt),
    shippedAt: instant(row.shippedAt),
    receivedAt: instant(row.receivedAt),
    endedAt: instant(row.endedAt),
    dueAt: sampleDueAt(row.state, row)?.toISOString() ?? null,
    can: row.isClosed || !other ? [] : sampleActionsOf(row.state, side),
  }
}

function detailsOf(row: SampleRow, locale: Locale): Sample['details'] {
  const { purpose, quantity, unit, freight, address } = row
  if (purpose === null || quantity === null || unit === null || freight === null || row.country === null) return null
  const country = countryFor(row.country, locale)
  return {
    purpose,
    quantity,
    unit,
    freight,
    country,
    address: address && { ...address, country },
    freightAccount: row.freightAccount ?? '',
    deducted: row.deducted ?? false,
  }
}

/** Never an address. */
export function factsOf(row: SampleRow): Facts {
  const { name, quantity, unit, country, freight, deducted, fee, currency, carrier, tracking, outcome } = row
  const shipment = { carrier: carrier || null, tracking: tracking || null }
  return { name, quantity, unit, country, freight, deducted, fee, currency, ...shipment, outcome }
}
