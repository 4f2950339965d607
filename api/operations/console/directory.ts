// Console directory in every state.
import type { Access } from '#contract/identity/access.ts'
import type { StaffAccount } from '#contract/identity/auth/staff.ts'
import type { BusinessRow, console as contract, PersonRow } from '#contract/operations/console/console.ts'
import { strikeMonths } from '#contract/foundation/constants.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { remainingPerson } from '#api/identity/people/lookup.ts'
import { countStrikes } from '#api/trust/sanctions/lookup.ts'
import { findAlike } from './merging-queries.ts'
import {
  countBusinesses,
  countPeople,
  findBusiness,
  findPeople,
  listBusinesses,
  listMembers,
  listPeople,
} from './queries.ts'

type Handlers = CapabilityHandlers<typeof contract, Context>
type PersonFacts = Awaited<ReturnType<ReturnType<typeof findPeople>['execute']>>[number]
type BusinessFacts = Awaited<ReturnType<ReturnType<typeof listBusinesses>['execute']>>[number]

export const directory: Pick<Handlers, 'people' | 'person' | 'setRoles' | 'businesses' | 'business'> = {
  async people(context, { query }) {
    const { role, ...asked } = query
    // The staff is never large.
    const staff = role && (await context.accounts(context.token!).accounts({ query: { role } }))
    const wanted = { ...asked, ids: staff?.map(({ userID }) => userID) }
    const [rows, { total }] = await Promise.all([
      listPeople(context.db, wanted, pageOfTable(query)).execute(),
      countPeople(context.db, wanted).executeTakeFirstOrThrow(),
    ])
    return { data: (await withAccounts(context, rows)).map(({ account: _, ...row }) => row), total }
  },

  async person(context, { params }) {
    const id = (await remainingPerson(context.db, params.id)) ?? params.id
    const [row] = await withAccounts(context, await findPeople(context.db, [id]).execute())
    if (!row) throw new Refusal('NotFound', 'No such person')
    const memberships = await listMembers(context.db, 'userId', id).execute()
    return {
      ...row,
      businesses: memberships.map(({ businessId, businessName, access }) => ({
        businessID: businessId!,
        name: businessName!,
        access: access as Access,
      })),
    }
  },

  async setRoles(context, { params: { id }, body: { roles, reason } }) {
    const [person] = await findPeople(context.db, [id]).execute()
    if (!person) throw new Refusal('NotFound', 'No such person')
    const changed = await context.accounts(context.token!).setAccountRoles({ params: { id }, body: { roles, reason } })
    return { roles: changed.roles }
  },

  async businesses({ db }, { query }) {
    const [rows, { total }] = await Promise.all([
      listBusinesses(db, query, pageOfTable(query)).execute(),
      countBusinesses(db, query).executeTakeFirstOrThrow(),
    ])
    return { data: await businessRows({ db }, rows), total }
  },

  async business({ db }, { params: { id } }) {
    const facts = await findBusiness(db, id).executeTakeFirst()
    if (!facts) throw new Refusal('NotFound', 'No such business')
    const { mergedInto } = facts
    const [[row], people, alike, kept] = await Promise.all([
      businessRows({ db }, [facts]),
      listMembers(db, 'businessId', id).execute(),
      findAlike(db, id),
      mergedInto ? findBusiness(db, mergedInto).executeTakeFirst() : undefined,
    ])
    return {
      ...row!,
      mergedInto: kept ? { businessID: kept.id!, name: kept.name! } : null,
      alike: alike.map(({ id: businessID, name, registeredAt }) => ({
        businessID,
        name,
        registeredAt: registeredAt.toISOString(),
      })),
      people: people.map(({ userId, name, access, status }) => ({
        userID: userId!,
        name: name!,
        access: access as Access,
        status: status as PersonRow['status'],
      })),
    }
  },
}

async function withAccounts(
  { db, accounts, token }: SignedIn,
  rows: readonly PersonFacts[],
): Promise<(PersonRow & { account: StaffAccount | null })[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id!)
  const [known, strikes] = await Promise.all([
    accounts(token!).accounts({ query: { ids: ids.join(',') } }),
    countStrikes(db, ids, strikeMonths),
  ])
  const byID = new Map(known.map((account) => [account.userID, account]))
  return rows.map((row) => {
    const account = byID.get(row.id!) ?? null
    return {
      userID: row.id!,
      name: row.name!,
      username: row.username!,
      email: account?.email ?? row.email,
      status: row.status as PersonRow['status'],
      country: row.countryCode,
      companyName: row.companyName,
      sample: row.sample!,
      registeredAt: row.registeredAt!.toISOString(),
      roles: account?.roles ?? [],
      lastSeenAt: account?.lastSeenAt ?? null,
      strikes: strikes.get(row.id!) ?? 0,
      account,
    }
  })
}

async function businessRows({ db }: Pick<Context, 'db'>, rows: readonly BusinessFacts[]): Promise<BusinessRow[]> {
  const strikes = await countStrikes(
    db,
    rows.map(({ id }) => id!),
    strikeMonths,
  )
  return rows.map((row) => ({
    businessID: row.id!,
    name: row.name!,
    key: row.slug!,
    status: row.status as BusinessRow['status'],
    country: row.countryCode!,
    businessType: row.businessType!,
    subscription: row.subscription!,
    verified: row.verifiedAt !== null,
    sample: row.sample!,
    registeredAt: row.registeredAt!.toISOString(),
    members: row.members!,
    products: row.products!,
    strikes: strikes.get(row.id!) ?? 0,
  }))
}
