// Rules of a beacon.
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { reach as contract, SealedAnswer } from '#contract/discovery/reach.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { Context, Sight } from '#api/foundation/context.ts'
import { countryOfZone } from './zones.ts'

type Body = HandlerInput<typeof contract.tell>['body']

const robots = new LRUCache<string, boolean>({ max: 5000 })
const agentMost = 500 // letters

function isRobot(whole: string): boolean {
  const agent = whole.slice(0, agentMost)
  const known = robots.get(agent)
  if (known !== undefined) return known
  const judged = agent === '' || isbot(agent)
  robots.set(agent, judged)
  return judged
}

function isCounted({ viewer, token, agent, prefetched }: Context): boolean {
  // Tokens beyond their scope have no viewer.
  if (viewer ? viewer.roles.length > 0 || viewer.apiToken : token) return false
  return !prefetched && !isRobot(agent)
}

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
