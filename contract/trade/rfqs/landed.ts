// Landed cost by Incoterm. No zod.
import { fixed } from '#contract/foundation/numbers.ts'

/** In the order of the way. `handling`: terminal, clearance and unloading at the destination. */
export const costParts = ['pickUp', 'freight', 'insurance', 'handling'] as const
export type CostPart = (typeof costParts)[number]
export type CostParts = Record<CostPart, number | null>

const fromCarrier = ['freight', 'insurance', 'handling'] as const
/** Incoterms 2020. */
const leftByTerm = new Map<string, readonly CostPart[]>([
  ['EXW', costParts],
  ['FCA', fromCarrier],
  ['FAS', fromCarrier],
  ['FOB', fromCarrier],
  ['CFR', ['insurance', 'handling']],
  ['CPT', ['insurance', 'handling']],
  ['CIF', ['handling']],
  ['CIP', ['handling']],
  ['DAP', ['handling']],
  ['DPU', ['handling']],
  ['DDP', []],
])

/** Undefined: no term, or an unknown one. */
export function partsLeftToBuyer(incoterm: string | null | undefined): readonly CostPart[] | undefined {
  return incoterm ? leftByTerm.get(incoterm) : undefined
}

/** Buyer's own figures, in the currency of the request; null: none. */
export type Estimates = { handling: number | null; dutyPercent: number | null }
export const noEstimates: Estimates = { handling: null, dutyPercent: null }

type CostAmount = { part: CostPart | 'duty'; amount: number; isEstimate: boolean }
export type LandedCost = {
  /** Two decimals; null while `missing` names something. */
  total: number | null
  /** Known parts, also where others are missing. */
  parts: CostAmount[]
  missing: (CostPart | 'price' | 'incoterm' | 'rate')[]
  /** `seller`: in the price; `counted`: by the buyer's estimate. */
  duty: 'seller' | 'counted' | 'notCounted'
}

type QuotedPrice = { total: number | null; incoterm: string | null; parts: CostParts; rate: number | null }
/** `rate`: from the currency of the estimates; null: unknown. */
type OwnFigures = { estimates: Estimates; rate: number | null }

/** Duty is taken of the goods with pick-up, freight and insurance. */
export function landedOf({ total, incoterm, parts, rate }: QuotedPrice, own: OwnFigures): LandedCost {
  const left = partsLeftToBuyer(incoterm)
  const landed: LandedCost = { total: null, parts: [], missing: [], duty: dutyOf(incoterm, own.estimates) }
  if (total === null || rate === null) landed.missing.push('price')
  if (!left) landed.missing.push('incoterm')
  for (const part of left ?? []) {
    const { handling } = own.estimates
    if (parts[part] !== null && rate !== null)
      landed.parts.push({ part, amount: parts[part] * rate, isEstimate: false })
    else if (part !== 'handling' || parts[part] !== null || handling === null) landed.missing.push(part)
    else if (own.rate === null) landed.missing.push('rate')
    else landed.parts.push({ part, amount: handling * own.rate, isEstimate: true })
  }
  if (landed.missing.length > 0 || total === null) return rounded(landed)
  const before = landed.parts.reduce((sum, { part, amount }) => (part === 'handling' ? sum : sum + amount), total)
  if (landed.duty === 'counted') {
    const amount = (before * own.estimates.dutyPercent!) / 100
    landed.parts.push({ part: 'duty', amount, isEstimate: true })
  }
  return rounded({ ...landed, total: landed.parts.reduce((sum, { amount }) => sum + amount, total) })
}

function dutyOf(incoterm: string | null, { dutyPercent }: Estimates): LandedCost['duty'] {
  if (incoterm === 'DDP') return 'seller'
  return dutyPercent === null ? 'notCounted' : 'counted'
}

function rounded(landed: LandedCost): LandedCost {
  const cents = (amount: number) => Number(fixed(amount, 2))
  const parts = landed.parts.map((part) => ({ ...part, amount: cents(part.amount) }))
  return { ...landed, parts, total: landed.total === null ? null : cents(landed.total) }
}
