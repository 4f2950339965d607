// One event stream for all tabs.
import type { LiveEvent } from '#contract/foundation/events.ts'
import { openStream } from './stream.ts'
import { createSubscriptions, type Listener } from './subscriptions.ts'

type User = { apiUrl: string; userID: string }
type Message =
  | { type: 'topics'; tab: string; topics: string[] }
  | { type: 'request-topics' }
  | { type: 'event'; event: LiveEvent | undefined; last: string }

const batchDelay = 200 // ms
const maxTopics = 50

const connections = new Map<string, ReturnType<typeof connect>>()

export function subscribe({ topic, ...user }: User & { topic: string }, listener: Listener): () => void {
  let connection = connections.get(user.userID)
  if (!connection) connections.set(user.userID, (connection = connect(user)))
  return connection.add(topic, listener)
}

function connect({ apiUrl, userID }: User) {
  const tab = crypto.randomUUID()
  const name = `live events ${userID}`
  const subscriptions = createSubscriptions(scheduleTopics)
  let channel: BroadcastChannel | undefined
  let lockRequest: AbortController | undefined
  let leader: (Leader & { releaseLock: () => void }) | undefined
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (message: Message) => channel?.postMessage(message)

  function receive(event: LiveEvent | undefined, at: string): void {
    last = at
    if (event) subscriptions.deliver(event)
  }
  function scheduleTopics(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      const topics = subscriptions.topics()
      leader?.setTopics(tab, topics)
      send({ type: 'topics', tab, topics })
    }, batchDelay)
  }

  /** The promise holds the lock until `close`. */
  function lead(): Promise<void> {
    send({ type: 'request-topics' })
    return new Promise((releaseLock) => {
      const onEvent = (event: LiveEvent | undefined, at: string) => {
        receive(event, at)
        send({ type: 'event', event, last: at })
      }
      leader = { ...startLeader({ apiUrl, last, onEvent }, tab, subscriptions.topics()), releaseLock }
    })
  }

  function open(): void {
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'event') receive(data.event, data.last)
      else if (data.type === 'topics') leader?.setTopics(data.tab, data.topics)
      else send({ type: 'topics', tab, topics: subscriptions.topics() })
    })
    lockRequest = new AbortController()
    // Insecure origins have no locks: each tab reads for itself.
    if (!navigator.locks) void lead()
    else navigator.locks.request(name, { signal: lockRequest.signal }, lead).catch(() => {})
    scheduleTopics()
  }
  /** NOTE: an open connection keeps the page out of the back/forward cache. */
  function close(): void {
    clearTimeout(timer)
    timer = undefined
    send({ type: 'topics', tab, topics: [] })
    lockRequest?.abort()
    leader?.stop()
    leader?.releaseLock()
    leader = undefined
    channel?.close()
    channel = undefined
  }
  open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    receive({ name: 'reset' }, last)
  })
  return subscriptions
}

type Leader = { setTopics: (tab: string, topics: string[]) => void; stop: () => void }
type StreamOptions = Omit<Parameters<typeof openStream>[0], 'topics'>

function startLeader(options: StreamOptions, ownTab: string, ownTopics: string[]): Leader {
  const topicsByTab = new Map([[ownTab, ownTopics]])
  const needed = () => [...new Set([...topicsByTab.values()].flat())].slice(0, maxTopics)
  let requested = needed()
  const stream = openStream({ ...options, topics: () => requested })
  return {
    setTopics(tab, topics) {
      if (topics.length > 0) topicsByTab.set(tab, topics)
      else topicsByTab.delete(tab)
      if (needed().every((topic) => requested.includes(topic))) return
      requested = needed()
      stream.renew()
    },
    stop: stream.stop,
  }
}
