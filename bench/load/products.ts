// Real products, and varied copies of them.
import type { ProductDocument } from '#search-engine/index.ts'
import { productOf, type ProductRow, rows } from '../relevance/rows.ts'

export async function products(): Promise<ProductDocument[]> {
  const out: ProductDocument[] = []
  for await (const row of rows<ProductRow>('products.jsonl.gz')) out.push(productOf(row))
  return out
}

export function* copies(real: readonly ProductDocument[], count: number): Generator<ProductDocument> {
  for (let i = 0; i < count; i++) {
    const source = real[i % real.length]!
    const copy = Math.floor(i / real.length)
    const own = copy === 0 ? '' : ` ${source.brand ?? 'x'}${copy} v${(i * 7919) % 50_000}`
    yield {
      ...source,
      id: `${source.id}-${copy}`,
      name: source.name + own,
      code: source.code ? `${source.code}-${copy}` : `P${i}`,
      registered: source.registered + i,
    }
  }
}
