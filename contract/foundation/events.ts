// Live events of social/events over SSE: ids only, content is fetched by calls.
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'

export const liveTopic = /^(newsfeed|(post|product|timeline):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const id = z.int().describe('names the event, which may come twice after a break')
const ofThread = {
  requestID: z.string(),
  inboxID: z.string().describe('whose inbox: the reader, or a business the reader belongs to'),
}
const LiveEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('notifications'), id }).describe('those of the reader changed'),
  z
    .object({
      name: z.literal('comments'),
      id,
      commentID: z.string(),
      resourceID: z.string().describe('what is commented on'),
      rootID: z.string().describe('the post or product at the top'),
      added: z.boolean(),
    })
    .describe('one was added or changed'),
  z
    .object({
      name: z.literal('posts'),
      id,
      postID: z.string(),
      timelineID: z.string(),
      added: z.boolean(),
    })
    .describe('one was added or changed'),
  z
    .object({ name: z.literal('messages'), id, ...ofThread, messageID: z.string(), from: z.enum(['S', 'R']) })
    .describe('one was sent, by either side; the first of a thread is an inquiry'),
  z.object({ name: z.literal('requests'), id, ...ofThread }).describe('something else about the thread changed'),
  z
    .object({ name: z.literal('read'), id, ...ofThread, messageID: z.string() })
    .describe('the other side has read up to the message'),
  z
    .object({ name: z.literal('typing'), id, ...ofThread })
    .describe('somebody of the other side types, for some seconds'),
  z.object({ name: z.literal('reset') }).describe('anything may have changed: ask again'),
])
export type LiveEvent = z.output<typeof LiveEvent>

/** SSE: `id` is the position, `data` the JSON event. */
export type Stream = Pick<Endpoint, 'method' | 'path' | 'summary' | 'signedIn' | 'query' | 'refusals'> & {
  event: z.ZodType
  headers: z.ZodObject
}

export const streams: Record<string, Record<string, Stream>> = {
  live: {
    events: {
      method: 'GET',
      path: '/social/events',
      summary:
        'Server-sent events, as long as the connection stands: what changed for the reader and below the topics.',
      signedIn: true,
      query: z.object({
        topics: z.string().optional().describe('newsfeed, post:<id>, product:<id>, timeline:<id>; with commas between'),
      }),
      headers: z.object({
        'Last-Event-ID': z.string().optional().describe('the last `id` received: what came since is sent first'),
      }),
      event: LiveEvent,
      refusals: ['ServiceUnavailable'],
    },
  },
}
