// Rules of changing a business by section.
import { isDeepStrictEqual } from 'node:util'
import type { Transaction, Updateable } from 'kysely'
import type { businesses as contract, BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { BusinessChange } from '#contract/identity/businesses/fields.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { Businesses, DB } from '#api/database/tables.ts'
import { changeBusiness, lockBusiness, type EditRow } from './editing-queries.ts'
import { listingChange } from './listing.ts'
import { removeBusinesses } from './lookup.ts'
import { takePictures } from './pictures.ts'
import { changedFields, keepFields } from './provenance.ts'
import { findProfile } from './queries.ts'
import { FieldErrors } from './references.ts'
import { columnsOf } from './section-change.ts'
import { mustKeepProofs } from './proofs.ts'
import { profileOf } from './shape.ts'
import { type TextColumns, type TextRow, textsOf } from './texts.ts'
import { addTombstone } from './tombstones.ts'
import { askAnew } from './translating.ts'

type Columns = Updateable<Businesses>

export async function change(
  context: SignedIn,
  { params: { id }, body }: HandlerInput<typeof contract.change>,
): Promise<BusinessProfile> {
  const texts = body.general ? await textsOf(context, id, body.general) : undefined
  let before: TextRow | undefined
  await context.db.transaction().execute(async (tx) => {
    const row = await lockBusiness(tx, id)
    const sections = await changesOf(context, tx, row, body, texts)
    const changed = Object.keys(sections)
    if (changed.length === 0) return
    const columns = Object.assign({}, ...Object.values(sections)) as Columns
    await mustKeepProofs(tx, row, columns)
    mustBeCurrent(row, body.version)
    await changeBusiness(tx, row, { ...columns, ...keepFields(row, changedFields(row, columns)) }, changed)
    await emitEvent(tx, 'businesses.changed', { ids: [id], ...listingChange(row, columns) })
    before = row as unknown as TextRow
  })
  const after = (await findProfile(context.pool, id))!
  if (before && texts) await askAnew(context, { ...after, ...before }, after)
  return profileOf(after, context.locale)
}

/** Refuses stale versions, naming sections changed since. */
export function mustBeCurrent(
  row: Pick<EditRow, 'version' | 'sectionVersions'>,
  version: number | undefined,
  section?: string,
): void {
  if (version === undefined || version >= row.version) return
  const versions = row.sectionVersions as Record<string, number>
  const newer = Object.keys(versions).filter((name) => versions[name]! > version)
  if (section && !newer.includes(section)) return
  const fields = Object.fromEntries(newer.map((name) => [name, 'was changed meanwhile']))
  throw new Refusal('Conflict', 'Somebody saved this meanwhile', { fields })
}

async function changesOf(
  context: SignedIn,
  tx: Transaction<DB>,
  row: EditRow,
  body: BusinessChange,
  texts: TextColumns | undefined,
): Promise<Record<string, Columns>> {
  const errors = new FieldErrors()
  const sections = columnsOf(row, body, errors)
  if (body.general) {
    const before = {
      profilePhoto: row.profilePhoto as { url: string } | null,
      coverPhoto: row.coverPhoto as { url: string } | null,
      video: (row.general as { video?: { url: string } }).video ?? null,
    }
    const owners = [row.id, context.viewer.userID]
    const { video, ...photos } = await takePictures(context, tx, {
      sent: body.general,
      before,
      owners,
      prefix: 'general.',
      errors,
    })
    const { video: _, ...rest } = sections.general!.general as unknown as Record<string, unknown>
    if (video !== undefined) sections.general!.general = { ...rest, ...(video && { video }) } as never
    Object.assign(sections.general!, photos)
  }
  errors.refuse()
  if (texts) Object.assign(sections.general!, texts(row as unknown as TextRow))
  const differs = (columns: Columns) =>
    Object.entries(columns).some(([name, value]) => !isDeepStrictEqual(value, row[name as keyof EditRow]))
  return Object.fromEntries(Object.entries(sections).filter(([, columns]) => differs(columns)))
}

export async function remove(
  { db }: SignedIn,
  { params: { id } }: HandlerInput<typeof contract.remove>,
): Promise<Record<string, never>> {
  await db.transaction().execute(async (tx) => {
    await addTombstone(tx, id, 'company')
    await removeBusinesses(tx, [id])
  })
  return {}
}
