// Rules of a business's documents; opening them is in opening.ts.
import type { Transaction } from 'kysely'
import { documentsMost, documentsOfProductMost, revisionsMost } from '#contract/foundation/constants.ts'
import type { documents as contract, OwnDocument } from '#contract/catalog/documents/documents.ts'
import { areInOrder, firstDayFirst } from '#contract/catalog/documents/fields.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { attachmentAddress, publicKeyOf } from '#api/identity/files/lookup.ts'
import { code, leads, open, picture, read } from './opening.ts'
import { findFailed } from './link-queries.ts'
import * as queries from './queries.ts'
import { ownOf } from './shape.ts'
import { invalid, mustFit, takeDocument, withdrawn } from './taking.ts'

type Tx = Transaction<DB>
const listSize = 50

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list({ db }, { params: { businessID }, query: { q, product, document, skip, size, limit } }) {
    const { rows, total } = await queries.findOfBusiness(db, businessID, {
      q,
      product,
      document,
      skip,
      size: size ?? limit ?? listSize,
    })
    return { data: rows.map(ownOf), total, failed: await findFailed(db, businessID) }
  },

  async add(context, { params: { businessID }, body }) {
    const { kind, file: reference, title, products = [], ...more } = body
    const id = await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, `documents ${businessID}`)
      if ((await queries.countOfBusiness(tx, businessID)) >= documentsMost)
        throw new Refusal('Conflict', `A business has at most ${documentsMost} documents`)
      const file = await takeDocument(context, tx, { reference, kind, businessID })
      const added = await queries.addDocument(tx, {
        businessID,
        kind,
        title: title ?? file.name.replace(/\.[^.]*$/, ''),
        languages: more.languages ?? [],
        appliesTo: more.appliesTo ?? '',
        access: more.access ?? 'open',
        madeBy: context.viewer.userID,
      })
      const { revision = '', issuedOn = null, endsOn = null } = more
      await queries.addRevision(tx, added, { revision, issuedOn, endsOn, file })
      await link(tx, businessID, added, products)
      await emitOf(tx, products)
      return added
    })
    return shown(context, businessID, id)
  },

  async change(context, { params: { businessID, documentID }, body }) {
    const { revision, issuedOn, endsOn, products, ...change } = body
    const key = await context.db.transaction().execute(async (tx) => {
      if (products) await lockActor(tx, `documents ${businessID}`)
      const before = await locked(tx, businessID, documentID)
      const current = before.revisions[0]!
      if (change.kind) mustFit(change.kind, current.file.contentType, 'kind')
      const days = { issuedOn: orBefore(issuedOn, current.issuedOn), endsOn: orBefore(endsOn, current.endsOn) }
      if (!areInOrder(days)) throw invalid('endsOn', firstDayFirst.error)
      const isClosed = change.access !== undefined && change.access !== 'open'
      const moved = isClosed ? await withdrawn(context, current) : { file: current.file }
      await queries.changeRevision(tx, {
        ...current,
        ...days,
        revision: revision ?? current.revision,
        file: moved.file,
      })
      await queries.changeDocument(tx, documentID, withoutAbsent(change))
      if (products) await link(tx, businessID, documentID, products)
      await emitOf(tx, await queries.findLinked(tx, [documentID]))
      return moved.key
    })
    if (key) await context.files.remove([key])
    return shown(context, businessID, documentID)
  },

  async revise(context, { params: { businessID, documentID }, body }) {
    const { file: reference, revision = '', issuedOn = null, endsOn = null } = body
    const key = await context.db.transaction().execute(async (tx) => {
      const before = await locked(tx, businessID, documentID)
      if (before.revisions.length >= revisionsMost)
        throw new Refusal('Conflict', `A document has at most ${revisionsMost} revisions`)
      const file = await takeDocument(context, tx, { reference, kind: before.kind, businessID })
      const former = before.revisions[0]!
      const moved = await withdrawn(context, former)
      if (moved.key) await queries.changeRevision(tx, { ...former, file: moved.file })
      await queries.addRevision(tx, documentID, { revision, issuedOn, endsOn, file })
      await queries.changeDocument(tx, documentID, {})
      await emitOf(tx, await queries.findLinked(tx, [documentID]))
      return moved.key
    })
    if (key) await context.files.remove([key])
    return shown(context, businessID, documentID)
  },

  async remove(context, { params: { businessID, documentID } }) {
    const key = await context.db.transaction().execute(async (tx) => {
      const before = await queries.lockOne(tx, businessID, documentID)
      if (!before) return undefined
      const products = await queries.findLinked(tx, [documentID])
      await queries.endDocuments(tx, [documentID])
      await emitOf(tx, products)
      const { url, fileID } = before.revisions[0]!.file
      return url?.startsWith('/files/') ? publicKeyOf({ url, fileID }) : undefined
    })
    if (key) await context.files.remove([key])
    return {}
  },

  async file(context, { params: { businessID, documentID, revisionID } }) {
    const document = await queries.findOne(context.db, businessID, documentID)
    const revision = document?.revisions.find(({ id }) => id === revisionID)
    if (!revision) throw new Refusal('NotFound', 'No such document')
    return attachmentAddress(context, 'document', { id: documentID, fileID: revision.file.fileID })
  },

  read,
  code,
  open,
  picture,
  leads,
}

async function locked(tx: Tx, businessID: string, id: string): Promise<queries.DocumentRow> {
  const row = await queries.lockOne(tx, businessID, id)
  if (!row) throw new Refusal('NotFound', 'No such document')
  return row
}

async function shown(context: SignedIn, businessID: string, id: string): Promise<OwnDocument> {
  const row = await queries.findOne(context.db, businessID, id)
  if (!row) throw new Refusal('NotFound', 'No such document')
  return ownOf(row)
}

async function link(tx: Tx, businessID: string, documentID: string, products: readonly string[]): Promise<void> {
  const own = await queries.findOwn(tx, businessID, products)
  if (products.some((one) => !own.has(one))) throw invalid('products', 'are not all products of this business')
  const former = await queries.unlinkProducts(tx, { documentID, businessID }, products)
  const added = await queries.linkProducts(tx, documentID, products)
  if ((await queries.findFull(tx, added, documentsOfProductMost)).length > 0)
    throw new Refusal('Conflict', `A product has at most ${documentsOfProductMost} documents`)
  await emitOf(tx, former)
}

async function emitOf(tx: Tx, products: readonly string[]): Promise<void> {
  if (products.length > 0) await emitEvent(tx, 'products.changed', { ids: [...products] })
}

function orBefore(sent: string | null | undefined, before: string | null): string | null {
  return sent === undefined ? before : sent
}

function withoutAbsent<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
