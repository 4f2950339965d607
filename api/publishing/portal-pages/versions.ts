// Rules of versions of portal copy.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import type { portalPages as contract, PortalRow, PortalVersions } from '#contract/publishing/portal-pages.ts'
import { portals } from '#contract/foundation/portals.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import {
  changeOf,
  listed,
  pageOf,
  problemsOfTime,
  shownOf,
  versionsOf,
  type Withdrawal,
} from '#api/publishing/versions/lookup.ts'
import { copyOfFile, fileNamed } from './current.ts'
import { goods, type PortalFile, portalFiles } from './files.ts'
import * as queries from './queries.ts'

type StaffCalls = 'table' | 'versions' | 'write' | 'withdraw' | 'restore'
type Row = queries.VersionRow

const kind = versionsOf({
  table: 'portalVersions',
  object: 'portal',
  event: 'portals.changed',
  job: 'portals.publish',
  about: ({ portal: key }: Row) => ({ key }),
  nameOf: ({ copy }) => copy.title.en,
  detailOf: ({ portal, copy }) => ({ portal, copy }),
})

export const versions: Pick<CapabilityHandlers<typeof contract, Context>, StaffCalls> = {
  table: async ({ db, locale }, { query }) => tableOf(await queries.findNewest(db), locale, query),
  versions: (context, { params }) => versionsIn(context, params.key),
  write,
  withdraw: (context, { params, body }) => setWithdrawn(context, { ...params, ...body, withdrawn: true }),
  restore: (context, { params, body }) => setWithdrawn(context, { ...params, ...body, withdrawn: false }),
}

type Query = HandlerInput<typeof contract.table>['query']

function tableOf(found: readonly queries.Newest[], locale: Locale, query: Query) {
  const newest = new Map(found.map((one) => [one.portal, one]))
  const q = query.q?.toLowerCase()
  const rows = portals.flatMap(({ key, label }): PortalRow[] => {
    const version = newest.get(key)
    const titles = version?.copy.title ?? fileNamed(key).title
    const words = [key, ...locales.flatMap((one) => [label[one], titles[one]])]
    if (q && !words.some((word) => word.toLowerCase().includes(q))) return []
    return [{ key, title: titles[locale], ...changeOf(version) }]
  })
  return pageOf(rows, query, ({ key }) => key)
}

async function write(context: SignedIn, { params: { key }, body }: HandlerInput<typeof contract.write>) {
  const { copy, newest, reason } = body
  fileNamed(key)
  const publishAt = body.publishAt ? new Date(body.publishAt) : undefined
  await context.db.transaction().execute(async (tx) => {
    await queries.lockPortals(tx)
    if ((await queries.findLastWritten(tx, key)) !== (newest ?? null))
      throw new Refusal('Conflict', 'It was changed meanwhile')
    const fields = { ...unknownIn(copy), ...problemsOfTime(publishAt), ...(await takenTitles(tx, key, copy)) }
    if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
    const written = { portal: key, copy, writtenBy: context.viewer.userID, reason, publishAt }
    await kind.publish(tx, context, await queries.addVersion(tx, written))
  })
  return versionsIn(context, key)
}

function unknownIn({ industries, exports }: PortalCopy): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!industries.every((one) => nodeByKey(one)?.kind === 'industry')) fields['copy.industries'] = 'is not known'
  if (!exports.goods.every((hs) => Object.hasOwn(goods, hs))) fields['copy.exports.goods'] = 'is not known'
  return fields
}

type TitleRows = readonly queries.TitleRow[]

function titlesOf({ key, title }: PortalFile, versions: TitleRows): string[] {
  const own = versions.filter(({ portal }) => portal === key)
  const now = new Date()
  const shown = own.find(({ publishAt }) => publishAt <= now) ?? { title }
  return [...own.filter(({ publishAt }) => publishAt > now), shown].flatMap((one) =>
    locales.map((locale) => one.title[locale]),
  )
}

function titlesOfOthers(key: string, versions: TitleRows): Set<string> {
  const others = [...portalFiles.values()].filter((one) => one.key !== key)
  return new Set(others.flatMap((one) => titlesOf(one, versions)))
}

/** Search engines merge pages of equal titles. */
async function takenTitles(tx: queries.Tx, key: string, { title }: PortalCopy): Promise<Record<string, string>> {
  const others = titlesOfOthers(key, await queries.findTitles(tx))
  const taken = locales.filter((locale) => others.has(title[locale]))
  return Object.fromEntries(taken.map((locale) => [`copy.title.${locale}`, 'is taken']))
}

async function setWithdrawn(context: SignedIn, withdrawal: Withdrawal) {
  const { portal } = await context.db.transaction().execute(async (tx) => {
    await queries.lockPortals(tx)
    const before = await queries.findTitles(tx)
    const row = await kind.setWithdrawn(tx, context, withdrawal)
    refuseTaken(fileNamed(row.portal), before, await queries.findTitles(tx))
    return row
  })
  return versionsIn(context, portal)
}

function refuseTaken(file: PortalFile, before: TitleRows, after: TitleRows): void {
  const former = titlesOf(file, before)
  const others = titlesOfOthers(file.key, after)
  const taken = titlesOf(file, after).find((title) => !former.includes(title) && others.has(title))
  if (taken) throw new Refusal('Conflict', `Another portal has the title “${taken}”`)
}

async function versionsIn(context: Context, key: string): Promise<PortalVersions> {
  const fileCopy = copyOfFile(fileNamed(key))
  const rows = await queries.findVersions(context.db, key)
  return {
    key,
    copy: shownOf(rows, new Date())?.copy ?? fileCopy,
    fileCopy,
    versions: await listed(context, rows, ({ copy }) => ({ copy })),
    newest:
      rows
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? null,
    goods: Object.entries(goods).map(([hs, name]) => ({ hs, name: name[context.locale] })),
  }
}
