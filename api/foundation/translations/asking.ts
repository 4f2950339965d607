// Memory and requests of translations.
import type { TranslationSettings } from '#api/foundation/context.ts'
import type { LineName, Purpose } from './budget.ts'
import { hashOf } from '#api/foundation/text-versions.ts'
import { type Dependencies, knownTexts } from './known-texts.ts'
import { noteArrived, translationsOf } from './listing-translations.ts'
import type { Source, Translation } from './memory.ts'
import { addRequests } from './requests.ts'

export type Place = { business?: string | undefined; portal?: string | undefined }
export type KeyedSource = Source & { key: string }
type Request = Place & { purpose: LineName; wait?: number }
export type Candidate = KeyedSource & Place & { views: number }

const editWait = 30 // seconds

export function lineFor({ listings, messages }: TranslationSettings, purpose: Purpose) {
  return purpose === 'message' ? messages : listings
}

export function isOn(settings: TranslationSettings | undefined, purpose: Purpose): boolean {
  return settings !== undefined && lineFor(settings, purpose).length > 0
}

export async function remembered(
  dependencies: Dependencies,
  sources: readonly Source[],
  to: string,
  purpose: Purpose = 'listing',
): Promise<(Translation | undefined)[]> {
  return (await knownTexts(dependencies, sources, to, purpose)).translations
}

/** `wait`: seconds since the last edit. */
export async function ask(
  dependencies: Dependencies,
  sources: readonly KeyedSource[],
  to: string,
  request: Request,
): Promise<number> {
  return (await addLacking(dependencies, sources, to, request)).lacking
}

async function addLacking(
  dependencies: Dependencies,
  sources: readonly KeyedSource[],
  to: string,
  { purpose, business, portal = '', wait = editWait }: Request,
): Promise<{ lacking: number; added: number }> {
  const { db, translation } = dependencies
  if (!translation || lineFor(translation, purpose).length === 0) return { lacking: 0, added: 0 }
  const { prepared, translations } = await knownTexts(dependencies, sources, to, purpose)
  const lacking = sources.flatMap(({ key }, at) => {
    const one = prepared[at]
    if (!one || translations[at]) return []
    const { hash, from, glossary, masked } = one
    const { text, values } = masked
    const of = hashOf([sources[at]!.text])
    const place = { purpose, business: business ?? null, portal }
    return [{ key, to, from, hash, glossary, masked: text, values, of, ...place }]
  })
  const words = purpose === 'listing' ? translationsOf(sources, { prepared, translations }, to) : []
  const added = await db.transaction().execute(async (tx) => {
    const count = await addRequests(tx, lacking, wait)
    await noteArrived(tx, words)
    return count
  })
  return { lacking: lacking.length, added }
}

export async function sweep(
  dependencies: Dependencies,
  candidates: readonly Candidate[],
  to: string,
  { most }: { most: number },
): Promise<number> {
  const byViews = candidates.toSorted((a, b) => b.views - a.views)
  let count = 0
  for (let at = 0; at < byViews.length && count < most;) {
    const some = byViews.slice(at, at + most - count)
    at += some.length
    for (const inside of Map.groupBy(some, ({ business, portal }) => `${business} ${portal}`).values()) {
      const { business, portal } = inside[0]!
      count += (await addLacking(dependencies, inside, to, { purpose: 'listing', business, portal, wait: 0 })).added
    }
  }
  return count
}
