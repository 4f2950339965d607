// Makers and wider words, where the thing is absent.
import type { Context } from '#api/foundation/context.ts'
import { findPage, type Page } from './result-page.ts'
import { readerOf } from './understanding.ts'

type Kind = 'business' | 'product'
type Nothing = { thing: string; makers?: number; kinds: { text: string; total: number }[] }

const kindsMost = 3

export async function waysOn(
  { search, locale }: Context,
  kind: Kind,
  { total, thing }: Page,
  { textQuery, literally }: { textQuery: string; literally?: string[] | undefined },
): Promise<{ nothing: Nothing } | undefined> {
  if (total > 0 || !thing) return undefined
  const count = async (of: Kind, text: string, filter: { industry?: string[]; businessType?: string[] } = {}) => {
    const input = { textQuery: text, skip: 0, size: 1, facets: false }
    return (await findPage(readerOf(search, of, locale), input, filter)).total
  }
  const unfiltered = { textQuery, literally, skip: 0, size: 1, facets: false }
  if ((await findPage(readerOf(search, kind, locale), unfiltered)).total > 0) return undefined
  const makers = await count('business', thing.text, { businessType: ['MA'] })
  const kinds: Nothing['kinds'] = []
  const own = thing.text.toLowerCase()
  const heads = thing.types.slice(0, 1).filter((head) => own.includes(head))
  const wider = [...thing.otherThings, ...heads].filter((text) => text.toLowerCase() !== own)
  for (const text of new Set(wider.slice(0, kindsMost))) {
    // Hex nuts must not lead to edible nuts.
    if (thing.industries.length > 0 && (await count(kind, text, { industry: thing.industries })) === 0) continue
    const found = await count(kind, text)
    if (found > 0) kinds.push({ text, total: found })
  }
  return { nothing: { thing: thing.text, ...(makers > 0 && { makers }), kinds } }
}
