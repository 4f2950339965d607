// Memory and requests.
import type { TranslationSettings } from '#api/foundation/context.ts'
import type { Purpose } from './budget.ts'
import { type Dependencies, knownTexts } from './known-texts.ts'
import type { Source, Translation } from './memory.ts'
import { addRequests } from './requests.ts'

export type Place = { business?: string | undefined; portal?: string | undefined }
export type KeyedSource = Source & { key: string }
type Request = Place & { purpose: Purpose; wait?: number }
export type Candidate = KeyedSource & Place & { views: number }

const editWait = 30 // seconds

export function lineFor({ listings, messages }: TranslationSettings, purpose: Purpose) {
  return purpose === 'message' ? messages : listings
}

export async function remembered(
  dependencies: Dependencies,
  sources: readonly Source[],
  to: string,
): Promise<(Translation | undefined)[]> {
  return (await knownTexts(dependencies, sources, to)).translations
}

/** `wait`: seconds since the last edit. */
export async function ask(
  dependencies: Dependencies,
  sources: readonly KeyedSource[],
  to: string,
  { purpose, business, portal = '', wait = editWait }: Request,
): Promise<number> {
  const { db, translation } = dependencies
  if (!translation || lineFor(translation, purpose).length === 0) return 0
  const { prepared, translations } = await knownTexts(dependencies, sources, to)
  const lacking = sources.flatMap(({ key }, at) => {
    const one = prepared[at]
    if (!one || translations[at]) return []
    const { hash, from, glossary, masked } = one
    return [{ key, to, from, hash, glossary, masked: masked.text, purpose, business: business ?? null, portal }]
  })
  await db.transaction().execute((tx) => addRequests(tx, lacking, wait))
  return lacking.length
}

export async function sweep(
  dependencies: Dependencies,
  candidates: readonly Candidate[],
  to: string,
  { most }: { most: number },
): Promise<number> {
  const byViews = candidates.toSorted((a, b) => b.views - a.views).slice(0, most)
  const places = Map.groupBy(byViews, ({ business, portal }) => `${business} ${portal}`)
  let count = 0
  for (const inside of places.values()) {
    const { business, portal } = inside[0]!
    count += await ask(dependencies, inside, to, { purpose: 'listing', business, portal, wait: 0 })
  }
  return count
}
