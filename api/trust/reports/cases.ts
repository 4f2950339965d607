// Rules of cases.
import { strikeMonths } from '#contract/foundation/constants.ts'
import type { reports as contract } from '#contract/trust/reports/reports.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { countStrikes, type Hide, impose } from '#api/trust/sanctions/lookup.ts'
import { type CaseRow, findCase, listCases, listStatements, settleCase } from './case-queries.ts'

type CaseHandlers = Pick<CapabilityHandlers<typeof contract, Context>, 'cases' | 'case' | 'decide'>

export const caseHandlers = (hide: Hide): CaseHandlers => ({
  async cases({ db }, { query }) {
    const rows = await listCases(db, query, pageOfTable(query))
    return { data: rows.map(caseOf), total: rows[0]?.total ?? 0 }
  },

  async case(context, { params: { id } }) {
    const row = await findCase(context.db, id)
    if (!row) throw new Refusal('NotFound', 'No open report about this')
    const [statements, strikes] = await Promise.all([
      listStatements(context.db, id),
      countStrikes(context.db, [row.subjectID], strikeMonths),
    ])
    const evidence = statements.at(-1)?.evidence ?? []
    const authors = await authorsOf(context, evidence)
    return {
      ...caseOf(row),
      content: row.content,
      hidden: row.hidden,
      strikes: strikes.get(row.subjectID) ?? 0,
      statements: statements.map(({ evidence: _, ...one }) => ({ ...one, reportedAt: one.reportedAt.toISOString() })),
      evidence: evidence.map(({ id: author, from, content, datetime }) => ({
        from,
        author: authors.get(author) ?? null,
        content,
        datetime: new Date(datetime).toISOString(),
      })),
    }
  },

  /** Sanction first: a retry completes attempts that failed before settling. */
  async decide(context, { params: { id }, body }) {
    const { act, about, rule, explanation, reason, days } = body
    const row = await findCase(context.db, id)
    if (!row) throw new Refusal('NotFound', 'No open report about this')
    const [objectKind, objectID] =
      about === 'subject' ? ([row.subjectKind, row.subjectID] as const) : ([row.resourceType, row.resourceID] as const)
    const sanction =
      act === 'none'
        ? undefined
        : await impose(context, { objectKind, objectID, act, rule, explanation, reason, days }, hide)
    const settled = await context.db.transaction().execute(async (tx) => {
      const count = await settleCase(tx, id, context.viewer.userID, sanction ? 'upheld' : 'dismissed')
      if (count > 0)
        await recordAct(tx, {
          by: context.viewer,
          act: sanction ? 'report.act' : 'report.dismiss',
          object: { kind: row.resourceType, id, name: row.name },
          reason,
          detail: { reports: count, ...(sanction && { sanction }) },
        })
      return count
    })
    return { settled }
  },
})

function caseOf({ firstAt, lastAt, total: _, content: __, hidden: ___, ...row }: CaseRow) {
  return { ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() }
}
