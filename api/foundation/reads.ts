// Database of a call: replicas for reads by non-staff.
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { lsnPattern } from '#kit/postgres/replicas/lsn.ts'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { ApiDependencies, Context, Search } from './context.ts'

type Reads = Partial<Pick<Context, 'db' | 'pool'>>
type Dependencies = Pick<ApiDependencies, 'replicas'>

/** Log position after the caller's last write. */
export const positionCookie = 'wbn_position'
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const writers = new WeakSet<FastifyRequest>()
const judged = new WeakMap<FastifyRequest, () => boolean>()

/** The request has written before its call: it reads from the primary. */
export function noteWrite(request: FastifyRequest): void {
  writers.add(request)
}

/** A session without a position may have written: it reads from the primary. */
export function readsOf({ replicas }: Dependencies, request: FastifyRequest, endpoint: Endpoint): Reads {
  if (!isReading(endpoint)) return {}
  if (!replicas) {
    judged.set(request, () => writers.has(request))
    return {}
  }
  const after = positionIn(request)
  if (writers.has(request) || (after === undefined && tokenIn(request.headers) !== undefined)) {
    judged.set(request, () => true)
    return {}
  }
  const reading = replicas.reading(after)
  judged.set(request, () => reading.wrote)
  return { db: reading.kysely, pool: reading.pool }
}

export function searchOf(
  { search, db }: Pick<ApiDependencies, 'search' | 'db'>,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): Search {
  if (!viewer) return search
  const position = writers.has(request) ? undefined : positionIn(request)
  return search.searchOf({ db }, { userID: viewer.userID, position })
}

export function readsOfStranger({ replicas }: Dependencies, endpoint: Endpoint): Reads {
  if (!replicas || !isReading(endpoint)) return {}
  const { kysely, pool } = replicas.reading()
  return { db: kysely, pool }
}

export function needsPosition(request: FastifyRequest): boolean {
  return judged.get(request)?.() ?? !safe.has(request.method)
}

/** Staff pages show the primary. */
function isReading({ method, reads, staff }: Endpoint): boolean {
  return !staff && (method === 'GET' || reads === true)
}

function positionIn({ headers }: FastifyRequest): string | undefined {
  const value = new RegExp(`(?:^|; *)${positionCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  return value !== undefined && lsnPattern.test(value) ? value : undefined
}
