// Rows of API tokens → contract.
import type { Selectable } from 'kysely'
import type { ApiToken } from '#contract/identity/auth/api-tokens.ts'
import type { Scope } from '#contract/identity/scopes.ts'
import type { ApiTokens } from '../database/tables.ts'

export function shapeApiToken(row: Selectable<ApiTokens>): ApiToken {
  const { id, name, businessId, scopes, ending, createdAt, expiresAt, usedAt } = row
  return {
    id,
    name,
    businessID: businessId,
    scopes: scopes as Scope[],
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }
}
