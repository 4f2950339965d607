// Limits of territories and agreements, filled to the last place.
import * as most from '#contract/trade/territories/constants.ts'
import { addBusiness, addMember, type TestApi } from '#api/testing.ts'
import type { Call } from '#api/testing-limits.ts'

async function ownerOf(bench: TestApi, name: string) {
  const owner = await bench.person('Olga Owner')
  const id = await addBusiness(bench.db, name)
  await addMember(bench.db, id, owner.userID)
  return { owner, id }
}

async function lineOf(bench: TestApi) {
  const maker = await ownerOf(bench, 'Limited Pumps')
  const params = { businessID: maker.id }
  const { lineID } = await maker.owner.api.territories.createLine({ params, body: { name: 'Pumps' } })
  const others = await Promise.all(Array.from({ length: 10 }, () => ownerOf(bench, 'Seller')))
  const terms = { role: 'distributor' as const, countries: ['CL'], lines: [lineID], from: '2026-01-01' }
  const propose: Call = (turn) =>
    maker.owner.api.agreements.propose({ params, body: { ...terms, side: 'supplier', with: others[turn]!.id } })
  return { maker, lineID, others, terms, propose }
}

const rows = (bench: TestApi, count: number, columns: string, values: string, supplier: string) =>
  bench.pool.query(
    `insert into agreements (supplier_id, distributor_id, subject, countries, role, starts_on, ${columns})
      select $1, uuidv7(), 'Filled', '{PE}', 'agent', '2026-01-01', ${values} from generate_series(1, ${count}) n returning id`,
    [supplier],
  )

export const territoryLimits: Record<string, (bench: TestApi) => Promise<Call>> = {
  async linesMost(bench) {
    const { owner, id } = await ownerOf(bench, 'Limited Pumps')
    await bench.pool.query(
      `insert into lines (business_id, name) select $1, 'Line ' || n from generate_series(1, ${most.linesMost - 1}) n`,
      [id],
    )
    return (turn) => owner.api.territories.createLine({ params: { businessID: id }, body: { name: `Pumps ${turn}` } })
  },
  async agreementsMost(bench) {
    const { maker, propose } = await lineOf(bench)
    await rows(bench, most.agreementsMost - 1, 'proposed_by', `'distributor'`, maker.id)
    return propose
  },
  async proposalsPerDay(bench) {
    const { maker, propose } = await lineOf(bench)
    await rows(bench, most.proposalsPerDay - 1, 'proposed_by', `'supplier'`, maker.id)
    return propose
  },
  async sharedExclusivesMost(bench) {
    const { maker, lineID, others, terms } = await lineOf(bench)
    await bench.pool.query(
      `insert into agreements (supplier_id, distributor_id, proposed_by, line_ids, countries, role, exclusivity, starts_on, state, confirmed_at)
        select $1, uuidv7(), 'supplier', array[$2::uuid], '{CL}', 'distributor', 'shared', '2026-01-01', 'inForce', now()
        from generate_series(1, ${most.sharedExclusivesMost - 1})`,
      [maker.id, lineID],
    )
    const params = { businessID: maker.id }
    const proposed = await Promise.all(
      others.map(({ id }) =>
        maker.owner.api.agreements.propose({
          params,
          body: { ...terms, exclusivity: 'shared', side: 'supplier', with: id },
        }),
      ),
    )
    return (turn) => {
      const { owner, id } = others[turn]!
      return owner.api.agreements.confirm({
        params: { businessID: id, agreementID: proposed[turn]!.agreementID },
        body: {},
      })
    }
  },
  async challengesPerDay(bench) {
    const { maker, others, propose } = await lineOf(bench)
    for (const [turn] of others.entries()) await propose(turn)
    const brand = await ownerOf(bench, 'Brand')
    const filled = await rows(bench, most.challengesPerDay - 1, 'proposed_by', `'distributor'`, maker.id)
    await bench.pool.query(
      `insert into agreement_disputes (agreement_id, kind, business_id, due_at) select id, 'brand', $1, now() from unnest($2::uuid[]) id`,
      [brand.id, filled.rows.map(({ id }: { id: string }) => id)],
    )
    return (turn) =>
      brand.owner.api.agreements.challenge({
        params: { businessID: brand.id },
        body: { distributor: others[turn]!.id, supplier: maker.id, brand: 'Brand', text: 'Never appointed' },
      })
  },
}
