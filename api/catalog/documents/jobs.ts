// Jobs of documents: fetching, pictures, ends, reminders.
import type { Kysely, Transaction } from 'kysely'
import { documentsMost, documentsOfProductMost, technicalBytesMost } from '#contract/foundation/constants.ts'
import { type DocumentKind, dxfType, isOfKind, stepType } from '#contract/catalog/documents/kinds.ts'
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { retainFiles, storeTechnical } from '#api/identity/files/lookup.ts'
import { drawNext } from './drawing.ts'
import { tellEnding } from './ending.ts'
import * as links from './link-queries.ts'
import * as queries from './queries.ts'
import type { StoredFile } from './queries.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'files'>
type Reminding = Dependencies & Pick<WorkerDependencies, 'pages'>
type File = { content: Buffer; name: string }
/** Throws NotFetched. */
type Fetch = (link: string) => Promise<File>

const atOnce = 200
const lanes = 4
const drawnAtOnce = 20

const fetchDocument: Fetch = async (link) => {
  const limits = { bytesMost: technicalBytesMost, seconds: deadlines.picture.answer / 1000 }
  const { address, content } = await fetchSafely(link, limits)
  return { content, name: nameIn(address) }
}

export function documents(jobs: Jobs<DB>, dependencies: Reminding, fetch: Fetch = fetchDocument): void {
  jobs.schedule('documents.fetch', '* * * * *', async () => {
    await links.failHopeless(dependencies.db)
    const defects = await fetchAll(dependencies, fetch)
    if (defects.length > 0) throw defects[0]
  })
  jobs.schedule('documents.remind', '27 6 * * *', async () => {
    const tellSome = () => dependencies.db.transaction().execute((tx) => tellEnding(dependencies, tx))
    let told = await tellSome()
    while (told > 0) told = await tellSome()
  })
  jobs.schedule('documents.draw', '* * * * *', async () => {
    for (let turn = 0; turn < drawnAtOnce; turn++) if (!(await drawNext(dependencies))) return
  })
  jobs.schedule('documents.forget', '51 3 * * *', async (_nothing, complete) => {
    await complete(async (tx) => {
      await links.forgetOld(tx)
      await queries.countFormer(tx)
      const ids = await queries.findEnded(tx)
      if (ids.length > 0) await emitEvent(tx, 'products.changed', { ids })
    })
  })
}

/** One at a time for each business. Answers defects, which stop nothing. */
async function fetchAll(dependencies: Dependencies, fetch: Fetch): Promise<unknown[]> {
  const defects: unknown[] = []
  const running = new Map<string, Promise<void>>()
  for (let turn = 0; turn < atOnce; turn++) {
    if (running.size >= lanes) await Promise.race(running.values())
    const busy = [...running.keys()]
    const link = await links.claimNext(dependencies.db, busy)
    if (link) {
      const { businessID } = link
      const work = fetchOne(dependencies, link, fetch)
        .catch((error: unknown) => defects.push(error))
        .then(() => void running.delete(businessID))
      running.set(businessID, work)
    } else if (busy.length === 0) break
    else if (running.size > 0) await Promise.race(running.values())
  }
  await Promise.all(running.values())
  return defects
}

class Full extends Error {
  readonly of: 'documents' | 'product'
  constructor(of: 'documents' | 'product') {
    super(of)
    this.of = of
  }
}

async function fetchOne({ db, files }: Dependencies, link: links.LinkRow, fetch: Fetch): Promise<void> {
  try {
    const same = await links.findSame(db, link)
    await mustHaveRoom(db, link, same)
    const fetched = same ? undefined : await fetchFile({ db, files }, link, fetch)
    await db.transaction().execute(async (tx) => {
      await lockActor(tx, `documents ${link.businessID}`)
      await mustHaveRoom(tx, link, same)
      const documentID = same ?? (await addFetched(tx, link, fetched!))
      await queries.linkProducts(tx, documentID, [link.productID])
      await links.endLink(tx, link.id, documentID)
      await emitEvent(tx, 'products.changed', { ids: [link.productID] })
    })
  } catch (error) {
    if (error instanceof Full) await links.failLink(db, link.id, error.of)
    else if (error instanceof Refusal) await links.failLink(db, link.id, 'file')
    else if (!(error instanceof NotFetched)) throw error
  }
}

async function mustHaveRoom(db: Kysely<DB>, link: links.LinkRow, same: string | undefined): Promise<void> {
  if (!same && (await queries.countOfBusiness(db, link.businessID)) >= documentsMost) throw new Full('documents')
  if ((await queries.countOfProduct(db, link.productID)) >= documentsOfProductMost) throw new Full('product')
}

type NewFile = { kind: DocumentKind; url: string; file: StoredFile }

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

/** PostgreSQL refuses NUL. */
export function nameIn(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replace(/\p{Cc}/gu, '')
      .slice(0, 200)
  } catch {
    return last.slice(0, 200)
  }
}
