// Proposals of agreements, and the cells that are taken.
import type { Transaction } from 'kysely'
import {
  agreementsMost,
  proposalsPerDay,
  refutedDays,
  sharedExclusivesMost,
} from '#contract/trade/territories/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Agreement, agreements as contract } from '#contract/trade/territories/agreements.ts'
import type { NewAgreement } from '#contract/trade/territories/fields.ts'
import { type Clash, clashOf, isConfirmed } from '#contract/trade/territories/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { actorByID } from '#api/identity/actors/lookup.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { lockActor } from '#api/database/locks.ts'
import * as queries from './queries.ts'
import { readAgreement } from './reading.ts'
import { tell } from './emails.ts'
import { findLines, findOwnLines } from '../line-queries.ts'
import { checkCountries, refuseFields } from '../lines.ts'

type Tx = Transaction<DB>
type NewHolding = Parameters<typeof queries.findHoldings>[1] & Pick<queries.AgreementRow, 'role' | 'exclusivity'>
export type TakenCell = { lineID: string; country: string; clash: Clash }

export async function takenCell(tx: Tx, wanted: NewHolding): Promise<TakenCell | undefined> {
  const holdings = (await queries.findHoldings(tx, wanted)).map((one) => ({
    ...one,
    lines: new Set(one.lineIds),
    places: new Set(one.countries),
  }))
  if (holdings.length === 0) return undefined
  for (const lineID of wanted.lineIds)
    for (const country of wanted.countries) {
      const held = holdings.filter(({ lines, places }) => lines.has(lineID) && places.has(country))
      const clash = clashOf(wanted, held, sharedExclusivesMost)
      if (clash) return { lineID, country, clash }
    }
  return undefined
}

const clashes: Record<Clash, string> = {
  exclusive: 'an exclusive partner is appointed there',
  appointed: 'partners are appointed there, so that none can be the only one',
  full: `${sharedExclusivesMost} exclusive partners share it`,
}

export async function refuseTaken(tx: Tx, supplierID: string, { lineID, country, clash }: TakenCell): Promise<never> {
  const [line] = await findLines(tx, supplierID, [lineID])
  throw new Refusal('Conflict', `${line?.name ?? ''}, ${country}: ${clashes[clash]}`, {
    fields: { countries: country, lines: lineID, clash },
  })
}

function checkTerms(body: NewAgreement): void {
  checkCountries(body.countries)
  const today = new Date().toISOString().slice(0, 10)
  if (body.until && body.until < today) refuseFields({ until: 'must not be over' })
  if (body.lines.length === 0 && (body.side === 'supplier' || !body.subject)) refuseFields({ lines: 'is missing' })
}

async function checkLines(tx: Tx, supplierID: string, lines: readonly string[]): Promise<void> {
  const own = new Set(await findOwnLines(tx, supplierID, lines))
  const at = lines.findIndex((id) => !own.has(id))
  if (at >= 0) refuseFields({ [`lines.${at}`]: 'must be a line of the supplier' })
}

async function checkReplaced(tx: Tx, parties: queries.Parties, replaces: string | null | undefined): Promise<void> {
  if (!replaces) return
  const row = await queries.findAgreement(tx, replaces)
  const isTheirs = row?.supplierId === parties.supplierID && row.distributorId === parties.distributorID
  if (!isTheirs || !(isConfirmed(row.state) || row.state === 'lapsed'))
    refuseFields({ replaces: 'must be an agreement in force between both' })
}

export async function propose(
  context: SignedIn,
  { params: { businessID }, body }: HandlerInput<typeof contract.propose>,
): Promise<Agreement> {
  if (body.with === businessID) refuseFields({ with: 'must be another business' })
  const other = await actorByID(context, body.with)
  const isBlocked = (await blockedIds(context, [body.with])).has(body.with)
  if (other?.kind !== 'business' || isBlocked) throw new Refusal('NotFound', 'No such business')
  const isSupplier = body.side === 'supplier'
  const [supplierID, distributorID] = isSupplier ? [businessID, body.with] : [body.with, businessID]
  const parties = { supplierID, distributorID, proposedBy: body.side }
  checkTerms(body)
  const id = await context.db.transaction().execute(async (tx) => {
    await lockActor(tx, `proposals ${businessID}`)
    await queries.lockSupplier(tx, supplierID)
    await checkLines(tx, supplierID, body.lines)
    const same = await queries.findSameProposal(tx, parties, body)
    if (same) return same
    await checkReplaced(tx, parties, body.replaces)
    await checkRoom(tx, parties, businessID)
    const wanted = { ...rowOf(body), supplierId: supplierID, id: null }
    // A distributor would learn from a refusal here what others agreed.
    const taken = isSupplier ? await takenCell(tx, wanted) : undefined
    if (taken) await refuseTaken(tx, supplierID, taken)
    const added = await queries.addAgreement(tx, parties, body)
    await queries.addAct(tx, added, 'propose', { side: body.side, userID: context.viewer.userID })
    const explanation = body.replaces ? await scopeOf(tx, body.replaces) : undefined
    await tell(context, tx, added, 'proposed', isSupplier ? 'distributor' : 'supplier', { explanation })
    return added
  })
  return readAgreement(context, businessID, id)
}

const namedMost = 10

async function scopeOf(tx: Tx, id: string): Promise<string | undefined> {
  const row = await queries.findAgreement(tx, id)
  if (!row || !isConfirmed(row.state)) return undefined
  const names = [...(await queries.findLineNames(tx, row.lineIds)).values(), row.subject ?? ''].filter(Boolean)
  const shown = (list: readonly string[]) => list.slice(0, namedMost).join(', ') + (list.length > namedMost ? ' …' : '')
  return `“${shown(names)}” (${shown(row.countries)})`
}

function rowOf(body: NewAgreement) {
  const { lines, countries, role, exclusivity, from, until = null, replaces = null } = body
  return { lineIds: lines, countries, role, exclusivity, startsOn: from, endsOn: until, replacesId: replaces }
}

async function checkRoom(tx: Tx, parties: queries.Parties, businessID: string): Promise<void> {
  const { open, today } = await queries.countProposals(tx, businessID)
  if (open >= agreementsMost) throw new Refusal('Conflict', `At most ${agreementsMost} open agreements`)
  if (today >= proposalsPerDay)
    throw new Refusal('TooManyRequests', 'No more proposals of agreements today', { retryAfter: 3600 })
  if (await queries.wasRefuted(tx, parties, refutedDays))
    throw new Refusal('Conflict', 'This was found not to be so; the other side may state it')
}
