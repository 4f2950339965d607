// Rules of versions of texts.
import { locales } from '#contract/foundation/locales.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { type texts as contract, textCollections, type TextRow, type TextSources } from '#contract/publishing/texts.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import {
  changeOf,
  listed,
  pageOf,
  problemsOfTime,
  shownOf,
  versionsOf,
  type Withdrawal,
} from '#api/publishing/versions/lookup.ts'
import { currentNode, isOffered } from '#api/foundation/industries/lookup.ts'
import { fileOf, filesOf, parseText, type StoredText } from './files.ts'
import { BadText } from './markdown.ts'
import * as queries from './queries.ts'

type StaffCalls = 'table' | 'sources' | 'preview' | 'write' | 'withdraw' | 'restore'
type Name = queries.TextName
type Row = queries.VersionRow

const kind = versionsOf({
  table: 'textVersions',
  object: 'text',
  event: 'texts.changed',
  job: 'texts.publish',
  about: ({ collection, slug }: Row) => ({ collection, slug }),
  nameOf: ({ title }) => title,
  detailOf: nameIn,
})

export const versions: Pick<CapabilityHandlers<typeof contract, Context>, StaffCalls> = {
  table: async ({ db }, { query }) => tableOf(await queries.findNewest(db), query),
  sources: (context, { params }) => sourcesOf(context, params),
  preview: async (_context, { params, body }) => previewOf(params, body.source),
  write,
  withdraw: (context, { params, body }) => setWithdrawn(context, { ...params, ...body, withdrawn: true }),
  restore: (context, { params, body }) => setWithdrawn(context, { ...params, ...body, withdrawn: false }),
}

function nameIn({ collection, slug, locale }: Row): Name {
  return { collection, slug, lang: locale }
}

function tableOf(found: readonly queries.Newest[], query: HandlerInput<typeof contract.table>['query']) {
  const newest = new Map(found.map((one) => [`${one.collection} ${one.locale} ${one.slug}`, one]))
  const q = query.q?.toLowerCase()
  const rows = textCollections.flatMap((collection) =>
    locales.flatMap((lang) =>
      filesOf(collection, lang).map(({ slug, title }): TextRow => {
        const version = newest.get(`${collection} ${lang} ${slug}`)
        return { collection, slug, lang, title: version?.title ?? title, ...changeOf(version) }
      }),
    ),
  )
  const wanted = rows.filter(
    ({ collection, slug, lang, title }) =>
      (!q || title.toLowerCase().includes(q) || slug.includes(q)) &&
      (!query.collection || query.collection === collection) &&
      (!query.lang || query.lang === lang),
  )
  return pageOf(wanted, query, ({ slug }) => slug)
}

function fileNamed({ collection, slug, lang }: Name) {
  const file = fileOf(collection, slug, lang)
  if (!file) throw new Refusal('NotFound', 'No such text')
  return file
}

function previewOf(name: Name, source: string) {
  fileNamed(name)
  try {
    return { text: shownAs(parsedOf(name, source), name), problem: '' }
  } catch (error) {
    if (error instanceof BadText) return { text: null, problem: error.message }
    throw error
  }
}

function parsedOf({ slug, lang }: Name, source: string): StoredText {
  return parseText(source.replace(/\r\n/g, '\n'), slug, lang)
}

function checked(name: Name, source: string): StoredText {
  fileNamed(name)
  try {
    return parsedOf(name, source)
  } catch (error) {
    if (!(error instanceof BadText)) throw error
    throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { source: error.message } })
  }
}

/** Retired categories become successors or are left out. */
export function shownAs(text: StoredText, { lang }: Pick<Name, 'lang'>) {
  const related = [...new Set(text.related.map(currentNode))].filter(isOffered) as StoredText['related']
  return { ...text, related: related.map(({ id, kind: level, name }) => ({ id, kind: level, name: name[lang] })) }
}

async function write(context: SignedIn, { params, body }: HandlerInput<typeof contract.write>) {
  const { collection, slug, lang } = params
  const source = body.source.replace(/\r\n/g, '\n')
  const { title } = checked(params, source)
  const publishAt = body.publishAt ? new Date(body.publishAt) : undefined
  const fields = problemsOfTime(publishAt)
  if (fields['publishAt']) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  await context.db.transaction().execute(async (tx) => {
    const written = { collection, slug, locale: lang, source, title, writtenBy: context.viewer.userID }
    await kind.publish(tx, context, await queries.addVersion(tx, { ...written, reason: body.reason, publishAt }))
  })
  return sourcesOf(context, params)
}

async function setWithdrawn(context: SignedIn, withdrawal: Withdrawal) {
  const row = await context.db.transaction().execute((tx) => kind.setWithdrawn(tx, context, withdrawal))
  return sourcesOf(context, nameIn(row))
}

async function sourcesOf(context: Context, name: Name): Promise<TextSources> {
  const { source: fileSource } = fileNamed(name)
  const rows = await queries.findVersions(context.db, name)
  return {
    ...name,
    source: shownOf(rows, new Date())?.source ?? fileSource,
    fileSource,
    versions: await listed(context, rows, ({ title, source }) => ({ title, source })),
  }
}
