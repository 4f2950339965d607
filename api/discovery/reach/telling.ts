// Rules of a beacon.
import type { reach as contract, SealedAnswer } from '#contract/discovery/reach.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Context, Sight } from '#api/foundation/context.ts'
import { isCounted } from '#api/foundation/is-counted.ts'
import { countryOfZone } from './zones.ts'

type Body = HandlerInput<typeof contract.tell>['body']

export async function tell(context: Context, { body }: { body: Body }): Promise<Record<string, never>> {
  if (!isCounted(context)) return {}
  const { sightings, network, agent, viewer } = context
  const answer = body.answer && (await sightings.isSealed(body.answer)) ? body.answer : undefined
  const { day, person } = await sightings.personOf(network, agent)
  const country = countryOfZone(body.zone)
  const common = { day, person, country, viewer: viewer?.userID ?? null }
  for (const sight of sightsOf(body, answer)) sightings.add({ ...common, ...sight })
  return {}
}

type Part = Pick<Sight, 'kind' | 'thing' | 'event' | 'source' | 'words' | 'place'>

function sightsOf({ seen, viewed, compared, source }: Body, answer: SealedAnswer | undefined): Part[] {
  const sights: Part[] = []
  if (answer) {
    const { kind, words, skip, ids } = answer
    for (const index of new Set(seen))
      if (ids[index])
        sights.push({ kind, thing: ids[index], event: 'seen', source: 'search', words, place: skip + index + 1 })
  }
  if (viewed) {
    const isHit = answer?.kind === viewed.kind && answer.ids.includes(viewed.id)
    const from = isHit ? ({ source: 'search', words: answer.words } as const) : { source: unproven(source), words: '' }
    sights.push({ kind: viewed.kind, thing: viewed.id, event: 'viewed', ...from, place: null })
  }
  for (const thing of new Set(compared))
    sights.push({ kind: 'product', thing, event: 'compared', source: 'network', words: '', place: null })
  return sights
}

/** A search without its seal is another page of the network. */
function unproven(source: Sight['source']): Sight['source'] {
  return source === 'search' ? 'network' : source
}
