// Ids in the address of a comparison.
import { comparedMost } from '#contract/foundation/constants.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Up to four distinct ids of a comma-separated list; what is no id is ignored. */
export function idsIn(list: string | null): string[] {
  const ids = (list ?? '').toLowerCase().split(',')
  return [...new Set(ids.map((id) => id.trim()))].filter((id) => uuid.test(id)).slice(0, comparedMost)
}
