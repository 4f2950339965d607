// Non-empty sections of a profile.
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'

export type SectionName = 'general' | 'factory' | 'trade' | 'terms' | 'certificates' | 'video' | 'products'

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}

function anyFilled(values: object): boolean {
  return Object.values(values).some(isFilled)
}

export function sectionsOf({
  factory,
  tradeCapabilities,
  businessTerms,
  certificates,
  general,
  productCount,
}: BusinessProfile): SectionName[] {
  const shown: Record<SectionName, boolean> = {
    general: true,
    factory: anyFilled(factory) || isFilled(general.totalProductionEmployees),
    trade: anyFilled(tradeCapabilities),
    terms: anyFilled(businessTerms),
    certificates: certificates.length > 0,
    products: productCount > 0,
    video: general.video !== null,
  }
  return (Object.keys(shown) as SectionName[]).filter((name) => shown[name])
}

/** Percentages of all staff; undefined when unknown or inconsistent. */
export function staffOf({
  general,
  tradeCapabilities,
}: BusinessProfile): { production: number; sales: number; other: number; all: number } | undefined {
  const all = general.totalEmployees?.max ?? general.totalEmployees?.min
  const production = general.totalProductionEmployees
  if (!all || production === null) return undefined
  const sales = tradeCapabilities.totalEmployeesSales ?? 0
  const other = all - production - sales
  return other < 0 ? undefined : { production, sales, other, all }
}
