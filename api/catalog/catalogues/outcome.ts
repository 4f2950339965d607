// Totals and stored row decisions of an import.
import type { Counts } from '#contract/catalog/catalogues/catalogues.ts'
import { isLink } from './media.ts'
import type { RowPlan } from './plan.ts'
import type { RowOutcome } from './queries.ts'

export function countsOf(planned: readonly RowPlan[]): Counts {
  const of = (outcome: RowPlan['outcome']) => planned.filter((one) => one.outcome === outcome).length
  const drafts = planned.filter(({ draft }) => draft).length
  return { added: of('added'), changed: of('changed'), unchanged: of('unchanged'), refused: of('refused'), drafts }
}

export function judgedOf(planned: readonly RowPlan[], made: readonly string[] = []): RowOutcome[] {
  let at = 0
  return planned.map(({ row, outcome, draft, errors, before }) => ({
    row,
    outcome,
    draft,
    problems: errors,
    productId: before?.id ?? (outcome === 'added' ? (made[at++] ?? null) : null),
  }))
}

export function linksIn(planned: readonly RowPlan[]): string[] {
  return comingIn(planned).filter(isLink)
}

export function filesIn(planned: readonly RowPlan[]): string[] {
  return comingIn(planned).filter((source) => !isLink(source))
}

function comingIn(planned: readonly RowPlan[]): string[] {
  return [...new Set(planned.flatMap(({ coming, errors }) => (errors.length === 0 ? coming : [])))]
}
