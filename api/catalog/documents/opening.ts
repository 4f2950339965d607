// Rules of opening documents.
import type { documents as contract } from '#contract/catalog/documents/documents.ts'
import { hasPermission } from '#contract/identity/access.ts'
import type { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { exportAddressSeconds } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { isCounted } from '#api/foundation/is-counted.ts'
import { codeOf } from '#api/foundation/printed-code.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { attachmentAddress } from '#api/identity/files/lookup.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import * as queries from './opening-queries.ts'
import { leadOf, openAddress, publicOf } from './shape.ts'

type Handlers = CapabilityHandlers<typeof contract, Context>
const leadsSize = 50

export async function open(
  context: Context,
  { params: { documentID }, body: { productID, agreed, businessID } }: HandlerInput<typeof contract.open>,
): Promise<AttachmentAddress> {
  const { viewer, pool } = context
  const reader = viewer?.userID ?? null
  const found = await queries.findOpening(pool, documentID, reader, productID ?? null)
  if (!found || (!found.visible && !found.mayOpen)) throw new Refusal('NotFound', 'No such document')
  if (!found.mayOpen) throw closed(viewer && found.access === 'request' ? 'request' : 'members')
  const isOwn = reader !== null && (await queries.isOwn(pool, found.businessID, reader))
  if (!isOwn) {
    if (viewer && agreed) await addLead(context as SignedIn, documentID, businessID)
    await count(context, documentID, found)
  }
  return addressOf(context, documentID, found)
}

function closed(access: 'members' | 'request'): Refusal {
  const why = access === 'members' ? 'Sign in to open this document' : 'Ask the business for this document'
  return new Refusal('Forbidden', why, { fields: { access } })
}

async function addLead(context: SignedIn, documentID: string, businessID: string | undefined): Promise<void> {
  const access = businessID && (await accessesTo(context, [businessID])).get(businessID)
  if (businessID && !hasPermission('speakAs', access || undefined))
    throw new Refusal('Forbidden', 'You may not do this for the business')
  await queries.addLead(context.db, { documentID, userID: context.viewer.userID, companyID: businessID ?? null })
}

async function count(context: Context, documentID: string, { productID }: queries.Opening): Promise<void> {
  if (!isCounted(context)) return
  const { sightings, network, agent, viewer, db } = context
  const { day, person } = await sightings.personOf(network, agent)
  await queries.countDownload(db, { documentID, day, person })
  if (!productID) return
  const where = { source: 'network', country: '', words: '', place: null, viewer: viewer?.userID ?? null } as const
  sightings.add({ day, person, kind: 'product', thing: productID, event: 'downloaded', ...where })
}

async function addressOf(
  context: Context,
  documentID: string,
  { access, file }: queries.Opening,
): Promise<AttachmentAddress> {
  if (access !== 'open')
    return attachmentAddress(context as SignedIn, 'document', { id: documentID, fileID: file.fileID })
  const expire = new Date(Date.now() + exportAddressSeconds * 1000).toISOString()
  return { url: `${context.origin}${openAddress(documentID, file)}`, expire }
}

export const read: Handlers['read'] = async (context, { params: { documentID } }) => {
  const row = await queries.findPublic(context.pool, documentID)
  const [blocked, cards] = row
    ? await Promise.all([blockedIds(context, [row.businessID]), businessCards(context, [row.businessID])])
    : []
  const business = row && cards?.get(row.businessID)
  if (!business || blocked!.size > 0) throw new Refusal('NotFound', 'No such document')
  return publicOf(row, business)
}

export const code: Handlers['code'] = async (context, { params: { documentID } }) => {
  if (!(await queries.findPublic(context.pool, documentID))) throw new Refusal('NotFound', 'No such document')
  return codeOf(`${context.pages()}/document/${documentID}`)
}

export const picture: Handlers['picture'] = async (context, { params: { documentID } }) => {
  const found = await queries.findOpening(context.pool, documentID, context.viewer.userID, null)
  if (!found?.mayOpen || !found.hasPicture) throw new Refusal('NotFound', 'No such picture')
  return attachmentAddress(context, 'picture', { id: documentID, fileID: found.file.fileID })
}

export const leads: Handlers['leads'] = async (context, { params: { businessID }, query: { skip, size, limit } }) => {
  const { rows, total } = await queries.findLeads(context.db, businessID, { skip, size: size ?? limit ?? leadsSize })
  const companies = await businessCards(
    context,
    rows.flatMap(({ companyID }) => companyID ?? []),
  )
  return { data: rows.map((row) => leadOf(row, row.companyID ? companies.get(row.companyID) : undefined)), total }
}
