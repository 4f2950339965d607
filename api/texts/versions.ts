// Rules of versions of texts, for administrators: written, previewed, published at a time, withdrawn and restored.
import { locales } from '#contract/locales.ts'
import type { HandlerInput } from '#contract/endpoint.ts'
import type { UserCard } from '#contract/people/people.ts'
import { pageOfTable } from '#contract/tables.ts'
import { type texts as contract, textCollections, type TextRow, type TextSources } from '#contract/texts.ts'
import { add } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Transaction } from 'kysely'
import { recordAct } from '../audit/lookup.ts'
import type { Context, SignedIn } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { emitEvent } from '../events.ts'
import { userCards } from '../people/lookup.ts'
import { fileOf, filesOf, parseText, type StoredText } from './files.ts'
import { BadText } from './markdown.ts'
import * as queries from './queries.ts'

type StaffCalls = 'table' | 'sources' | 'preview' | 'write' | 'withdraw' | 'restore'
type Tx = Transaction<DB>
type Name = queries.TextName

export const versions: Pick<CapabilityHandlers<typeof contract, Context>, StaffCalls> = {
  table: async ({ db }, { query }) => tableOf(await queries.findNewest(db), query),
  sources: (context, { params }) => sourcesOf(context, params),
  preview: async (_context, { params, body }) => previewOf(params, body.source),
  write,
  withdraw: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, true),
  restore: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, false),
}

function tableOf(found: readonly queries.Newest[], query: HandlerInput<typeof contract.table>['query']) {
  const { by, direction, limit, offset } = pageOfTable(query)
  const newest = new Map(found.map((one) => [`${one.collection} ${one.locale} ${one.slug}`, one]))
  const rows = textCollections.flatMap((collection) =>
    locales.flatMap((lang) =>
      filesOf(collection, lang).map(({ slug, title }): TextRow => {
        const version = newest.get(`${collection} ${lang} ${slug}`)
        if (!version) return { collection, slug, lang, title, state: 'file', changedAt: null }
        const state = version.scheduled ? 'scheduled' : 'edited'
        return { collection, slug, lang, title: version.title, state, changedAt: version.publishAt.toISOString() }
      }),
    ),
  )
  const q = query.q?.toLowerCase()
  const wanted = rows.filter(
    ({ collection, slug, lang, title, state }) =>
      (!q || title.toLowerCase().includes(q) || slug.includes(q)) &&
      (!query.collection || query.collection === collection) &&
      (!query.lang || query.lang === lang) &&
      (!query.state || query.state === state),
  )
  const keyOf = (row: TextRow) => (by === 'slug' ? row.slug : (row.changedAt ?? ''))
  const sign = direction === 'desc' ? -1 : 1
  const ordered = wanted.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
  return { data: ordered.slice(offset, offset + limit), total: wanted.length }
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

/** Parsed; refused where the pages have no element for something in it. */
function checked(name: Name, source: string): StoredText {
  fileNamed(name)
  try {
    return parsedOf(name, source)
  } catch (error) {
    if (!(error instanceof BadText)) throw error
    throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { source: error.message } })
  }
}

export function shownAs(text: StoredText, { lang }: Pick<Name, 'lang'>) {
  return { ...text, related: text.related.map(({ id, kind, name }) => ({ id, kind, name: name[lang] })) }
}

async function write(context: SignedIn, { params, body }: HandlerInput<typeof contract.write>) {
  const { collection, slug, lang } = params
  const source = body.source.replace(/\r\n/g, '\n')
  const { title } = checked(params, source)
  const publishAt = body.publishAt ? new Date(body.publishAt) : undefined
  await context.db.transaction().execute(async (tx) => {
    const written = { collection, slug, locale: lang, source, title, writtenBy: context.viewer.userID }
    const version = await queries.addVersion(tx, { ...written, reason: body.reason, publishAt })
    await record(tx, context, { act: 'write', name: params, title, reason: body.reason, version })
    const wait = Math.ceil((version.publishAt.getTime() - Date.now()) / 1000)
    if (wait > 0) await add(tx, 'texts.publish', { collection, slug }, { after: wait })
    else await emitEvent(tx, 'texts.changed', { collection, slug })
  })
  return sourcesOf(context, params)
}

async function setWithdrawn(context: SignedIn, id: string, reason: string, withdrawn: boolean) {
  const name = await context.db.transaction().execute(async (tx) => {
    const version = await queries.lockVersion(tx, id)
    if (!version) throw new Refusal('NotFound', 'No such version')
    const { collection, slug, locale: lang, title } = version
    const named = { collection, slug, lang }
    if ((version.withdrawnAt !== null) === withdrawn) return named
    await queries.setWithdrawn(tx, id, withdrawn ? new Date() : null)
    await record(tx, context, { act: withdrawn ? 'withdraw' : 'restore', name: named, title, reason, version })
    await emitEvent(tx, 'texts.changed', { collection, slug })
    return named
  })
  return sourcesOf(context, name)
}

type Act = {
  act: 'write' | 'withdraw' | 'restore'
  name: Name
  title: string
  reason: string
  version: { id: string; publishAt: Date }
}

async function record(tx: Tx, { viewer }: SignedIn, { act, name, title, reason, version }: Act): Promise<void> {
  const object = { kind: 'text', id: version.id, name: title.slice(0, 120) }
  const detail = { ...name, publishAt: version.publishAt.toISOString() }
  await recordAct(tx, { by: viewer, act: `text.${act}`, object, reason, detail })
}

async function sourcesOf(context: Context, name: Name): Promise<TextSources> {
  const { source: fileSource } = fileNamed(name)
  const rows = await queries.findVersions(context.db, name)
  const writers = await userCards(context, [...new Set(rows.map(({ writtenBy }) => writtenBy))])
  const now = new Date()
  const current = rows.find(({ withdrawnAt, publishAt }) => !withdrawnAt && publishAt <= now)
  const stateOf = ({ id, withdrawnAt, publishAt }: queries.VersionRow) => {
    if (withdrawnAt) return 'withdrawn'
    if (publishAt > now) return 'scheduled'
    return id === current?.id ? 'current' : 'past'
  }
  return {
    ...name,
    source: current?.source ?? fileSource,
    fileSource,
    versions: rows.map((row) => ({
      versionID: row.id,
      title: row.title,
      source: row.source,
      state: stateOf(row),
      publishAt: row.publishAt.toISOString(),
      writtenBy: nameOf(writers.get(row.writtenBy)),
      reason: row.reason,
    })),
  }
}

function nameOf(writer: UserCard | undefined): string | null {
  return writer ? `${writer.firstName} ${writer.lastName}` : null
}
