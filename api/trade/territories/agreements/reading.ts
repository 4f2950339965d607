// Agreements as one of both sides reads them.
import { territoryPageSize } from '#contract/trade/territories/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Agreement, agreements as contract } from '#contract/trade/territories/agreements.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { type AgreementRow, findAgreement, findAgreements } from './queries.ts'
import { agreementsOf, sideOf } from './shape.ts'

export function noAgreement(): Refusal {
  return new Refusal('NotFound', 'No such agreement')
}

export function requireSide(row: AgreementRow | undefined, businessID: string) {
  const side = row && sideOf(row, businessID)
  if (!row || !side) throw noAgreement()
  return { row, side }
}

export async function readAgreement(context: SignedIn, businessID: string, id: string): Promise<Agreement> {
  const { row } = requireSide(await findAgreement(context.db, id), businessID)
  return (await agreementsOf(context, businessID, [row]))[0]!
}

export async function listAgreements(
  context: SignedIn,
  { params: { businessID }, query }: HandlerInput<typeof contract.list>,
) {
  const { side, which, skip, size, limit } = query
  const wanted = { side, which, skip, size: size ?? limit ?? territoryPageSize }
  const { rows, ...counts } = await findAgreements(context.db, businessID, wanted)
  return { data: await agreementsOf(context, businessID, rows), ...counts }
}
