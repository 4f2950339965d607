// Translation of readable texts.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { ReadingKind, reading as contract, ReadTranslation } from '#contract/discovery/reading.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import {
  isOn,
  type ListingTexts,
  type Purpose,
  type ReadableTexts,
  remembered,
  translateNow,
  type Translation,
  type TranslationAnswer,
} from '#api/foundation/translations/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessTexts } from '#api/identity/businesses/lookup.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import { commentTexts } from '#api/social/comments/lookup.ts'
import { postTexts } from '#api/social/posts/lookup.ts'
import { messageTexts } from '#api/trade/inquiries/lookup.ts'
import { quotationTexts, rfqTexts } from '#api/trade/rfqs/lookup.ts'
import { noteReading } from './queries.ts'

type Body = HandlerInput<typeof contract.translate>['body']
type PurposeRefusal = TranslationAnswer['refusal']
type ThingTexts = ReadableTexts & { requestID?: string; own?: boolean }

const listings =
  (read: (context: Context, ids: readonly string[]) => Promise<Map<string, ListingTexts>>) =>
  async (context: Context, ids: readonly string[]): Promise<ThingTexts[]> => {
    const found = [...(await read(context, ids)).values()]
    const blocked = await blockedIds(context, [...new Set(found.map(({ business }) => business))])
    return found.flatMap(({ id, business, sources }) => {
      if (blocked.has(business)) return []
      return [{ id, isPrivate: false, texts: sources.map((source) => ({ ...source, path: source.field, business })) }]
    })
  }
const forEveryone = {
  product: listings(productTexts),
  business: listings(businessTexts),
  post: postTexts,
  comment: commentTexts,
}
const forMembers = { rfq: rfqTexts, message: messageTexts, quotation: quotationTexts }

function isForEveryone(kind: ReadingKind): kind is keyof typeof forEveryone {
  return kind in forEveryone
}

async function readable(context: Context, kind: ReadingKind, ids: readonly string[]): Promise<ThingTexts[]> {
  if (isForEveryone(kind)) return forEveryone[kind](context, ids)
  if (!context.viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
  const things = await forMembers[kind](context as SignedIn, ids)
  if (things.length === 0) throw new Refusal('NotFound', `No such ${kind}`)
  return things
}

export async function translate(context: Context, { kind, ids: asked, language, make }: Body) {
  const ids = [...new Set(asked)]
  const things = await readable(context, kind, ids)
  const open = kind === 'product' || kind === 'business' ? 'listing' : 'post'
  const groups = Map.groupBy(things, ({ isPrivate }): Purpose => (isPrivate ? 'message' : open))
  const answers = await Promise.all(
    [...groups].map(([purpose, inside]) => translateAll(context, inside, { purpose, language, make })),
  )
  const found = new Map(answers.flatMap(({ data }) => data.map((one) => [one.id, one])))
  const read = things.flatMap(({ id, requestID, own }) => (requestID && !own && found.has(id) ? [requestID] : []))
  if (context.viewer && make && read.length > 0) await noteReading(context.db, context.viewer.userID, read, language)
  const data = ids.flatMap((id) => found.get(id) ?? [])
  return { data, refusal: refusalOf(answers.map(({ refusal }) => refusal)) }
}

function refusalOf(all: readonly PurposeRefusal[]) {
  const limit = all.find((one) => one?.reason === 'limit')
  if (limit?.reason === 'limit') return { reason: limit.reason, until: limit.limit.until.toISOString() }
  if (all.some((one) => one?.reason === 'unavailable')) return { reason: 'unavailable' as const }
  return all.some(Boolean) ? { reason: 'unclear' as const } : null
}

type Manner = Pick<Body, 'language' | 'make'> & { purpose: Purpose }

async function translateAll(
  context: Context,
  things: readonly ThingTexts[],
  { purpose, language, make }: Manner,
): Promise<{ data: ReadTranslation[]; refusal: PurposeRefusal }> {
  const sources = things.flatMap(({ texts }) => texts)
  const isForeign = sources.some(({ text, from }) => from && from !== language && text.trim() !== '')
  if (!isForeign) return { data: [], refusal: undefined }
  if (!isOn(context.translation, purpose)) return { data: [], refusal: { reason: 'unavailable' } }
  const { translations, refusal } = make
    ? await translateNow(context, sources, language, { purpose, portal: context.portal, isStranger: !context.viewer })
    : { translations: await remembered(context, sources, language, purpose), refusal: undefined }
  let at = 0
  const data = things.flatMap((thing) => {
    const own = translations.slice(at, (at += thing.texts.length))
    return translatedOf(thing, own, language) ?? []
  })
  return { data, refusal }
}

/** Undefined without the longest text. */
function translatedOf(
  { id, texts }: ThingTexts,
  translations: readonly (Translation | undefined)[],
  language: string,
): ReadTranslation | undefined {
  const foreign = texts.flatMap(({ path, text, from }, at) =>
    from && from !== language && text.trim() !== '' ? [{ path, text, from, made: translations[at] }] : [],
  )
  const [longest] = foreign.toSorted((a, b) => b.text.length - a.text.length)
  if (!longest?.made) return undefined
  const changed = foreign.flatMap(({ path, text, made }) => (made && made.text !== text ? [[path, made.text]] : []))
  if (changed.length === 0) return undefined
  return {
    id,
    from: longest.from,
    provider: longest.made.provider,
    texts: Object.fromEntries(changed) as Record<string, string>,
  }
}
