// Answers that an operator's act changes, held until their tag is dropped.
import { LRUCache } from 'lru-cache'
import type { Changes } from './page-cache.ts'

type Held = { tag: string; answer: Promise<unknown>; until: number }
export type Hold = <Answer>(
  place: { tag: string; key: string },
  read: () => Promise<Answer>,
  untilOf?: (answer: Answer) => number,
) => Promise<Answer>

const most = 500

export function holding(changes: Changes | undefined): Hold {
  const held = new LRUCache<string, Held>({ max: most })
  changes?.on((tags) => {
    for (const [key, { tag }] of held.entries()) if (tags.includes(tag)) held.delete(key)
  })
  return async (place, read, untilOf = () => Infinity) => {
    if (!changes) return read()
    await changes.catchUp()
    const key = `${place.tag} ${place.key}`
    const known = held.get(key)
    if (known && known.until > Date.now()) return known.answer as ReturnType<typeof read>
    const answer = read()
    const entry: Held = { tag: place.tag, answer, until: Infinity }
    held.set(key, entry)
    try {
      entry.until = untilOf(await answer)
    } catch {
      if (held.get(key) === entry) held.delete(key)
    }
    return answer
  }
}
