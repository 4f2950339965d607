// Open streams of this process: topics, heartbeats, closing. No events, no HTTP routes.
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#contract/foundation/events.ts'
import type { LiveMessage } from './live-events.ts'

export type Stream = {
  raw: ServerResponse
  token: string
  /** The person as `person:<id>`, then topics. */
  hears: readonly string[]
  /** What is said while the missed is still being read; undefined once it goes out at once. */
  held: string[] | undefined
}

const bufferMost = 256 * 1024 // bytes that a reader who does not read may cost
const eachMost = 12 // streams of a person

/** `check` throws when a token is not (or no longer) that of a session. Signs of life come every `heartbeat` ms. */
export class Streams {
  readonly #audiences = new Map<string, Set<Stream>>()
  readonly #turns: Set<Stream>[]
  readonly #check: (token: string) => unknown
  readonly #position: () => string
  #turn = 0
  #timer: NodeJS.Timeout
  #closed = false
  count = 0

  constructor(options: { heartbeat: number; check: (token: string) => unknown; position: () => string }) {
    const { heartbeat, check, position } = options
    this.#check = check
    this.#position = position
    // In slices, so that thousands don't write in the same moment.
    const slices = Math.max(1, Math.min(25, Math.round(heartbeat / 100)))
    this.#turns = Array.from({ length: slices }, () => new Set<Stream>())
    this.#timer = setInterval(() => this.#beat(), heartbeat / slices).unref()
  }

  get isClosed(): boolean {
    return this.#closed
  }

  /** Has the person as many streams as one may? */
  isFull(person: string): boolean {
    return (this.#audiences.get(person)?.size ?? 0) >= eachMost
  }

  /** Adds a stream whose head is written; what is said from now on waits until `release`. */
  add(stream: Stream): void {
    this.count++
    for (const name of stream.hears) {
      const audience = this.#audiences.get(name) ?? new Set()
      this.#audiences.set(name, audience.add(stream))
    }
    const turn = this.#turns[this.count % this.#turns.length]!.add(stream)
    stream.raw.once('close', () => {
      turn.delete(stream)
      this.#forget(stream)
    })
  }

  #forget(stream: Stream): void {
    this.count--
    this.narrow(stream, [])
  }

  /** The open streams of a person. */
  of(person: string): Stream[] {
    return [...(this.#audiences.get(person) ?? [])]
  }

  /** Ends the streams of a person; none of them hears another word. */
  endOf(person: string): void {
    for (const stream of this.of(person)) {
      this.narrow(stream, [])
      stream.raw.end()
    }
  }

  /** From now on the stream hears of these alone. */
  narrow(stream: Stream, hears: readonly string[]): void {
    for (const name of stream.hears) {
      if (hears.includes(name)) continue
      const audience = this.#audiences.get(name)
      audience?.delete(stream)
      if (audience?.size === 0) this.#audiences.delete(name)
    }
    stream.hears = hears
  }

  /** Sends what was missed, then what came meanwhile; only then how far that is, so that a break in the middle loses nothing. */
  release(stream: Stream, missed: readonly LiveMessage[] | 'reset'): void {
    const { held = [], hears } = stream
    stream.held = undefined
    const messages = missed === 'reset' ? [{ to: hears[0]!, event: { name: 'reset' } as const }] : missed
    const texts = messages.filter(({ to }) => hears.includes(to)).map(({ event }) => frame(event))
    this.#write(stream, [...texts, ...held, `id: ${this.#position()}\n\n`].join(''))
  }

  /** Sends the messages to the streams that hear them. From `position` on none of them is missed. */
  send(messages: readonly LiveMessage[], position: string): void {
    for (const { to, event } of messages) {
      const audience = this.#audiences.get(to)
      if (!audience) continue
      const text = frame(event, position)
      for (const stream of audience) this.#write(stream, text)
    }
  }

  #write(stream: Stream, text: string): void {
    const { raw, held } = stream
    if (held) held.push(text)
    else if (raw.writableLength > bufferMost) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }

  #beat(): void {
    this.#turn = (this.#turn + 1) % this.#turns.length
    const sign = `id: ${this.#position()}\n\n`
    for (const stream of this.#turns[this.#turn]!) void this.#prove(stream, sign)
  }

  async #prove(stream: Stream, sign: string): Promise<void> {
    try {
      await this.#check(stream.token)
      if (!stream.held) this.#write(stream, sign)
    } catch {
      this.#end(stream)
    }
  }

  #end({ raw }: Stream): void {
    raw.end('event: over\ndata: \n\n')
  }

  /** Ends every stream and takes no more. */
  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    for (const turn of this.#turns) for (const { raw } of turn) raw.end()
  }
}

function frame(event: LiveEvent, position?: string): string {
  return `${position ? `id: ${position}\n` : ''}data: ${JSON.stringify(event)}\n\n`
}
