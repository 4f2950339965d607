// Contents of a beacon by page.
import type { reach as contract, SealedAnswer } from '#contract/discovery/reach.ts'
import type { RequestInput } from '#contract/foundation/endpoint.ts'

export type Beacon = RequestInput<typeof contract.tell>['body']

type Results = {
  found?: { skip: number; seal?: { words: string; key: string } }
  hits?: { kind: string; data: { businessID?: string; productID?: string }[] }
}

const storageKey = 'reach'
const answersMost = 3

export function answerIn(module: string, data: unknown): SealedAnswer | undefined {
  if (module !== 'discovery/search/SearchResultPage') return undefined
  const { found, hits } = (data ?? {}) as Results
  if (!found?.seal || !hits || hits.kind === 'user') return undefined
  const kind = hits.kind as SealedAnswer['kind']
  const ids = hits.data.map(({ businessID, productID }) => (kind === 'product' ? productID : businessID) ?? '')
  return { ...found.seal, kind, skip: found.skip, ids }
}

export function viewedIn(module: string, data: unknown): Beacon['viewed'] {
  const { business, product } = (data ?? {}) as { business?: { businessID: string }; product?: { productID: string } }
  if (module === 'discovery/profiles/product/ProductPage' && product) return { kind: 'product', id: product.productID }
  const isBusiness = /^discovery\/profiles\/business\/Business(Products)?Page$/.test(module)
  return isBusiness && business ? { kind: 'business', id: business.businessID } : undefined
}

export function comparedIn(module: string, data: unknown): string[] | undefined {
  const { kind, columns = [] } = (data ?? {}) as { kind?: string; columns?: { productID?: string }[] }
  if (module !== 'catalog/compare/ComparePage' || kind !== 'product' || columns.length < 2) return undefined
  return columns.flatMap(({ productID }) => productID ?? [])
}

/** Latest first, of this tab. */
export function lastAnswers(): SealedAnswer[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as SealedAnswer[]
  } catch {
    return []
  }
}

export function rememberAnswer(answer: SealedAnswer): void {
  const others = lastAnswers().filter(({ key }) => key !== answer.key)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([answer, ...others].slice(0, answersMost)))
  } catch {}
}
