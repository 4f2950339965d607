// Ids in a comparison's address.
import { comparedMost } from '#contract/foundation/constants.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

export function idsIn(list: string | null): string[] {
  const ids = (list ?? '').toLowerCase().split(',')
  return [...new Set(ids.map((id) => id.trim()))].filter((id) => uuid.test(id)).slice(0, comparedMost)
}
