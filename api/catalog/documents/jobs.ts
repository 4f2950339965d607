// Job of documents: files at addresses that imports named.
import type { Transaction } from 'kysely'
import { technicalBytesMost } from '#contract/foundation/constants.ts'
import { type DocumentKind, dxfType, isOfKind, stepType } from '#contract/catalog/documents/kinds.ts'
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { retainFiles, storeTechnical } from '#api/identity/files/lookup.ts'
import * as links from './link-queries.ts'
import * as queries from './queries.ts'
import type { StoredFile } from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'files'>
type File = { content: Buffer; name: string }
/** Throws NotFetched. */
type Fetch = (link: string) => Promise<File>

const atOnce = 200

const fetchDocument: Fetch = async (link) => {
  const limits = { bytesMost: technicalBytesMost, seconds: deadlines.picture.answer / 1000 }
  const { address, content } = await fetchSafely(link, limits)
  return { content, name: nameIn(address) }
}

export function documents(jobs: Jobs<DB>, dependencies: Dependencies, fetch: Fetch = fetchDocument): void {
  jobs.schedule('documents.fetch', '* * * * *', async () => {
    for (let turn = 0; turn < atOnce; turn++) if (!(await fetchNext(dependencies, fetch))) return
  })
  jobs.schedule('documents.forget', '51 3 * * *', async (_nothing, complete) => {
    await complete((tx) => links.forgetOld(tx))
  })
}

/** False where nothing waits. */
async function fetchNext({ db, files }: Dependencies, fetch: Fetch): Promise<boolean> {
  const link = await links.claimNext(db)
  if (!link) return false
  try {
    const same = await links.findSame(db, link)
    const fetched = same ? undefined : await fetchFile({ db, files }, link, fetch)
    await db.transaction().execute(async (tx) => {
      const documentID = same ?? (await addFetched(tx, link, fetched!))
      const products = await queries.findLinked(tx, [documentID])
      await queries.linkProducts(tx, documentID, [...new Set([...products, link.productID])], undefined)
      await links.endLink(tx, link.id, documentID)
      await emitEvent(tx, 'products.changed', { ids: [link.productID] })
    })
  } catch (error) {
    // Our own faults (disk full) are none of the address.
    if (error instanceof Refusal) await links.failLink(db, link.id)
    else if (!(error instanceof NotFetched)) throw error
  }
  return true
}

type NewFile = { kind: DocumentKind; url: string; file: StoredFile }

/** Outside a transaction: slow. */
async function fetchFile(
  dependencies: Dependencies,
  { businessID, link, kind: named }: links.LinkRow,
  fetch: Fetch,
): Promise<NewFile> {
  const { content, name } = await fetch(link)
  const { url, ...file } = await storeTechnical(dependencies, content, { owner: businessID, name })
  const kind = named ?? kindOf(file.contentType)
  if (!isOfKind(kind, file.contentType)) throw new Refusal('ValidationError', 'The file does not fit its kind')
  return { kind, url, file }
}

async function addFetched(
  tx: Transaction<DB>,
  { businessID }: links.LinkRow,
  { kind, url, file }: NewFile,
): Promise<string> {
  await retainFiles(tx, [{ url }])
  const title = file.name.replace(/\.[^.]*$/, '')
  const plain = { appliesTo: '', access: 'open', madeBy: null } as const
  const id = await queries.addDocument(tx, { businessID, kind, title, languages: [], ...plain })
  await queries.addRevision(tx, id, { revision: '', issuedOn: null, endsOn: null, file })
  return id
}

function kindOf(contentType: string): DocumentKind {
  if (contentType === stepType || contentType === dxfType) return 'model'
  return contentType === 'application/pdf' ? 'datasheet' : 'drawing'
}

function nameIn(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 200)
  } catch {
    return last.slice(0, 200)
  }
}
