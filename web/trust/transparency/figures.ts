// Sums and rows of the transparency report.
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'

export function measuresIn({ decisions: { none: _none, ...measures } }: TransparencyMonth): number {
  return Object.values(measures).reduce((sum, count) => sum + count, 0)
}

export function isEmptyMonth(month: TransparencyMonth): boolean {
  const { reports, settled, decisions, appeals, restored } = month
  const { received, upheld, reversed } = appeals
  return reports + settled + decisions.none + measuresIn(month) + received + upheld + reversed + restored === 0
}

/** Programs read all languages alike. */
export function rowsOf(months: readonly TransparencyMonth[]): (string | number)[][] {
  const records = months.map(
    ({ month, reports, byReason, byKind, settled, medianHours, decisions, reviewsRemoved, appeals, restored }) => [
      ['month', month],
      ['reports', reports],
      ...fieldsOf('reason', byReason),
      ...fieldsOf('kind', byKind),
      ['settled', settled],
      ['medianHours', medianHours ?? ''],
      ...fieldsOf('decision', decisions),
      ['reviewsRemoved', reviewsRemoved],
      ...fieldsOf('appeals', appeals),
      ['restored', restored],
    ],
  ) as [string, string | number][][]
  const heads = (records[0] ?? []).map(([name]) => name)
  return [heads, ...records.map((record) => record.map(([, value]) => value))]
}

function fieldsOf(prefix: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`${prefix}.${name}`, count])
}
