// Connections between two actors.
import * as z from 'zod'
import { Author, Cursor, pageOf, speaks, SpeaksAs, Toward } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Id, Instant, Uuid } from '#contract/foundation/shapes.ts'

const Status = z.enum(['pending', 'connected'])
export const Connection = z.object({
  id: z.string(),
  status: Status,
  direction: z.enum(['in', 'out']).describe('who asked: `out` is the viewer'),
  with: Author,
  since: Instant.describe('asked, or connected'),
})
export type Connection = z.output<typeof Connection>

export const ConnectionState = z.object({
  status: z.enum(['none', 'pending', 'connected']),
  id: z.string().nullable(),
  direction: z.enum(['in', 'out']).nullable(),
})
export type ConnectionState = z.output<typeof ConnectionState>

export const connections = capability({
  list: {
    method: 'GET',
    path: '/social/connection',
    summary:
      'Own connections, or those of the business spoken for, newest first; asked ones and pending ones by `status`.',
    signedIn: true,
    needs: speaks,
    query: SpeaksAs.extend({ status: Status.optional(), direction: z.enum(['in', 'out']).optional(), nextID: Cursor }),
    answer: pageOf(Connection).extend({
      total: z.int(),
      pending: z.int().describe('that wait for an answer of the viewer'),
    }),
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  state: {
    method: 'GET',
    path: '/social/connection/with/:resourceID',
    summary: 'How the viewer, or the business it speaks for, stands to somebody.',
    signedIn: true,
    needs: speaks,
    params: z.object({ resourceID: Uuid }),
    query: SpeaksAs,
    answer: ConnectionState,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  ask: {
    method: 'POST',
    path: '/social/connection',
    summary:
      'Asks a person or a business for a connection; who was asked already accepts by it. A business that nobody runs cannot be asked. Safe to repeat.',
    signedIn: 'verified',
    needs: speaks,
    body: Toward,
    answer: ConnectionState,
    refusals: ['NotFound', 'Forbidden', 'Gone', 'Conflict'],
  },
  answer: {
    method: 'PUT',
    path: '/social/connection/:id',
    summary: 'Accepts or declines, as who was asked.',
    signedIn: true,
    params: Id,
    body: z.object({ answer: z.enum(['accept', 'decline']) }),
    answer: ConnectionState,
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
  end: {
    method: 'DELETE',
    path: '/social/connection/:id',
    summary: 'Ends a connection, or takes a request back; both sides may.',
    signedIn: true,
    params: Id,
    answer: ConnectionState,
    refusals: ['NotFound', 'Forbidden'],
  },
})
