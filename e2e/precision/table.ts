// Findings as a table: kind, pages, places, example.
import type { Finding } from './inspect.ts'

export function tableOf(findings: Finding[]): string {
  const groups = Map.groupBy(findings, ({ kind, where }) => `${kind}\t${where.replace(/ ".*/s, '')}`)
  const rows = [...groups.values()].map((group) => {
    const { kind, where, detail, page, setting } = group[0]!
    const pages = new Set(group.map((finding) => finding.page)).size
    const places = new Set(group.map((finding) => finding.where)).size
    return [kind, `${pages}`, `${places}`, `${page} ${setting}`, where, detail]
  })
  const sorted = rows.toSorted((one, other) => one[0]!.localeCompare(other[0]!) || Number(other[1]) - Number(one[1]))
  return sorted.map((row) => row.join(' | ')).join('\n')
}
