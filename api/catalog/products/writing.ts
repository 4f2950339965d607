// Rules of writing products. Callers check permissions.
import type { Kysely, Updateable } from 'kysely'
import type pg from 'pg'
import { productNameMost } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import type { Product, products as contract } from '#contract/catalog/products/products.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import { slugOf } from '#kit/slug.ts'
import { type CardJson, cardFrom } from '#api/identity/businesses/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB, Products } from '#api/database/tables.ts'
import { copyDocuments, endDocumentsOf, keepDatasheets, openDatasheets } from '#api/catalog/documents/lookup.ts'
import { retainFiles, releaseFiles } from '#api/identity/files/lookup.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import { addProduct } from './adding-queries.ts'
import { industriesOf, listingChange } from './listing.ts'
import * as queries from './editing-queries.ts'
import { addressesOf, takeMedia } from './media.ts'
import { plainColumnsOf } from './columns.ts'
import type { Placement } from './placement.ts'
import { findProduct, type ProductRow } from './queries.ts'
import { productOf } from './shape.ts'
import { blank, type TextRow, textsOf } from './texts.ts'
import { askAnew } from './translating.ts'

type Tx = Parameters<typeof queries.lockOwner>[0]
type Before = Placement & { id: string; media: Medium[] }

export async function create(context: SignedIn, { body }: HandlerInput<typeof contract.create>): Promise<Product> {
  const { businessID, languages, versions, ...sent } = body
  const texts = await textsOf(context, businessID, { ...sent, languages, versions })
  const none = { id: '', media: [], industryId: '', categoryId: null, subCategoryId: null }
  async function write(db: Kysely<DB>, over: pg.Pool | Kysely<DB>): Promise<Product> {
    const { columns: all } = await columnsOf(context, db, sent, none, businessID)
    const { industryId, ...columns } = all
    Object.assign(columns, texts(blank))
    const named = industryId ? { ...columns, industryId } : columns
    const { row, business, most } = await addProduct(over, businessID, named, industriesOf(named))
    return whole(row ?? refuseMore(most!), business, context)
  }
  // Only files need a transaction.
  const hasFiles = sent.photos ?? sent.videos ?? sent.datasheets
  const { db, pool } = context
  if (!hasFiles) return write(db, pool)
  const made = await db.transaction().execute((tx) => write(tx, tx))
  // Its datasheets became documents by the trigger, after the statement had answered.
  return sent.datasheets?.length ? shown(context, made.productID) : made
}

export async function change(
  context: SignedIn,
  { params: { productID }, body: { version, languages, versions, ...sent } }: HandlerInput<typeof contract.change>,
): Promise<Product> {
  const texts = await textsOf(context, productID, { ...sent, languages, versions })
  let before: TextRow | undefined
  await context.db.transaction().execute(async (tx) => {
    // Business before product, against deadlocks.
    const owner = sent.status === 'active' ? await queries.lockOwnerOf(tx, productID) : undefined
    const row = await locked(tx, productID)
    if (version !== undefined && version < row.version)
      throw new Refusal('Conflict', 'Somebody saved this meanwhile', { fields: { version: 'was changed meanwhile' } })
    const { columns, kept } = await columnsOf(context, tx, sent, row as unknown as Before, row.businessId)
    Object.assign(columns, texts(row as unknown as TextRow))
    if (Object.keys(columns).length === 0) return
    if (owner && row.status !== 'active' && owner.shown >= owner.most) refuseMore(owner.most)
    await queries.changeProduct(tx, productID, columns)
    if (kept) await keepDatasheets(tx, productID, kept)
    await emitEvent(tx, 'products.changed', { ids: [productID], ...listingChange(row, columns) })
    before = row as unknown as TextRow
  })
  const after = (await findProduct(context.pool, productID))!
  if (before) await askAnew(context, { ...after, ...before }, after)
  return whole(after, after.business, context)
}

export async function duplicate(
  context: SignedIn,
  { params: { productID } }: HandlerInput<typeof contract.duplicate>,
): Promise<Product> {
  const id = await context.db.transaction().execute(async (tx) => {
    const row = await locked(tx, productID)
    const { id: from, source, sourceId, sourceHash, registeredAt, updatedAt, version, datasheets, ...copied } = row
    await retainFiles(tx, addressesOf((row as unknown as Before).media))
    const name = `${row.name.slice(0, productNameMost - 4)} (2)`
    const copy = await queries.copyProduct(tx, {
      ...copied,
      specs: JSON.stringify(row.specs),
      media: JSON.stringify(row.media),
      languages: JSON.stringify(row.languages),
      versions: JSON.stringify(row.versions),
      name,
      slug: slugOf(name),
      status: 'draft',
    })
    await copyDocuments(tx, from, copy)
    return copy
  })
  return shown(context, id)
}

export async function remove({ db }: SignedIn, { params: { productID } }: HandlerInput<typeof contract.remove>) {
  await db.transaction().execute(async (tx) => {
    const row = await queries.removeProduct(tx, productID)
    if (!row) return
    await releaseFiles(tx, addressesOf((row as unknown as Before).media))
    await endDocumentsOf(tx, [productID])
    await emitEvent(tx, 'products.changed', { ids: [productID] })
  })
  return {}
}

export async function shown(context: Context, id: string): Promise<Product> {
  const row = (await findProduct(context.pool, id))!
  return whole(row, row.business, context)
}

function whole(row: Omit<ProductRow, 'business'>, business: CardJson | null, context: Context): Product {
  if (!business) throw new Refusal('Gone', 'This business has been removed')
  return productOf(row, cardFrom(business, context.locale), context.locale)
}

async function locked(tx: Tx, id: string): Promise<queries.EditRow> {
  const row = await queries.lockProduct(tx, id)
  if (!row) throw new Refusal('Gone', 'This product has been removed')
  return row
}

function refuseMore(most: number): never {
  throw new Refusal('Conflict', `The membership shows ${most} products: archive one, keep this a draft, or upgrade`, {
    fields: { status: `${most} products are shown already` },
  })
}

async function columnsOf(
  context: SignedIn,
  tx: Kysely<DB>,
  { photos, videos, datasheets, ...sent }: Omit<ProductChange, 'version' | 'languages' | 'versions'>,
  before: Before,
  businessID: string,
): Promise<{ columns: Updateable<Products>; kept?: string[] | undefined }> {
  const { columns, fields } = plainColumnsOf(sent, before)
  let kept: string[] | undefined
  if (photos || videos || datasheets) {
    const owners = [businessID, context.viewer.userID]
    const addError = (field: string, message: string) => void (fields[field] ??= message)
    const known = datasheets && before.id ? await openDatasheets(tx, before.id) : []
    const media = { sent: { photos, videos, datasheets }, before, datasheets: known, owners, addError }
    const after = await takeMedia(context, tx, media)
    columns.media = JSON.stringify(after.media)
    if (after.added.length > 0) columns.datasheets = JSON.stringify(after.added)
    kept = after.kept
  }
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return { columns, kept }
}
