// Handlers of agreements and of the verifiers' queue.
import type { agreements as contract } from '#contract/trade/territories/agreements.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { confirm, decline, giveNotice, show, withdraw } from './acting.ts'
import { listAgreements, readAgreement } from './reading.ts'
import { decide, listCases, readCase } from './deciding.ts'
import { addEvidence, challenge, dispute } from './disputes.ts'
import { caseFile } from './evidence.ts'
import { propose } from './proposing.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: listAgreements,
  read: (context, { params }) => readAgreement(context, params.businessID, params.agreementID),
  propose,
  confirm,
  decline: (context, { params }) => decline(context, params),
  giveNotice,
  withdraw: (context, { params }) => withdraw(context, params),
  dispute,
  addEvidence,
  show,
  challenge,
  queue: listCases,
  readCase: (context, { params: { disputeID } }) => readCase(context, disputeID),
  decide,
  caseFile: (context, { params: { disputeID, fileID } }) => caseFile(context, disputeID, fileID),
}
