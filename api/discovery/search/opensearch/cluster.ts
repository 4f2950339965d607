// OpenSearch of a server.
import type { FastifyBaseLogger } from 'fastify'
import { deadlines } from '#kit/deadlines.ts'
import { connectOpenSearch, type OpenSearchConnection } from '#kit/opensearch/client.ts'
import { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import { openBuiltIn, type OpenBackend, type Opening } from '../open-built-in.ts'
import { findLastEvent } from '../queries.ts'
import { ClusterBackend } from './cluster-backend.ts'
import { IndexPosition, indexedEvents } from './index-position.ts'
import { OwnSearches } from './own-search.ts'
import { type Comparison, ShadowBackend } from './shadow.ts'

type ClusterSettings = {
  urls: string
  prefix: string
  mode: 'on' | 'shadow'
  share: number
}
type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>
type Open = (opening: Opening) => Promise<OpenBackend>

export type ClusterState = {
  isAway: boolean
  lagSeconds: number
  refused: number
  ownWrites: OwnSearches['outcomes']
  comparisons: Readonly<Record<Comparison, number>>
}

const sockets = 64
const noOutcomes = { waited: 0, merged: 0 }

export class SearchCluster {
  readonly settings: ClusterSettings
  readonly #log: Log
  readonly #connection: OpenSearchConnection
  readonly #comparisons = { same: 0, total: 0, first: 0, late: 0, dropped: 0, failed: 0 }
  #backend: ClusterBackend | undefined
  #position: IndexPosition | undefined
  #own: OwnSearches | undefined

  constructor(settings: ClusterSettings, log: Log) {
    this.settings = settings
    this.#log = log
    this.#connection = connectOpenSearch(settings.urls, { deadline: deadlines.search.answer, retries: 1, sockets })
  }

  opener(usual: Open = openBuiltIn): Open {
    return this.settings.mode === 'on' ? (opening) => this.#open(opening) : this.#beside(usual)
  }

  async #open(opening: Opening): Promise<OpenBackend> {
    const { backend, position } = this.#openFor(opening)
    const own = (this.#own = new OwnSearches(position))
    return { backend, written: { position, own } }
  }

  #beside(open: Open): Open {
    return async (opening) => {
      const opened = await open(opening)
      const { backend: other, position } = this.#openFor({ ...opening, onWritten: () => {} })
      const { share } = this.settings
      const onCompared = (comparison: Comparison) => void this.#comparisons[comparison]++
      const isCurrent = () => position.isCurrent
      const backend = new ShadowBackend(opened.backend, { other, isCurrent, share, onCompared })
      return { ...opened, backend, written: { position } }
    }
  }

  state(): ClusterState {
    return {
      isAway: this.#backend?.isAway ?? false,
      lagSeconds: this.#position?.lagSeconds ?? 0,
      refused: this.#backend?.refused ?? 0,
      ownWrites: this.#own?.outcomes ?? noOutcomes,
      comparisons: this.#comparisons,
    }
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  #openFor({ pool, vocabulary, onWritten }: Opening) {
    const { prefix } = this.settings
    const own = new OpenSearchBackend({ send: this.#connection.send, prefix, vocabulary })
    const backend = new ClusterBackend(own, (isAway, error) => this.#tell(isAway, error))
    const position = new IndexPosition({
      read: () => backend.position(),
      findNewest: () => findLastEvent(pool, indexedEvents),
      onChange() {
        backend.forgetFigures()
        onWritten()
      },
    })
    this.#backend = backend
    this.#position = position
    return { backend, position }
  }

  #tell(isAway: boolean, error: unknown): void {
    if (isAway) this.#log.warn({ err: error }, 'OpenSearch does not answer')
    else this.#log.info('OpenSearch answers again')
  }
}
