// Rules of reports.
import { followPageSize } from '#contract/foundation/constants.ts'
import type { reports as contract } from '#contract/trust/reports/reports.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { findResource, type Hide } from '#api/trust/sanctions/lookup.ts'
import { caseHandlers } from './cases.ts'
import { addReport, findReports, lockReport, settleReport } from './queries.ts'

export const handlersWith = (hide: Hide): CapabilityHandlers<typeof contract, Context> => ({
  ...caseHandlers(hide),

  async report({ db, pool, viewer }, { body: { resourceType, text = '', ...body } }) {
    const { subjectID } = (await findResource(db, resourceType, body.resourceID)) ?? {}
    if (subjectID === viewer.userID || (resourceType === 'user' && body.resourceID === viewer.userID))
      throw new Refusal('ValidationError', 'Nobody reports what is their own', {
        fields: { resourceID: 'is your own' },
      })
    if (!(await addReport(pool, { ...body, resourceType, text, reporterID: viewer.userID })))
      throw new Refusal('NotFound', `No such ${resourceType}`)
    return { reported: true }
  },

  async list(context, { query }) {
    const rows = await findReports(context.pool, query.nextID, followPageSize + 1)
    const shown = rows.slice(0, followPageSize)
    const authors = await authorsOf(
      context,
      shown.flatMap(({ reporterID, evidence }) => [{ kind: 'user' as const, id: reporterID }, ...evidence]),
    )
    return {
      data: shown.map(({ reporterID, reportedAt, evidence, ...row }) => ({
        ...row,
        reporter: authors.get(reporterID) ?? null,
        evidence: evidence.map(({ id, from, content, datetime }) => ({
          from,
          author: authors.get(id) ?? null,
          content,
          datetime: new Date(datetime).toISOString(),
        })),
        reportedAt: reportedAt.toISOString(),
      })),
      nextID: rows.length > followPageSize ? shown.at(-1)!.id : null,
    }
  },

  async settle({ db, viewer }, { params }) {
    await db.transaction().execute(async (tx) => {
      const report = await lockReport(tx, params.id)
      if (!report) throw new Refusal('NotFound', 'No such report')
      if (report.settledAt) return
      await settleReport(tx, params.id, viewer.userID)
      const { resourceType: kind, resourceId: id } = report
      const name = (await findResource(tx, kind, id))?.name ?? ''
      await recordAct(tx, {
        by: viewer,
        act: 'report.settle',
        object: { kind, id, name },
        detail: { report: params.id },
      })
    })
    return { settled: true }
  },
})
