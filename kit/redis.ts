// Messages between processes over Redis, unreliable.
import { deadlines } from './deadlines.ts'

export type RedisChannel = {
  publish: (message: string) => void
  renew: () => void
  close: () => Promise<void>
}
type Log = { warn: (about: object, message: string) => void }

export async function openChannel(
  url: string,
  channel: string,
  heard: (message: string) => void,
  log: Log,
): Promise<RedisChannel> {
  const { Redis } = await import('ioredis')
  const { connect: connectTimeout, answer } = deadlines.redis
  const limits = { connectTimeout, commandTimeout: answer, socketTimeout: answer }
  const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false, ...limits } as const
  const [subscriber, publisher] = [new Redis(url, { ...options, autoResubscribe: true }), new Redis(url, options)]
  let failing = false
  const onError = (err: Error) => {
    if (!failing) log.warn({ err }, 'Redis is away')
    failing = true
  }
  for (const client of [subscriber, publisher]) client.on('error', onError).on('ready', () => (failing = false))
  subscriber.on('message', (_channel, message) => heard(message))
  subscriber.on('ready', () => void subscriber.subscribe(channel).catch(onError))
  await Promise.all([subscriber.connect(), publisher.connect()].map((connecting) => connecting.catch(onError)))
  return {
    publish: (message) => void publisher.publish(channel, message).catch(onError),
    renew: () => void subscriber.ping().catch(() => {}),
    async close() {
      for (const client of [subscriber, publisher]) client.disconnect()
    },
  }
}
