// First inquiry about a sought line: subject and words.
import { useLingui } from '@lingui/react/macro'
import type { WhereToBuy } from '#contract/trade/territories/territories.ts'
import type { SubjectCode } from '#contract/trade/inquiries/subjects.ts'
import type { Api } from '#web/foundation/page.ts'
import { Refusal } from '#kit/refusal.ts'

type SoughtLine = Pick<WhereToBuy['sought'][number], 'lineID' | 'name' | 'role' | 'exclusivePossible'>
export type SoughtTopic = SoughtLine & { place: string }
export type Opening = { lineID: string; subject: { code: SubjectCode; own: string }; message: string }

export async function readTopic(
  api: Api,
  asked: { businessID: string; lineID: string; country: string | null },
  signal: AbortSignal,
): Promise<SoughtTopic | undefined> {
  try {
    const { sought } = await api.territories.whereToBuy({ params: { id: asked.businessID }, signal })
    const line = sought.find(({ lineID }) => lineID === asked.lineID)
    if (!line) return undefined
    const { lineID, name, role, exclusivePossible, countries } = line
    const [only, ...others] = countries
    const wanted = countries.find(({ code }) => code === asked.country?.toUpperCase())
    const place = wanted ?? (others.length === 0 ? only : undefined)
    return { lineID, name, role, exclusivePossible, place: place?.countryName ?? '' }
  } catch (error) {
    if (error instanceof Refusal && (error.name === 'NotFound' || error.name === 'Gone')) return undefined
    throw error
  }
}

export function useOpening(topic: SoughtTopic | undefined): Opening | undefined {
  const { t } = useLingui()
  if (!topic) return undefined
  const { lineID, name, role, exclusivePossible, place } = topic
  const subjects: Record<SoughtTopic['role'], Opening['subject']> = {
    distributor: exclusivePossible
      ? { code: 'exclusiveDistributor', own: '' }
      : { code: 'other', own: place ? t`Distributor for ${name} in ${place}` : t`Distributor for ${name}` },
    agent: { code: 'other', own: place ? t`Agent for ${name} in ${place}` : t`Agent for ${name}` },
    servicePartner: {
      code: 'other',
      own: place ? t`Service partner for ${name} in ${place}` : t`Service partner for ${name}`,
    },
  }
  return {
    lineID,
    subject: subjects[role],
    message: place
      ? t`We would like to represent “${name}” in ${place}. Please tell us what you expect of a partner and what you offer.`
      : t`We would like to represent “${name}”. Please tell us what you expect of a partner and what you offer.`,
  }
}
