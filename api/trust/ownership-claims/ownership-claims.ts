// Handlers of ownership claims.
import type { ownershipClaims as contract } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { attachmentAddress } from '#api/identity/files/lookup.ts'
import { evidenceOf } from '#api/trust/verification/lookup.ts'
import { listCases, readCase } from './case.ts'
import { decide, markPosted, printLetter } from './deciding.ts'
import { confirm, object, readObjection } from './objecting.ts'
import type { MergeListing } from './progress.ts'
import { call, enterCode, orderLetter, proveDomain, sendCode, sendDocument } from './proving.ts'
import { type CountKept, readMine, readPage } from './reading.ts'
import { appeal, release, sayColleague, start, withdraw } from './starting.ts'

export type Dependencies = { mergeListing: MergeListing; countKept?: CountKept }

export function handlersWith({ mergeListing, countKept }: Dependencies): CapabilityHandlers<typeof contract, Context> {
  const page = async (context: SignedIn, id: string, work: Promise<void>) => {
    await work
    return readPage(context, id, countKept)
  }
  return {
    mine: (context) => readMine(context),
    read: (context, { params: { id } }) => readPage(context, id, countKept),
    start: (context, { params: { id }, body }) => page(context, id, start(context, id, body)),
    sendCode: (context, { params: { id }, body }) => page(context, id, sendCode(context, id, body.email)),
    call: (context, { params: { id } }) => page(context, id, call(context, id)),
    proveDomain: (context, { params: { id }, body }) => page(context, id, proveDomain(context, id, body.method)),
    sendDocument: (context, { params: { id }, body }) => page(context, id, sendDocument(context, id, body)),
    orderLetter: (context, { params: { id } }) => page(context, id, orderLetter(context, id)),
    enterCode: (context, { params: { id }, body }) => page(context, id, enterCode(context, mergeListing, id, body)),
    withdraw: (context, { params: { id } }) => page(context, id, withdraw(context, mergeListing, id)),
    release: (context, { params: { id } }) => page(context, id, release(context, mergeListing, id)),
    sayColleague: (context, { params: { id } }) => page(context, id, sayColleague(context, mergeListing, id)),
    appeal: (context, { params: { id }, body }) => page(context, id, appeal(context, mergeListing, id, body.content)),

    objection: (context, { params }) => readObjection(context, params.token),
    confirm: (context, { params }) => confirm(context, params.token),
    object: (context, { params, body }) => object(context, params.token, body.reason),

    list(context, { query }) {
      const { by, direction, limit, offset } = pageOfTable(query)
      return listCases(context, { state: query.state, q: query.q }, { by, direction, limit, offset })
    },
    readCase: (context, { params }) => readCase(context, params.claimID),
    async decide(context, { params: { claimID }, body }) {
      await decide(context, mergeListing, claimID, body)
      return readCase(context, claimID)
    },
    async markPosted(context, { params: { claimID } }) {
      await markPosted(context, claimID)
      return readCase(context, claimID)
    },
    letter: (context, { params }) => printLetter(context, params.claimID),
    async caseFile(context, { params: { claimID, fileID } }) {
      const proof = (await evidenceOf(context.db, [claimID])).find(({ files }) =>
        files.some((file) => file.fileID === fileID),
      )
      if (!proof) throw new Refusal('NotFound', 'No such document')
      return attachmentAddress(context, 'verification', { id: proof.id, fileID, asStaff: true })
    },
  }
}
