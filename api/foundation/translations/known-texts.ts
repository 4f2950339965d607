// Sources, masked and remembered.
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { TranslationSettings } from '#api/foundation/context.ts'
import type { Purpose } from './budget.ts'
import { currentTerms } from './current-terms.ts'
import { glossaryOf } from './glossary.ts'
import { fill } from './masking.ts'
import { type PreparedText, prepare, recall, type Source, translatedByMasks, type Translation } from './memory.ts'

export type Dependencies = { db: Kysely<DB>; translation: TranslationSettings | undefined }
export type KnownTexts = { prepared: (PreparedText | undefined)[]; translations: (Translation | undefined)[] }

export const glossaryProvider = 'glossary'

export async function knownTexts(
  { db, translation }: Dependencies,
  sources: readonly Source[],
  to: string,
  purpose: Purpose,
): Promise<KnownTexts> {
  const terms = await currentTerms(db)
  const prepared = sources.map(({ from, ...source }) => {
    if (!from || from === to || !source.text.trim()) return undefined
    return prepare({ ...source, from }, to, glossaryOf(terms, from, to))
  })
  const wanted = prepared.filter((one) => one !== undefined).filter((one) => translatedByMasks(one) === undefined)
  const order = [...(translation?.listings ?? []), ...(translation?.messages ?? [])].map(({ name }) => name)
  const recalled = await recall(db, wanted, { to, order, purpose })
  const found = new Map(wanted.map((one, at) => [one, recalled[at]]))
  const translations = prepared.map((one): Translation | undefined => {
    if (!one) return undefined
    const text = translatedByMasks(one)
    if (text !== undefined) return { text, provider: glossaryProvider }
    const memory = found.get(one)
    return memory && { text: fill(one.masked, memory.text), provider: memory.provider }
  })
  return { prepared, translations }
}
