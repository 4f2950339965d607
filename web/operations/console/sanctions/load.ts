// Reads sanctions for a page that shows them beside other things.
import type { Sanction } from '#contract/trust/sanctions/sanctions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Api } from '#web/foundation/page.ts'

/** Of whoever answers for them; undefined for staff who may not read them. */
export async function sanctionsAbout(
  api: Api,
  subjectID: string,
  signal: AbortSignal,
): Promise<Sanction[] | undefined> {
  try {
    return (await api.sanctions.list({ query: { subjectID }, signal })).data
  } catch (error) {
    if (error instanceof Refusal && error.name === 'Forbidden') return undefined
    throw error
  }
}
