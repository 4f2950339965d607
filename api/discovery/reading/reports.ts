// Rules of translation reports.
import { translationReportsPerDay } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { reading as contract } from '#contract/discovery/reading.ts'
import type { StaffTranslationReport, TranslationReport } from '#contract/discovery/reading-reports.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import {
  discardTranslations,
  isWritten,
  type ListingTexts,
  machineVersion,
  remembered,
} from '#api/foundation/translations/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards, businessTexts } from '#api/identity/businesses/lookup.ts'
import { productTexts } from '#api/catalog/products/lookup.ts'
import * as queries from './report-queries.ts'

const daySeconds = 24 * 3600
const shownMost = 200

type Kind = TranslationReport['kind']
type Calls = 'report' | 'reports' | 'dismissReport' | 'staffReports' | 'settleReport'

export const reportHandlers: Pick<CapabilityHandlers<typeof contract, Context>, Calls> = {
  report: (context, { body }) => report(context, body),

  async reports({ db }, { params: { businessID }, query: { resourceID } }) {
    return (await queries.findOfBusiness(db, { businessID, resourceID }, shownMost)).map(reportOf)
  },

  async dismissReport({ db, viewer }, { params: { businessID, id } }) {
    await db.transaction().execute(async (tx) => {
      const row = await queries.lockReport(tx, id)
      if (row?.businessId !== businessID) throw notFound()
      await queries.settle(tx, { id }, 'dismissed', viewer.userID)
    })
    return {}
  },

  staffReports,

  async settleReport(context, { params: { id }, body: { discard: isDiscarded, reason } }) {
    await context.db.transaction().execute(async (tx) => {
      const row = await queries.lockReport(tx, id)
      if (!row) throw notFound()
      if (row.settledAt) return
      const { kind, thingId, businessId, language } = row
      if (isDiscarded) {
        const listing = await listingOf(context, kind as Kind, thingId)
        if (!listing) throw new Refusal('Conflict', 'Its page shows no translation')
        if (!(await discardTranslations(tx, context, listing.sources, language as Locale)))
          throw new Refusal('Conflict', 'Nothing but terms of the glossary: change the term')
      }
      const outcome = isDiscarded ? 'discarded' : 'dismissed'
      await queries.settle(tx, isDiscarded ? { thingId, language } : { id }, outcome, context.viewer.userID)
      const name = (await businessCards(context, [businessId])).get(businessId)?.general.companyName ?? ''
      const object = { kind: 'business', id: businessId, name }
      const act = isDiscarded ? 'translations.discard' : 'translations.dismiss'
      await recordAct(tx, { by: context.viewer, act, object, reason, detail: { report: id, kind, thingId, language } })
    })
    return {}
  },
}

async function report(
  context: SignedIn,
  { kind, id, language, wording }: HandlerInput<typeof contract.report>['body'],
): Promise<Record<string, never>> {
  const listing = await listingOf(context, kind, id)
  if (!listing || (await blockedIds(context, [listing.business])).size > 0)
    throw new Refusal('NotFound', 'No such text')
  const { business, sources } = listing
  const shown = { language, written: undefined }
  const { translation } = isWritten(listing, language) ? {} : await machineVersion(context, sources, shown)
  if (!translation) throw new Refusal('Conflict', 'It is not translated by machine')
  const { userID } = context.viewer
  await context.db.transaction().execute(async (tx) => {
    const before = await queries.countLately(tx, userID)
    const row = { kind, thingId: id, businessId: business, language, wording, reportedBy: userID }
    const added = await queries.addReport(tx, row)
    if (added && before >= translationReportsPerDay)
      throw new Refusal('TooManyRequests', 'No more reports today', { retryAfter: daySeconds })
    if (added) await emitEvent(tx, 'translations.reported', { id: added, kind, thingID: id, businessID: business })
  })
  return {}
}

async function listingOf({ pool }: Pick<Context, 'pool'>, kind: Kind, id: string): Promise<ListingTexts | undefined> {
  return (await (kind === 'product' ? productTexts : businessTexts)({ pool }, [id])).get(id)
}

async function staffReports(context: SignedIn): Promise<StaffTranslationReport[]> {
  const rows = await queries.findWaiting(context.db, shownMost)
  const idsOf = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId)
  const [products, businesses, cards] = await Promise.all([
    productTexts(context, idsOf('product')),
    businessTexts(context, idsOf('business')),
    businessCards(context, [...new Set(rows.map(({ businessId }) => businessId))]),
  ])
  const sourcesOf = ({ kind, thingId }: queries.ReportRow) =>
    (kind === 'product' ? products : businesses).get(thingId)?.sources.filter(({ text }) => text) ?? []
  const texts = new Map<queries.ReportRow, StaffTranslationReport['texts']>()
  for (const [language, some] of Map.groupBy(rows, (row) => row.language)) {
    const known = await remembered(context, some.flatMap(sourcesOf), language as Locale)
    for (const row of some) {
      const sources = sourcesOf(row)
      const translations = known.splice(0, sources.length)
      texts.set(
        row,
        sources.map(({ field, text, from }, at) => ({
          field,
          original: text,
          language: from ?? null,
          translation: translations[at]?.text ?? null,
        })),
      )
    }
  }
  return rows.flatMap((row) => {
    const card = cards.get(row.businessId)
    if (!card) return []
    const { businessID, key, presence, general } = card
    const business = { businessID, key, presence, companyName: general.companyName }
    return [{ ...reportOf(row), business, texts: texts.get(row)! }]
  })
}

function reportOf({ id, kind, thingId, language, wording, reportedAt }: queries.ReportRow): TranslationReport {
  return {
    reportID: id,
    kind: kind as Kind,
    id: thingId,
    language: language as Locale,
    wording,
    reportedAt: reportedAt.toISOString(),
  }
}

function notFound(): Refusal {
  return new Refusal('NotFound', 'No such report')
}
