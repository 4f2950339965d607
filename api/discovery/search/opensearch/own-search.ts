// Search that finds own writes.
import { LRUCache } from 'lru-cache'
import type { Search, SearchReader } from '#api/foundation/context.ts'
import type { OwnSource } from '../open-built-in.ts'
import type { IndexPosition } from './index-position.ts'
import { findWithOwn, ownChanges, type OwnChanges } from './own-changes.ts'

const writesKept = 10_000

export class OwnSearches {
  readonly outcomes = { waited: 0, merged: 0 }
  readonly #position: IndexPosition
  readonly #needs = new LRUCache<string, bigint>({ max: writesKept })

  constructor(position: IndexPosition) {
    this.#position = position
  }

  searchOf({ search, db, pool, eventLog, vocabulary }: OwnSource, { userID, position }: SearchReader): Search {
    const lacking = async (): Promise<OwnChanges | undefined> => {
      await eventLog.catchUp()
      const need = this.#needOf(position)
      if (need < BigInt(this.#position.position)) return undefined
      if (await this.#position.reached(need)) {
        this.outcomes.waited++
        return undefined
      }
      const since = this.#position.position
      const changes = await ownChanges({ db, pool, userID, since, vocabulary })
      if (changes) this.outcomes.merged++
      return changes
    }
    let asked: Promise<OwnChanges | undefined> | undefined
    const own = () => (asked ??= lacking())
    const find: Search['find'] = async (index, query) => {
      const changes = await own()
      return changes ? findWithOwn(changes, index, query, (one) => search.find(index, one)) : search.find(index, query)
    }
    const overrides: Partial<Search> = {
      find,
      async suggest(index, text, size) {
        const [changes, found] = [await own(), await search.suggest(index, text, size)]
        if (!changes) return found
        const first = await changes.backend.suggest(index, { text, size })
        return [...first, ...found.filter((id) => !changes.ids[index].includes(id))].slice(0, size)
      },
      async count(index, filter) {
        return (await find(index, { text: '', filter, skip: 0, size: 1 })).total
      },
      answers: { get: async (key, make) => ((await own()) ? make() : search.answers.get(key, make)) },
    }
    return Object.create(search, Object.getOwnPropertyDescriptors(overrides)) as Search
  }

  #needOf(position: string | undefined): bigint {
    const { newest } = this.#position
    if (position === undefined) return newest
    const need = this.#needs.get(position)
    if (need === undefined) this.#needs.set(position, newest)
    return need ?? newest
  }
}
