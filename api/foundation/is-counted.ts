// Visitors that figures count: no robots, staff, programs, or pages fetched ahead.
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

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

export function isCounted({ viewer, token, agent, prefetched }: Context): boolean {
  // Tokens beyond their scope have no viewer.
  if (viewer ? viewer.roles.length > 0 || viewer.apiToken : token) return false
  return !prefetched && !isRobot(agent)
}
