// Handlers of verification. Rules are in submitting.ts and judging.ts.
import type { verification as contract } from '#contract/trust/verification/verification.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { documentAddress } from './documents.ts'
import { approve, ask, refuse, take } from './judging.ts'
import { listCases, readCase, readOwn, readPublic } from './reading.ts'
import { answer, check, confirm, submit, withdraw } from './submitting.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  read: (context, { params }) => readPublic(context, params.businessID),
  own: (context, { params }) => readOwn(context, params.businessID),

  async submit(context, { params: { businessID }, body }) {
    await submit(context, businessID, body.claim)
    return readOwn(context, businessID)
  },
  async answer(context, { params, body }) {
    await answer(context, params, body)
    return readOwn(context, params.businessID)
  },
  async check(context, { params: { businessID, claimID } }) {
    await check(context, businessID, claimID)
    return readOwn(context, businessID)
  },
  async confirm(context, { params: { businessID, claimID }, body }) {
    await confirm(context, businessID, claimID, body.code)
    return readOwn(context, businessID)
  },
  async withdraw(context, { params: { businessID, claimID } }) {
    await withdraw(context, businessID, claimID)
    return readOwn(context, businessID)
  },
  file: (context, { params }) => documentAddress(context, params),

  list(context, { query }) {
    const { state, kind, verifier, q } = query
    const { by, direction, limit, offset } = pageOfTable(query)
    const wanted = {
      state,
      kind,
      q,
      verifier: verifier && (verifier === 'me' ? context.viewer.userID : null),
    }
    return listCases(context, wanted, { by, direction, limit, offset })
  },
  readCase: (context, { params }) => readCase(context, params.claimID),
  take: (context, { params, body }) => take(context, params.claimID, body.taken),
  ask: (context, { params, body }) => ask(context, params.claimID, body.content),
  approve: (context, { params, body }) => approve(context, params.claimID, body),
  refuse: (context, { params, body }) => refuse(context, params.claimID, body.reason),
  caseFile: (context, { params }) => documentAddress(context, params),
}
