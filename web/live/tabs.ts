// One connection for all tabs of a browser: the tab that holds the lock reads the stream for the others, and another takes over when it goes.
import type { LiveEvent } from '#contract/events.ts'
import { openStream } from './stream.ts'

type Heard = (event: LiveEvent) => void
type Place = { apiUrl: string; userID: string }
type Message =
  | { says: 'wants'; tab: string; topics: string[] }
  | { says: 'who' }
  | { says: 'heard'; event: LiveEvent | undefined; last: string }

const together = 200 // ms: what components want within is asked for at once
const remembered = 500 // events, so that one that comes twice is heard once
const topicsMost = 50

const rooms = new Map<string, ReturnType<typeof openRoom>>()

/** Hears the events of a topic until the answer is called. */
export function follow({ topic, ...place }: Place & { topic: string }, heard: Heard): () => void {
  let room = rooms.get(place.userID)
  if (!room) rooms.set(place.userID, (room = openRoom(place)))
  return room.follow(topic, heard)
}

function openRoom({ apiUrl, userID }: Place) {
  const tab = crypto.randomUUID()
  const name = `live ${userID}`
  const listeners = new Map<string, Set<Heard>>()
  /** What each tab wants; kept by the leader. */
  const wants = new Map<string, string[]>()
  const seen = new Set<number>()
  let channel: BroadcastChannel | undefined
  let last = ''
  let leading: { stream: ReturnType<typeof openStream>; topics: string[]; leave: () => void } | undefined
  let saying: ReturnType<typeof setTimeout> | undefined
  let leaving: AbortController | undefined

  const own = () => [...listeners.keys()].filter((topic) => topic !== 'notifications')
  const say = (message: Message) => channel?.postMessage(message)

  function wanted(): string[] {
    return [...new Set([...wants.values()].flat())].slice(0, topicsMost)
  }
  function want(of: string, topics: string[]): void {
    if (topics.length > 0) wants.set(of, topics)
    else wants.delete(of)
    if (!leading || wanted().every((topic) => leading!.topics.includes(topic))) return
    leading.topics = wanted()
    leading.stream.renew()
  }
  function changed(): void {
    saying ??= setTimeout(() => {
      saying = undefined
      want(tab, own())
      say({ says: 'wants', tab, topics: own() })
    }, together)
  }

  function hear(event: LiveEvent | undefined, at: string): void {
    last = at
    if (!event) return
    if (event.name !== 'reset') {
      if (seen.has(event.id)) return
      seen.add(event.id)
      if (seen.size > remembered) seen.delete(seen.values().next().value!)
    }
    for (const topic of topicsOf(event, listeners)) for (const heard of listeners.get(topic) ?? []) heard(event)
  }

  /** Reads for all tabs until the lock is let go. */
  function lead(): Promise<void> {
    wants.clear()
    wants.set(tab, own())
    say({ says: 'who' })
    return new Promise<void>((resolve) => {
      const topics = wanted()
      const heard = (event: LiveEvent | undefined, at: string) => {
        hear(event, at)
        say({ says: 'heard', event, last: at })
      }
      const stream = openStream({ apiUrl, topics: () => leading?.topics ?? topics, last, heard })
      leading = { stream, topics, leave: resolve }
    })
  }

  function enter(): void {
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.says === 'heard') hear(data.event, data.last)
      else if (data.says === 'wants') want(data.tab, data.topics)
      else say({ says: 'wants', tab, topics: own() })
    })
    leaving = new AbortController()
    // Without locks (an address that is not secure) each tab reads for itself.
    if (!navigator.locks) void lead()
    else navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
    changed()
  }
  /** The page is left, or laid aside: it must hold nothing then. */
  function leave(): void {
    clearTimeout(saying)
    saying = undefined
    say({ says: 'wants', tab, topics: [] })
    leaving?.abort()
    leading?.stream.stop()
    leading?.leave()
    leading = undefined
    channel?.close()
    channel = undefined
  }
  enter()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    enter()
    hear({ name: 'reset' }, last)
  })

  return {
    follow(topic: string, heard: Heard): () => void {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(heard))
      if (known.size === 1) changed()
      return () => {
        known.delete(heard)
        if (known.size > 0 || listeners.get(topic) !== known) return
        listeners.delete(topic)
        changed()
      }
    },
  }
}

function topicsOf(event: LiveEvent, listeners: Map<string, unknown>): string[] {
  if (event.name === 'reset') return [...listeners.keys()]
  if (event.name === 'notifications') return ['notifications']
  if (event.name === 'comments') return [`post:${event.rootID}`, `product:${event.rootID}`]
  return [`timeline:${event.timelineID}`, `post:${event.postID}`, ...(event.added ? ['newsfeed'] : [])]
}
