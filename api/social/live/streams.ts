// Open streams.
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#contract/foundation/events.ts'
import type { LiveMessage } from './live-events.ts'

export type Stream = {
  raw: ServerResponse
  token: string
  hears: readonly string[]
  /** Held during replay only. */
  held: string[] | undefined
}

const bufferMost = 256 * 1024 // bytes per slow reader
const eachMost = 12

/** `check` throws unless the token is a session's. `heartbeat`: ms. */
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
    // Sliced: thousands must not write at once.
    const slices = Math.max(1, Math.min(25, Math.round(heartbeat / 100)))
    this.#turns = Array.from({ length: slices }, () => new Set<Stream>())
    this.#timer = setInterval(() => this.#beat(), heartbeat / slices).unref()
  }

  get isClosed(): boolean {
    return this.#closed
  }

  isFull(person: string): boolean {
    return (this.#audiences.get(person)?.size ?? 0) >= eachMost
  }

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

  of(person: string): Stream[] {
    return [...(this.#audiences.get(person) ?? [])]
  }

  endOf(person: string): void {
    for (const stream of this.of(person)) {
      this.narrow(stream, [])
      stream.raw.end()
    }
  }

  narrow(stream: Stream, hears: readonly string[]): void {
    for (const name of stream.hears) {
      if (hears.includes(name)) continue
      const audience = this.#audiences.get(name)
      audience?.delete(stream)
      if (audience?.size === 0) this.#audiences.delete(name)
    }
    stream.hears = hears
  }

  /** Missed, held, then the position: breaks lose nothing. */
  release(stream: Stream, missed: readonly LiveMessage[] | 'reset'): void {
    const { held = [], hears } = stream
    stream.held = undefined
    const messages = missed === 'reset' ? [{ to: hears[0]!, event: { name: 'reset' } as const }] : missed
    const texts = messages.filter(({ to }) => hears.includes(to)).map(({ event }) => frame(event))
    this.#write(stream, [...texts, ...held, `id: ${this.#position()}\n\n`].join(''))
  }

  /** `position`: resuming there misses none. */
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

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    for (const turn of this.#turns) for (const { raw } of turn) raw.end()
  }
}

function frame(event: LiveEvent, position?: string): string {
  return `${position ? `id: ${position}\n` : ''}data: ${JSON.stringify(event)}\n\n`
}
