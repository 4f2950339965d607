// Listeners by topic.
import type { LiveEvent } from '#contract/foundation/events.ts'

export type Listener = (event: LiveEvent) => void

const rememberedEvents = 500
const personal = ['notifications', 'messages']

export function createSubscriptions(onTopicsChanged: () => void) {
  const listeners = new Map<string, Set<Listener>>()
  const deliveredIDs = new Set<number>()
  return {
    topics: () => [...listeners.keys()].filter((topic) => !personal.includes(topic)),
    deliver(event: LiveEvent): void {
      if (event.name !== 'reset') {
        if (deliveredIDs.has(event.id)) return
        deliveredIDs.add(event.id)
        if (deliveredIDs.size > rememberedEvents) deliveredIDs.delete(deliveredIDs.values().next().value!)
      }
      const topics = event.name === 'reset' ? [...listeners.keys()] : topicsOf(event)
      for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener(event)
    },
    add(topic: string, listener: Listener): () => void {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
      if (known.size === 1) onTopicsChanged()
      return () => {
        known.delete(listener)
        if (known.size > 0 || listeners.get(topic) !== known) return
        listeners.delete(topic)
        onTopicsChanged()
      }
    },
  }
}

function topicsOf(event: Exclude<LiveEvent, { name: 'reset' }>): string[] {
  switch (event.name) {
    case 'notifications':
      return ['notifications']
    case 'messages':
    case 'requests':
    case 'read':
    case 'typing':
      return ['messages']
    case 'comments':
      return [`post:${event.rootID}`, `product:${event.rootID}`]
    case 'posts':
      return [`timeline:${event.timelineID}`, `post:${event.postID}`, ...(event.added ? ['newsfeed'] : [])]
  }
}
