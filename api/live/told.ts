// Which events are live, who hears them, and what of them is said: ids only.
import type { LiveEvent } from '#contract/events.ts'
import type { Event } from '#kit/events.ts'

export type Occurrence = Event & { id: number }
type Told = Record<string, string>
/** `to`: a person (`person:<id>`) or a topic. */
export type Word = { to: string; says: LiveEvent }

const sayings: Record<string, (id: number, told: Told) => Word[]> = {
  'notifications.changed': (id, { receiverID }) => [
    { to: `person:${receiverID}`, says: { name: 'notifications', id } },
  ],
  'comments.added': (id, told) => commented(id, told, true),
  'comments.changed': (id, told) => commented(id, told, false),
  // What is said in a group is nothing for everybody.
  'posts.added': (id, told) => {
    const words = posted(id, told, true)
    return told['timelineKind'] === 'group' ? words : [...words, { ...words[0]!, to: 'newsfeed' }]
  },
  'posts.changed': (id, told) => posted(id, told, false),
}
export const liveEvents = Object.keys(sayings)

function commented(id: number, told: Told, added: boolean): Word[] {
  const { id: commentID = '', resourceID = '', rootType, rootID = '' } = told
  return [{ to: `${rootType}:${rootID}`, says: { name: 'comments', id, commentID, resourceID, rootID, added } }]
}

function posted(id: number, { id: postID = '', timelineID = '' }: Told, added: boolean): Word[] {
  const says: LiveEvent = { name: 'posts', id, postID, timelineID, added }
  return [`timeline:${timelineID}`, `post:${postID}`].map((to) => ({ to, says }))
}

/** What the events say, in their order. */
export function wordsOf(events: readonly Occurrence[]): Word[] {
  return events.flatMap(({ id, name, data }) => sayings[name]?.(id, data as Told) ?? [])
}
