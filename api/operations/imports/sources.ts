// Sources of imported rows.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Day } from '#contract/foundation/shapes.ts'
import type { FieldPath, StoredSource } from '#api/identity/businesses/lookup.ts'
import { isFieldPath } from '#api/identity/businesses/lookup.ts'
import { line, optional, optionalLine } from './values.ts'

/** `market`: the one country whose goods a register lists. */
type Source = { title: string; licence?: string; readAt?: string; url?: string; seat?: string; market?: string }
const sources = JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8')) as Record<string, Source>

const address = z.url({ protocol: /^https?$/ }).max(500)
export const SourceRow = z.object({
  name: line(120),
  licence: optionalLine(120),
  url: optional(address),
  readAt: optional(Day),
  fields: optional(z.array(z.string().refine(isFieldPath, 'is no field')).max(60)),
})
type SourceRow = z.output<typeof SourceRow>

/** Null where neither row nor list dates it. */
export type NamedSource = Omit<StoredSource, 'readAt' | 'correction'> & { readAt: string | null }

export function knownSource(key: string): Source | undefined {
  return sources[key]
}

export function sourcesOf(row: {
  source?: string | undefined
  readAt?: string | undefined
  sources?: SourceRow[] | undefined
}): NamedSource[] {
  const { source, readAt } = row
  if (row.sources)
    return row.sources.map(({ name, licence, url, fields, ...one }) => ({
      name,
      licence: licence ?? null,
      url: url ?? null,
      readAt: one.readAt ?? readAt ?? null,
      ...(fields && { fields: fields as FieldPath[] }),
    }))
  return source === undefined ? [] : namedSources([source]).map((one) => ({ ...one, readAt: readAt ?? one.readAt }))
}

export function namedSources(keys: readonly string[]): NamedSource[] {
  return keys.flatMap((key) => {
    const { title = key, licence = null, url = null, readAt = null } = sources[key] ?? {}
    return title ? [{ name: title, licence, url, readAt }] : []
  })
}

/** Unhashed: the same file changes nothing later. */
export function dated(list: readonly NamedSource[], today: string): StoredSource[] {
  return list.map((one) => ({ ...one, readAt: one.readAt ?? today }))
}
