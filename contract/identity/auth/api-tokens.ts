// API tokens of people and businesses.
import * as z from 'zod'
import { NewApiToken } from './account-fields.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { scopes } from '#contract/identity/scopes.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'

export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  businessID: z.string().nullable().describe('the one business that it acts for; the person without'),
  scopes: z.array(z.enum(scopes)),
  ending: z.string().describe('the last four characters'),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable().describe('to the minute'),
})
export type ApiToken = z.output<typeof ApiToken>

export const apiTokens = capability({
  apiTokens: {
    method: 'GET',
    path: '/api-tokens',
    summary: 'The own API tokens, newest first, without their secrets.',
    signedIn: true,
    answer: z.array(ApiToken),
  },
  createApiToken: {
    method: 'POST',
    path: '/api-tokens',
    summary: 'An API token for a program. It is answered this once, and stored as a hash.',
    signedIn: 'verified',
    body: NewApiToken,
    answer: z.object({ secret: z.string().describe('wbn_…'), token: ApiToken }),
    refusals: ['Forbidden', 'Conflict', 'ServiceUnavailable'],
  },
  revokeApiToken: {
    method: 'DELETE',
    path: '/api-tokens/:id',
    summary: 'Revokes an API token at once. Safe to repeat.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    answer: z.object({}),
  },
})
