// Sample documents. Once per directory.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { documentReminderDays } from '#contract/foundation/constants.ts'
import type { DocumentAccess, DocumentKind } from '#contract/catalog/documents/kinds.ts'
import { contentName, privateFolderOf, storePrivate } from '#api/identity/files/finalize.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import type { Storage } from '#kit/files/storage.ts'
import { slugOf } from '#kit/slug.ts'
import { castOf } from '../social/cast.ts'
import { type Clock, clockOf } from '../social/clock.ts'
import { contentOf, type SampleFile } from './document-files.ts'

/** `products`: key prefixes. */
type SampleDocument = {
  firm: string
  products: string[]
  kind: DocumentKind
  title: string
  languages?: string[]
  access?: DocumentAccess
  revision: string
  issued: number
  ends?: number
  appliesTo?: string
  opened?: number
  facts?: [string, string][]
  text?: string[]
} & Pick<SampleFile, 'curve' | 'flange'>
type Row<Table extends keyof DB> = Insertable<DB[Table]>
type Product = { id: string; key: string; facts: [string, string][] }
type Documents = {
  documents: Row<'documents'>[]
  revisions: Row<'documentRevisions'>[]
  links: Row<'documentProducts'>[]
  files: Row<'files'>[]
}
type Around = { businessID: string; company: string; products: readonly Product[]; clock: Clock }

const source = join(import.meta.dirname, '../data/documents.json')
const day = 24 // hours
const pdf = { contentType: 'application/pdf', extension: 'pdf' }
const dxf = { contentType: 'image/vnd.dxf', extension: 'dxf' }

const readTold = async () => JSON.parse(await readFile(source, 'utf8')) as SampleDocument[]
const typeOf = ({ kind }: SampleDocument) => (kind === 'model' ? dxf : pdf)
const nameOf = (one: SampleDocument) => `${slugOf(one.title)}.${typeOf(one).extension}`

export async function addSampleDocuments(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('documents').select('id').limit(1).executeTakeFirst()) return false
  const [told, { actors }, products] = await Promise.all([readTold(), castOf(tx, []), productsOf(tx)])
  const rows: Documents = { documents: [], revisions: [], links: [], files: [] }
  for (const one of told) {
    const firm = actors.get(one.firm)
    const own = products.filter(({ key }) => one.products.some((start) => key.startsWith(`${one.firm}/${start}`)))
    if (firm && own.length > 0)
      addDocument(rows, one, { businessID: firm.id, company: firm.name, products: own, clock: clockOf(now) })
  }
  if (rows.documents.length === 0) return false
  await tx.insertInto('files').values(rows.files).execute()
  await tx.insertInto('documents').values(rows.documents).execute()
  await tx.insertInto('documentRevisions').values(rows.revisions).execute()
  await tx.insertInto('documentProducts').values(rows.links).execute()
  await emitEvent(tx, 'products.changed', { ids: [...new Set(rows.links.map(({ productId }) => productId))] })
  return true
}

async function productsOf(tx: Transaction<DB>): Promise<Product[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sourceId', 'specs'])
    .where('source', '=', 'invented')
    .where('status', '=', 'active')
    .where('removedAt', 'is', null)
    .orderBy('sourceId')
    .execute()
  return rows.map(({ id, sourceId, specs }) => ({ id, key: sourceId ?? '', facts: factsIn(specs) }))
}

function factsIn(specs: unknown): [string, string][] {
  return (specs as { key: string; value: string }[]).map(({ key, value }) => [key, value])
}

function addDocument(rows: Documents, one: SampleDocument, { businessID, company, products, clock }: Around): void {
  const { kind, title, languages = [], access = 'open', appliesTo = '', revision, ends, opened = 0 } = one
  const ago = one.issued * day
  const [id, fileID] = ['document', 'document file'].map((of) => clock.idAt(`${of} ${one.firm} ${title}`, ago)) as [
    string,
    string,
  ]
  const days = { issuedOn: dayAt(clock, ago), endsOn: ends === undefined ? null : dayAt(clock, -ends * day) }
  const { contentType } = typeOf(one)
  const bytes = contentOf(fileOf(one, { company, ...days }, products[0]!.facts)).length
  const name = nameOf(one)
  const at = clock.timeAt(ago)
  rows.documents.push({
    id,
    businessId: businessID,
    kind,
    title,
    languages,
    appliesTo,
    access,
    updatedAt: at,
    formerDownloads: opened,
  })
  rows.revisions.push({
    id: clock.idAt(`revision ${one.firm} ${title}`, ago),
    documentId: id,
    position: 1,
    revision,
    ...days,
    file: JSON.stringify({ fileID, name, contentType, bytes }),
    reminded: documentReminderDays.find((before) => ends !== undefined && ends <= before) ?? null,
  })
  rows.links.push(
    ...products.map((product) => ({ productId: product.id, documentId: id, position: rows.links.length })),
  )
  rows.files.push({
    id: fileID,
    ownerId: businessID,
    kind: 'technical',
    purpose: 'document',
    name,
    bytes,
    askedAt: at,
    storedAt: at,
    document: JSON.stringify({ url: `/files/${fileID}/${contentName}`, name, contentType, bytes }),
    uses: 1,
    unusedAt: null,
  })
}

function dayAt(clock: Clock, ago: number): string {
  return clock.timeAt(ago).toISOString().slice(0, 10)
}

type Statement = Pick<SampleFile, 'company' | 'issuedOn' | 'endsOn'>

function fileOf(one: SampleDocument, stated: Statement, facts: SampleFile['facts']): SampleFile {
  const { kind, title, languages = [], revision, text = [], curve, flange } = one
  const shown = one.facts ?? (kind === 'datasheet' ? facts : [])
  return { kind, title, language: languages[0] ?? 'en', revision, facts: shown, text, curve, flange, ...stated }
}

type FileRow = Statement & { fileID: string; firm: string; name: string; facts: { key: string; value: string }[] }

/** The last file tells of all. */
export async function writeSampleFiles(db: Kysely<DB>, files: Storage): Promise<number> {
  const { rows } = await sql<FileRow>`
    select r.file ->> 'fileID' as "fileID", coalesce(b.source_id, '') as firm, b.company_name as company, r.file ->> 'name' as name,
      coalesce(r.issued_on, current_date) as "issuedOn", r.ends_on as "endsOn", (
        select p.specs from document_products l join products p on p.id = l.product_id
        where l.document_id = d.id and p.source = 'invented' order by p.source_id limit 1) as facts
    from documents d join document_revisions r on r.document_id = d.id and r.position = 1
      join businesses b on b.id = d.business_id
    where b.sample and b.source = 'invented' and d.made_by is null and d.removed_at is null order by r.id`.execute(db)
  const last = rows.at(-1)
  if (!last) return 0
  const there = await files.open(`${privateFolderOf(last.fileID)}/${contentName}`)
  there?.stream.destroy()
  if (there) return 0
  const told = new Map((await readTold()).map((one) => [`${one.firm} ${nameOf(one)}`, one]))
  let written = 0
  for (const { fileID: id, firm, name, facts, ...stated } of rows) {
    const one = told.get(`${firm} ${name}`)
    if (!one) continue
    const content = contentOf(fileOf(one, stated, factsIn(facts ?? [])))
    await storePrivate(files, { id, name }, { content, ...typeOf(one), bytes: content.length })
    written++
  }
  return written
}
