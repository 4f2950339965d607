// The token of a request → the viewer, by the auth service; adds the row of a person at first sight.
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import type { Context, OperatorSettings } from '#api/foundation/context.ts'
import { admitPerson } from '#api/identity/people/lookup.ts'
import { portalAndLanguageOf } from './portal-and-language.ts'

/** Asks the auth service whose token it is. Throws the 401 refusal of the catalogue when it is nobody's. */
export type Whoami = (token: string) => Viewer | Promise<Viewer>

/** Answers undefined to a request without a token. A token that is not valid is refused, also on calls open to strangers. */
export function identityBy(
  whoami: Whoami,
  { pool, operator }: Pick<Context, 'pool'> & { operator: Pick<OperatorSettings, 'portal'> },
): (request: FastifyRequest) => Promise<Viewer | undefined> {
  // The email last written to each person's row, so that calls of a known person need no statement.
  const admitted = new LRUCache<string, string>({ max: 10_000 })
  async function known(token: string, request: FastifyRequest): Promise<Viewer> {
    const viewer = await whoami(token)
    if (admitted.get(viewer.userID) !== viewer.email) {
      await admitPerson(pool, viewer, portalAndLanguageOf(request, operator.portal))
      admitted.set(viewer.userID, viewer.email)
    }
    return viewer
  }
  return async (request) => {
    const token = tokenIn(request.headers)
    return token === undefined ? undefined : known(token, request)
  }
}
