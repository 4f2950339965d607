// Network events → browser messages.
import type { LiveEvent } from '#contract/foundation/events.ts'
import type { EventName, NetworkEvent } from '#api/foundation/events.ts'

/** `person:<id>`, `inbox:<id>` or a topic */
export type LiveMessage = { to: string; event: LiveEvent }

/** Replayed after an absence; typing is not. */
export const liveEvents = [
  'notifications.changed',
  'comments.added',
  'comments.changed',
  'posts.added',
  'posts.changed',
  'inquiries.sent',
  'messages.sent',
  'requests.read',
  'requests.changed',
] as const satisfies EventName[]

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
    case 'inquiries.sent': {
      const { id: requestID, messageID, ...sides } = event.data
      return toSides(sides, ['S', 'R'], { name: 'messages', id: event.id, requestID, messageID, from: 'S' })
    }
    case 'messages.sent': {
      const { id: messageID, requestID, side, held, ...sides } = event.data
      return toSides(sides, held ? ['S'] : ['S', 'R'], {
        name: 'messages',
        id: event.id,
        requestID,
        messageID,
        from: side,
      })
    }
    case 'requests.read':
      return readMessages(event)
    case 'requests.changed': {
      const { requestID, side, ...sides } = event.data
      return toSides(sides, side ? [side] : ['S', 'R'], { name: 'requests', id: event.id, requestID })
    }
    case 'requests.typing': {
      const { requestID, side, ...sides } = event.data
      return toSides(sides, [other(side)], { name: 'typing', id: event.id, requestID })
    }
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
  // Everybody hears the common topic, so groups stay out.
  const newsfeed = added && timelineKind !== 'group' ? ['newsfeed'] : []
  return [`timeline:${timelineID}`, `post:${postID}`, ...newsfeed].map((to) => ({ to, event }))
}

type Side = 'S' | 'R'
type OfThread = Extract<LiveEvent, { requestID: string }>
type WithoutInbox<E> = E extends OfThread ? Omit<E, 'inboxID'> : never
const other = (side: Side): Side => (side === 'S' ? 'R' : 'S')

function toSides(
  { senderID, receiverID }: { senderID: string; receiverID: string },
  sides: readonly Side[],
  event: WithoutInbox<OfThread>,
): LiveMessage[] {
  return sides.map((side) => {
    const inboxID = side === 'S' ? senderID : receiverID
    return { to: `inbox:${inboxID}`, event: { ...event, inboxID } }
  })
}

function readMessages({ id, data }: NetworkEvent<'requests.read'>): LiveMessage[] {
  const { requestID, side, messageID, ...sides } = data
  return [
    ...toSides(sides, [side], { name: 'requests', id, requestID }),
    ...(messageID ? toSides(sides, [other(side)], { name: 'read', id, requestID, messageID }) : []),
  ]
}
