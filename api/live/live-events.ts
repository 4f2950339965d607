// Events of the network → messages to browsers: to whom, and with which ids.
import type { LiveEvent } from '#contract/events.ts'
import type { EventName, NetworkEvent } from '../events.ts'

/** `to`: a person (`person:<id>`) or a topic. */
export type LiveMessage = { to: string; event: LiveEvent }

export const liveEvents = [
  'notifications.changed',
  'comments.added',
  'comments.changed',
  'posts.added',
  'posts.changed',
] as const satisfies EventName[]

/** The messages of the events, in their order. */
export function messagesOf(events: readonly NetworkEvent[]): LiveMessage[] {
  return events.flatMap(messagesOfOne)
}

function messagesOfOne(event: NetworkEvent): LiveMessage[] {
  switch (event.name) {
    case 'notifications.changed':
      return [{ to: `person:${event.data.receiverID}`, event: { name: 'notifications', id: event.id } }]
    case 'comments.added':
    case 'comments.changed':
      return commentMessages(event)
    case 'posts.added':
    case 'posts.changed':
      return postMessages(event)
    default:
      return []
  }
}

function commentMessages({ id, name, data }: NetworkEvent<'comments.added' | 'comments.changed'>): LiveMessage[] {
  const { id: commentID, resourceID, rootType, rootID } = data
  const added = name === 'comments.added'
  return [{ to: `${rootType}:${rootID}`, event: { name: 'comments', id, commentID, resourceID, rootID, added } }]
}

function postMessages({ id, name, data }: NetworkEvent<'posts.added' | 'posts.changed'>): LiveMessage[] {
  const { id: postID, timelineKind, timelineID } = data
  const added = name === 'posts.added'
  const event: LiveEvent = { name: 'posts', id, postID, timelineID, added }
  // The common topic is for everybody, so nothing of a group goes there.
  const newsfeed = added && timelineKind !== 'group' ? ['newsfeed'] : []
  return [`timeline:${timelineID}`, `post:${postID}`, ...newsfeed].map((to) => ({ to, event }))
}
