// Generations of indexes behind aliases.
import type { IndexName } from '../backend.ts'
import { definitions, indexNames, indexesOf, stateIndex } from './mappings.ts'
import type { Json, OpenSearchSend } from './send.ts'

export type Generation = { number: number; documents: Record<IndexName, number>; bytes: number }
export type GenerationState = { position: string; source: string }

export class Generations {
  readonly send: OpenSearchSend
  readonly prefix: string

  constructor(send: OpenSearchSend, prefix: string) {
    this.send = send
    this.prefix = prefix
  }

  async list(): Promise<Generation[]> {
    const path = `/_cat/indices/${this.prefix}-*?format=json&h=index,docs.count,store.size&bytes=b`
    const rows: { index: string; 'docs.count': string | null; 'store.size': string | null }[] = await this.send({
      method: 'GET',
      path,
    })
    const found = new Map<number, Generation>()
    for (const row of rows) {
      const [, name = '', number = ''] = new RegExp(`^${this.prefix}-([a-z-]+)-(\\d+)$`).exec(row.index) ?? []
      if (number === '') continue
      const empty = { number: Number(number), documents: { business: 0, product: 0, people: 0 }, bytes: 0 }
      const generation = found.get(Number(number)) ?? empty
      found.set(generation.number, generation)
      generation.bytes += Number(row['store.size'] ?? 0)
      if (name in generation.documents) generation.documents[name as IndexName] = Number(row['docs.count'] ?? 0)
    }
    return [...found.values()].sort((a, b) => a.number - b.number)
  }

  async current(): Promise<number | undefined> {
    const alias = stateIndex(this.prefix)
    const indexes: { index: string }[] = await this.send({
      method: 'GET',
      path: `/_cat/aliases/${alias}?format=json&h=alias,index`,
    })
    const [one] = indexes
    return one && Number(one.index.slice(alias.length + 1))
  }

  async create(number: number): Promise<void> {
    const rows: { index: string }[] = await this.send({
      method: 'GET',
      path: `/_cat/indices/${this.prefix}-*-${number}?format=json&h=index`,
    })
    const existing = new Set(rows.map(({ index }) => index))
    for (const [index, body] of definitions(this.prefix, 'auto', number))
      if (!existing.has(index)) await this.send({ method: 'PUT', path: `/${index}`, body })
  }

  async remove(number: number): Promise<void> {
    const names = definitions(this.prefix, 'auto', number).map(([index]) => index)
    await this.send({ method: 'DELETE', path: `/${names.join(',')}?ignore_unavailable=true` })
  }

  async turnTo(number: number): Promise<void> {
    const before = await this.current()
    const named = (of: number) => definitions(this.prefix, 'auto', of).map(([index]) => index)
    const aliases = definitions(this.prefix, 'auto').map(([alias]) => alias)
    const former = before === undefined || before === number ? [] : named(before)
    const actions: Json[] = [
      ...former.map((index, at) => ({ remove: { index, alias: aliases[at] } })),
      ...named(number).map((index, at) => ({ add: { index, alias: aliases[at] } })),
    ]
    await this.send({ method: 'POST', path: '/_aliases', body: { actions } })
  }

  async stateOf(number: number): Promise<GenerationState | undefined> {
    const path = `/${stateIndex(this.prefix, number)}/_mget`
    const { docs } = await this.send({ method: 'POST', path, body: { ids: ['position'] } })
    return docs[0]._source
  }

  async setState(number: number, state: GenerationState): Promise<void> {
    await this.send({ method: 'PUT', path: `/${stateIndex(this.prefix, number)}/_doc/position`, body: state })
  }

  async count(number: number): Promise<Record<IndexName, number>> {
    const counts = { business: 0, product: 0, people: 0 }
    for (const name of indexNames) {
      const { documents } = indexesOf(this.prefix, name, number)
      counts[name] = (await this.send({ method: 'GET', path: `/${documents}/_count` })).count
    }
    return counts
  }
}
