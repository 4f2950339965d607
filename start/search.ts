// Search of this process.
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { backendAt } from '#api/discovery/search/elsewhere/search-process.ts'
import { beginSearch, type RunningSearch } from '#api/discovery/search/indexes.ts'
import { SearchCluster } from '#api/discovery/search/opensearch/cluster.ts'
import type { Settings } from './config.ts'
import type { Progress } from './progress.ts'

type SearchInput = Omit<Parameters<typeof beginSearch>[0], 'folder' | 'learning' | 'log'> & { log: FastifyBaseLogger }

export function searchFor(
  settings: Settings,
  given: SearchInput,
  progress: Progress | undefined,
): { search?: RunningSearch; cluster?: SearchCluster } {
  const { dataDir, phrases, services, operator, openSearch, searchMode, shadowShare } = settings
  const { url, key } = settings.search
  if (!services.has('api') && !services.has('search')) return {}
  const clusterSettings = openSearch && searchMode && { ...openSearch, mode: searchMode, share: shadowShare }
  const cluster = clusterSettings && new SearchCluster(clusterSettings, given.log)
  const elsewhere = !services.has('search') && url && key ? backendAt(url, key) : undefined
  const search = beginSearch({
    ...given,
    learning: operator.searchLearning,
    folder: join(dataDir, 'search'),
    phrases,
    isShared: services.has('search') && key !== undefined,
    openBackend: cluster ? cluster.opener(elsewhere) : elsewhere,
    progress: (source, done, total) => progress?.(done, total, `Search index: ${source}`),
  })
  return { search, ...(cluster && { cluster }) }
}
