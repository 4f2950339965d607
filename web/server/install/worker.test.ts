// Messages of the service worker: the journeys' browser shows no notifications.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'

type TrayEntry = { title: string; tag: string; data: { id: string }; silent: boolean; renotify: boolean }
type Handler = (event: { data: object; waitUntil: (done: Promise<void>) => void }) => void

function worker() {
  const handlers = new Map<string, Handler>()
  const tray = new Map<string, TrayEntry>()
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => [...tray.values()].filter((one) => one.tag === tag),
    showNotification: async (title: string, options: Omit<TrayEntry, 'title'>) =>
      void tray.set(options.tag, { title, ...options }),
  }
  const self = { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler), registration }
  runInContext(readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'), createContext({ self }))
  async function push(text: object): Promise<TrayEntry[]> {
    let shown: Promise<void> | undefined
    handlers.get('push')!({ data: { json: () => text }, waitUntil: (done) => void (shown = done) })
    await shown
    return [...tray.values()]
  }
  return { push }
}

test('a message that comes again rings once; the next one of its thread takes its place and rings', async () => {
  const { push } = worker()
  const message = { id: 'a.1', title: 'Bea wrote', body: '', path: '/notifications', tag: 'thread' }
  const rung = async (text: object) =>
    (await push(text)).map(({ title, silent, renotify }) => [title, silent, renotify])
  assert.deepEqual(await rung(message), [['Bea wrote', false, true]])
  assert.deepEqual(await rung(message), [['Bea wrote', true, false]])
  assert.deepEqual(await rung({ ...message, id: 'b.1', title: 'Bea wrote again' }), [['Bea wrote again', false, true]])
})
