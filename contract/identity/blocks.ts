// Blocks: mutual; neither side sees the other.
import * as z from 'zod'
import { Author, speaks, SpeaksAs, Toward } from './actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'

const Blocked = z.object({ blocked: z.boolean() })

export const blocks = capability({
  list: {
    method: 'GET',
    path: '/social/block',
    summary: 'Whom the viewer, or the business it speaks for, has blocked.',
    signedIn: true,
    needs: speaks,
    query: SpeaksAs,
    answer: z.array(Author),
    refusals: ['Forbidden', 'NotFound', 'Gone'],
  },
  block: {
    method: 'POST',
    path: '/social/block',
    summary: 'Blocks a person or a business; follows and connections between the two end. Safe to repeat.',
    signedIn: true,
    needs: speaks,
    body: Toward,
    answer: Blocked,
    refusals: ['NotFound', 'Forbidden', 'Gone'],
  },
  unblock: {
    method: 'DELETE',
    path: '/social/block',
    summary: 'Blocks no longer. Safe to repeat.',
    signedIn: true,
    needs: speaks,
    body: Toward,
    answer: Blocked,
    refusals: ['Forbidden', 'NotFound', 'Gone'],
  },
})
