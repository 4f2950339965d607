// Token → viewer; inserts a person's row at first sight.
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import type { Context, OperatorSettings } from '#api/foundation/context.ts'
import { noteWrite } from '#api/foundation/reads.ts'
import { admitPerson } from '#api/identity/people/lookup.ts'
import { portalAndLanguageOf } from './portal-and-language.ts'

/** Throws 401 for unknown tokens. */
export type Whoami = (token: string) => Viewer | Promise<Viewer>

/** Invalid tokens are refused, also on open calls. */
export function identityBy(
  whoami: Whoami,
  { pool, operator }: Pick<Context, 'pool'> & { operator: Pick<OperatorSettings, 'portal'> },
): (request: FastifyRequest) => Promise<Viewer | undefined> {
  // Last written email and state: spares statements.
  const admitted = new LRUCache<string, string>({ max: 10_000 })
  async function known(token: string, request: FastifyRequest): Promise<Viewer> {
    const viewer = await whoami(token)
    const email = `${viewer.emailVerified} ${viewer.email}`
    if (admitted.get(viewer.userID) !== email) {
      await admitPerson(pool, viewer, portalAndLanguageOf(request, operator.portal))
      noteWrite(request)
      admitted.set(viewer.userID, email)
    }
    return viewer
  }
  return async (request) => {
    const token = tokenIn(request.headers)
    return token === undefined ? undefined : known(token, request)
  }
}
