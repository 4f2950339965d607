// Weights of this process.
import type pg from 'pg'
import type { ChosenDocuments } from '#api/foundation/context.ts'
import type { ChosenDocument } from '#search-engine/index.ts'
import { findWeights } from './queries.ts'

type Options = { pool: pg.Pool; isOn: boolean; onChange: () => void }

export class ChosenWeights implements ChosenDocuments {
  readonly #options: Options
  #weights = new Map<string, ChosenDocument[]>()

  constructor(options: Options) {
    this.#options = options
  }

  async reload(): Promise<void> {
    const { pool, isOn, onChange } = this.#options
    if (!isOn) return
    const weights = new Map<string, ChosenDocument[]>()
    for (const { resourceType, question, id, weight } of await findWeights(pool)) {
      const key = `${resourceType} ${question}`
      const documents = weights.get(key)
      if (documents) documents.push({ id, weight })
      else weights.set(key, [{ id, weight }])
    }
    this.#weights = weights
    onChange()
  }

  of(kind: 'business' | 'product', question: string): readonly ChosenDocument[] | undefined {
    return this.#weights.get(`${kind} ${question}`)
  }
}
