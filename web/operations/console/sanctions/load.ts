// Sanctions loaded for other pages.
import type { Sanction } from '#contract/trust/sanctions/sanctions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Api } from '#web/foundation/page.ts'

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
