// Rules of a business's certificates.
import type { Transaction, Updateable } from 'kysely'
import { isInDayOrder } from '#contract/identity/businesses/fields.ts'
import type { businesses as contract } from '#contract/identity/businesses/businesses.ts'
import { certificatesMost } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { FileReference } from '#contract/foundation/shapes.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { Certificates, DB } from '#api/database/tables.ts'
import { releaseFiles, takeFiles } from '#api/identity/files/lookup.ts'
import { mustBeCurrent } from './change.ts'
import * as queries from './editing-queries.ts'
import { keepFields } from './provenance.ts'
import { FieldErrors } from './references.ts'
import { certificateOf } from './shape.ts'

const section = 'certificates'

type Days = { issueDate: string | null; expireDate: string | null }
type Change = HandlerInput<typeof contract.changeCertificate>['body']
type Before = { id: string; photo: unknown; document: unknown } & Days

/** Locks the business, refuses stale versions, emits the change. */
async function inBusiness<T>(
  { db }: SignedIn,
  businessID: string,
  version: number | undefined,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const row = await queries.lockBusiness(tx, businessID)
    mustBeCurrent(row, version, section)
    const outcome = await work(tx)
    await queries.changeBusiness(tx, row, keepFields(row, ['certificates']), [section])
    await emitEvent(tx, 'businesses.changed', { ids: [businessID] })
    return outcome
  })
}

export function addCertificate(
  context: SignedIn,
  { params: { businessID }, body }: HandlerInput<typeof contract.addCertificate>,
) {
  return inBusiness(context, businessID, body.version, async (tx) => {
    if ((await queries.countCertificates(tx, businessID)) >= certificatesMost)
      throw new Refusal('Conflict', `A business shows at most ${certificatesMost} certificates`)
    const columns = await columnsOf(context, tx, businessID, body, undefined)
    return certificateOf(await queries.addCertificate(tx, { businessId: businessID, name: body.name, ...columns }))
  })
}

export function changeCertificate(
  context: SignedIn,
  { params: { businessID, id }, body }: HandlerInput<typeof contract.changeCertificate>,
) {
  return inBusiness(context, businessID, body.version, async (tx) => {
    const before = await queries.findCertificate(tx, businessID, id)
    if (!before) throw new Refusal('NotFound', 'No such certificate')
    const columns = await columnsOf(context, tx, businessID, body, before)
    const changed = Object.keys(columns).length > 0
    return certificateOf(changed ? await queries.changeCertificate(tx, id, columns) : before)
  })
}

export async function removeCertificate(
  context: SignedIn,
  { params: { businessID, id } }: HandlerInput<typeof contract.removeCertificate>,
) {
  await inBusiness(context, businessID, undefined, async (tx) => {
    const before = await queries.findCertificate(tx, businessID, id)
    if (!before) return
    await releaseFiles(tx, filesOf(before))
    await queries.removeCertificate(tx, id)
  })
  return {}
}

function filesOf({ photo, document }: Pick<Before, 'photo' | 'document'>) {
  return [photo, document] as ({ url: string } | null)[]
}

async function columnsOf(
  context: SignedIn,
  tx: Transaction<DB>,
  businessID: string,
  { name, issuer, scope, issueDate, expireDate, photo }: Change,
  before: Before | undefined,
): Promise<Updateable<Certificates>> {
  mustFollow(
    issueDate ?? before?.issueDate ?? null,
    expireDate === undefined ? (before?.expireDate ?? null) : expireDate,
  )
  return {
    ...(name !== undefined && { name }),
    ...(issuer !== undefined && { issuer: issuer || null }),
    ...(scope !== undefined && { scope: scope || null }),
    ...(issueDate !== undefined && { issueDate }),
    ...(expireDate !== undefined && { expireDate, remindedDays: null }),
    ...(photo && (await pictureOf(context, tx, businessID, photo, before))),
  }
}

function mustFollow(issueDate: string | null, expireDate: string | null): void {
  const errors = new FieldErrors()
  // Somewhere it is tomorrow already.
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)
  if (issueDate && issueDate > tomorrow) errors.add('issueDate', 'lies in the future')
  if (!isInDayOrder({ issueDate, expireDate })) errors.add('expireDate', 'lies before the date of issue')
  errors.refuse()
}

async function pictureOf(
  context: SignedIn,
  tx: Transaction<DB>,
  businessID: string,
  reference: FileReference,
  before: Before | undefined,
): Promise<Updateable<Certificates>> {
  const wanted = [{ field: 'photo', reference, purpose: 'certificate' as const }]
  const taken = await takeFiles(context, tx, wanted, [businessID, context.viewer.userID])
  const file =
    taken.get('photo') ?? ('url' in reference && reference.url === '' ? { photo: null, document: null } : undefined)
  if (!file) return {}
  if (before) await releaseFiles(tx, filesOf(before))
  return { photo: file.photo as never, document: file.document as never }
}
