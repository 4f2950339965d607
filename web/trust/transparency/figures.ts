// Sums over a month of the transparency report, and its months as the rows of a table. Pure.
import type { TransparencyMonth } from '#contract/trust/transparency/transparency.ts'

/** Decisions that changed something. */
export function measuresIn({ decisions: { none: _none, ...measures } }: TransparencyMonth): number {
  return Object.values(measures).reduce((sum, count) => sum + count, 0)
}

/** Was nothing reported, decided, appealed or taken back? */
export function isEmptyMonth(month: TransparencyMonth): boolean {
  const { reports, settled, decisions, appeals, restored } = month
  const { received, upheld, reversed } = appeals
  return reports + settled + decisions.none + measuresIn(month) + received + upheld + reversed + restored === 0
}

/** With the names of the API as headings, so that programs read every language's file alike. */
export function rowsOf(months: readonly TransparencyMonth[]): (string | number)[][] {
  const records = months.map(
    ({ month, reports, byReason, byKind, settled, medianHours, decisions, appeals, restored }) => [
      ['month', month],
      ['reports', reports],
      ...fieldsOf('reason', byReason),
      ...fieldsOf('kind', byKind),
      ['settled', settled],
      ['medianHours', medianHours ?? ''],
      ...fieldsOf('decision', decisions),
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
