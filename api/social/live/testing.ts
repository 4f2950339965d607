// Test reader of live events.
import assert from 'node:assert/strict'
import type { LiveEvent } from '#contract/foundation/events.ts'

export async function listen(address: string, token: string, { topics = '', last = '' } = {}) {
  const leaving = new AbortController()
  const response = await fetch(`${address}?topics=${topics}`, {
    signal: leaving.signal,
    headers: { 'x-auth-token': token, 'accept-encoding': 'br', ...(last && { 'last-event-id': last }) },
  })
  assert.equal(response.status, 200)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const lines: string[] = []
  let lastID = last
  async function line(): Promise<string | undefined> {
    for (;;) {
      const next = lines.shift()
      if (next !== undefined) return next
      const { value, done } = await reader.read()
      if (done) return undefined
      const parts = (text + value).split('\n\n')
      text = parts.pop()!
      lines.push(...parts)
    }
  }
  async function next(): Promise<LiveEvent | 'over' | undefined> {
    for (;;) {
      const block = await line()
      if (block === undefined) return undefined
      lastID = /^id: (.+)$/m.exec(block)?.[1] ?? lastID
      if (block.includes('event: over')) return 'over'
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (data) return JSON.parse(data) as LiveEvent
    }
  }
  return { response, next, line, lastID: () => lastID, end: () => leaving.abort() }
}
