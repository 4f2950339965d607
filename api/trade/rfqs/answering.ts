// Suppliers' answers.
import type { Transaction } from 'kysely'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { costParts, partsLeftToBuyer } from '#contract/trade/rfqs/landed.ts'
import type { RfqDetail, rfqs as contract } from '#contract/trade/rfqs/rfqs.ts'
import type { NewQuotation } from '#contract/trade/rfqs/fields.ts'
import { afterSupplierAction, rfqStatus, type SupplierAction } from '#contract/trade/rfqs/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { languageFor } from '#api/identity/text-languages.ts'
import { takeAttachments } from '#api/identity/files/lookup.ts'
import { currencies, incoterms } from '#api/foundation/reference/lookup.ts'
import { addRfqMessage } from '#api/trade/inquiries/lookup.ts'
import * as queries from './queries.ts'
import { notFound, readRfq, refuseFields } from './reading.ts'
import { deadlineOf } from './shape.ts'

export async function quote(
  context: SignedIn,
  { params: { rfqID }, body }: HandlerInput<typeof contract.quote>,
): Promise<RfqDetail> {
  const { businessID, tiers, files: references, afterNda, language: declared, ...terms } = body
  checkTerms(terms)
  const language = await languageFor(context, [terms.note, terms.paymentTerms].filter(Boolean).join('\n'), declared)
  await answer(context, { rfqID, businessID }, 'quote', async (tx, requestId) => {
    const createdBy = context.viewer.userID
    const former = await queries.findQuotations(tx, rfqID, [businessID])
    const taking = { owners: [createdBy, businessID], known: former.flatMap(({ files }) => files), afterNda }
    const files = await takeAttachments(context, tx, references, taking)
    const texts = {
      place: terms.place ?? '',
      paymentTerms: terms.paymentTerms ?? '',
      note: terms.note ?? '',
      reference: terms.reference ?? '',
    }
    const quotationID = await queries.addQuotation(tx, {
      ...terms,
      ...texts,
      language,
      rfqId: rfqID,
      businessId: businessID,
      createdBy,
      tiers: JSON.stringify(tiers),
      files: JSON.stringify(files),
    })
    await queries.setSupplierState(tx, { rfqID, businessID }, 'quoted')
    const message = { side: 'R', type: 'quotation', content: texts.note, language, writerID: createdBy } as const
    await addRfqMessage(tx, requestId, { ...message, quotationID, files })
  })
  return readRfq(context, rfqID)
}

export async function decline(
  context: SignedIn,
  { params: { rfqID }, body: { businessID, reason, language: declared } }: HandlerInput<typeof contract.decline>,
): Promise<RfqDetail> {
  const language = await languageFor(context, reason, declared)
  await answer(context, { rfqID, businessID }, 'decline', async (tx, requestId) => {
    await queries.setSupplierState(tx, { rfqID, businessID }, 'declined', reason)
    const by = { side: 'R', writerID: context.viewer.userID } as const
    await addRfqMessage(tx, requestId, { ...by, type: 'text', content: reason, language })
    await addRfqMessage(tx, requestId, { ...by, type: 'system', content: 'declined' })
  })
  return readRfq(context, rfqID)
}

type Terms = Omit<NewQuotation, 'tiers' | 'files' | 'afterNda'>

function checkTerms({ currency, incoterm, validUntil, ...terms }: Terms): void {
  const fields: Record<string, string> = {}
  if (!currencies.some(({ code }) => code === currency)) fields['currency'] = 'is not in the list'
  if (incoterm && !incoterms.some(({ code }) => code === incoterm)) fields['incoterm'] = 'is not in the list'
  if (validUntil && deadlineOf(validUntil).getTime() <= Date.now()) fields['validUntil'] = 'is in the past'
  const left = partsLeftToBuyer(incoterm) ?? []
  for (const part of costParts)
    if (typeof terms[part] === 'number' && !left.includes(part))
      fields[part] = incoterm ? `is in the price of ${incoterm}` : 'needs an Incoterm'
  refuseFields(fields)
}

/** Locks the RFQ. Throws Conflict in another state. */
async function answer(
  context: SignedIn,
  { rfqID, businessID }: { rfqID: string; businessID: string },
  action: SupplierAction,
  work: (tx: Transaction<DB>, requestID: string) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await queries.lockRfq(tx, rfqID)
    const supplier = (row ? await queries.findSuppliers(tx, rfqID) : []).find((one) => one.businessId === businessID)
    if (!row || !supplier) throw notFound()
    if (action === 'decline' && supplier.state === 'declined') return
    if (!afterSupplierAction(rfqStatus(row.status, row.deadline, new Date()), supplier.state, action))
      throw new Refusal('Conflict', 'The request takes no more answers')
    await work(tx, supplier.requestId)
  })
}
