// Outbox of writes: in local storage by person, sent in order, once, by one tab. `send` returns undefined while it
// waits, or throws a refusal. Calls must be `atomic`: lost attempts are repeated under `key`. `onSent` gets a later
// answer; undefined: reload the list.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { RequestInput, ResponseData } from '#contract/foundation/endpoint.ts'
import type { RefusalName } from '#contract/foundation/refusals.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Api } from './page.ts'
import { onSession, sessionNow, type Actor } from './session-state.ts'

type OutboxCalls = {
  'comments.create': Contract['comments']['create']
  'posts.create': Contract['posts']['create']
  'inquiries.sendMessage': Contract['inquiries']['sendMessage']
}
type OutboxCall = keyof OutboxCalls
/** Former names of calls, under which items may still wait. */
const formerCalls: Partial<Record<string, OutboxCall>> = {
  'comments.make': 'comments.create',
  'posts.make': 'posts.create',
  'requests.sendMessage': 'inquiries.sendMessage',
}
type Outgoing<C extends OutboxCall> = {
  call: C
  list: string
  /** Idempotency key. A second item of the same key replaces the first. */
  key: string
  actor: Actor
  input: RequestInput<OutboxCalls[C]>
  /** True: listed from the first attempt on, also if refused. False: a refusal is thrown. */
  listed?: boolean
}
export type OutboxItem<C extends OutboxCall = OutboxCall> = Outgoing<C> & {
  createdAt: string
  state: 'sending' | 'waiting' | RefusalName
  /** English reason of a refusal. */
  reason?: string
}
type AnswerListener = (answer: unknown) => void
type Listener = { call: OutboxCall; list: string; onSent: AnswerListener }

const retryDelays = [2000, 5000, 10_000, 30_000] // ms
const temporary = new Set([401, 429, 503])

const changeListeners = new Set<() => void>()
const sentListeners = new Set<Listener>()
/** Lists with items sent while not shown: one about to be shown has loaded too early. */
const unheard = new Set<string>()
const firstAttempts = new Map<string, { resolve: AnswerListener; reject: (error: unknown) => void }>()
let api: Api | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let snapshot: { text: string; items: OutboxItem[] } = { text: '', items: [] }

const prefixOf = (userID: string) => `outbox ${userID} `
const storageKey = (key: string) => prefixOf(sessionNow()?.userID ?? '') + key
const isStored = ({ key }: { key: string }) => localStorage.getItem(storageKey(key)) !== null

function parseItem(text: string): OutboxItem {
  const item = JSON.parse(text) as OutboxItem
  return { ...item, call: formerCalls[item.call] ?? item.call }
}

/** Oldest first. The same array until one changes. */
function readItems(): OutboxItem[] {
  const texts = Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(storageKey('')))
  const text = texts.join()
  if (text === snapshot.text) return snapshot.items
  const items = sessionNow() ? texts.map(([, one]) => parseItem(one as string)) : []
  snapshot = { text, items: items.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) }
  return snapshot.items
}

function write(item: OutboxItem): void {
  localStorage.setItem(storageKey(item.key), JSON.stringify(item))
  for (const listener of changeListeners) listener()
}

export function discard({ key }: OutboxItem): void {
  localStorage.removeItem(storageKey(key))
  for (const listener of changeListeners) listener()
}

export function retry(item: OutboxItem): void {
  write({ ...item, state: 'waiting' })
  void flush()
}

export function send<C extends OutboxCall>(outgoing: Outgoing<C>): Promise<ResponseData<OutboxCalls[C]> | undefined> {
  return new Promise((resolve, reject) => {
    firstAttempts.set(outgoing.key, { resolve: resolve as AnswerListener, reject })
    try {
      write({ ...outgoing, createdAt: new Date().toISOString(), state: 'sending' })
    } catch (error) {
      firstAttempts.delete(outgoing.key)
      return reject(error)
    }
    void flush()
  })
}

export async function flush(): Promise<void> {
  if (readItems().length === 0) return
  // Insecure addresses have no locks: idempotency keys prevent doubles.
  if (navigator.locks) await navigator.locks.request(storageKey(''), sendAll)
  else await sendAll()
  clearTimeout(timer)
  if (!navigator.onLine || !readItems().some(({ state }) => state === 'waiting')) return
  timer = setTimeout(() => void flush(), retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 0)
}

async function sendAll(): Promise<void> {
  let isBlocked = false
  for (const item of readItems().filter(({ state }) => state === 'sending' || state === 'waiting')) {
    if (!isStored(item)) continue
    // Later items wait too, which keeps the order.
    if (isBlocked) postpone(item, { state: 'waiting' })
    else isBlocked = !(await attempt(item))
  }
  for (const [key, { resolve }] of firstAttempts)
    if (!isStored({ key }) && firstAttempts.delete(key)) resolve(undefined)
}

/** False when it has to wait. */
async function attempt(item: OutboxItem): Promise<boolean> {
  const first = firstAttempts.get(item.key)
  try {
    if (!navigator.onLine || !api) throw new TypeError('offline')
    const [capability, name] = item.call.split('.') as ['posts', 'create']
    const input = { ...item.input, key: item.key } as RequestInput<Contract['posts']['create']>
    const answer: unknown = await api[capability][name](input)
    failures = 0
    firstAttempts.delete(item.key)
    discard(item)
    if (first) first.resolve(answer)
    else announce(item, answer)
    return true
  } catch (error) {
    if (first && error instanceof Refusal && !item.listed) {
      firstAttempts.delete(item.key)
      discard(item)
      first.reject(error)
      return true
    }
    const isTemporary = !(error instanceof Refusal) || temporary.has(error.status)
    if (isTemporary) failures++
    postpone(item, isTemporary ? { state: 'waiting' } : { state: error.name, reason: error.message })
    return !isTemporary
  }
}

function postpone(item: OutboxItem, outcome: Pick<OutboxItem, 'state' | 'reason'>): void {
  if (isStored(item)) write({ ...item, ...outcome })
  firstAttempts.get(item.key)?.resolve(undefined)
  firstAttempts.delete(item.key)
}

function announce({ call, list }: OutboxItem, answer: unknown): void {
  const listeners = [...sentListeners].filter((one) => one.call === call && one.list === list)
  if (listeners.length === 0) unheard.add(`${call} ${list}`)
  for (const { onSent } of listeners) onSent(answer)
}

function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (!sessionNow() || !key?.startsWith(storageKey(''))) return
  for (const listener of changeListeners) listener()
  if (oldValue !== null && newValue === null) announce(parseItem(oldValue), undefined)
}

export function startOutbox(given: Api): void {
  api = given
  addEventListener('storage', onStorage)
  addEventListener('online', () => void flush())
  onSession(() => void flush())
  void flush()
}

export function dropOutbox(userID: string): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefixOf(userID))) localStorage.removeItem(name)
}

function subscribe(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

export function useOutbox<C extends OutboxCall>(
  call: C,
  list: string,
  onSent: (answer: ResponseData<OutboxCalls[C]> | undefined) => void,
): OutboxItem<C>[] {
  const items = useSyncExternalStore(subscribe, readItems, () => snapshot.items)
  const onAnswer = useEffectEvent(onSent)
  useEffect(() => {
    const listener: Listener = { call, list, onSent: (answer) => onAnswer(answer as never) }
    sentListeners.add(listener)
    if (unheard.delete(`${call} ${list}`)) listener.onSent(undefined)
    return () => void sentListeners.delete(listener)
  }, [call, list])
  return items.filter(
    (one): one is OutboxItem<C> =>
      one.call === call && one.list === list && (one.state !== 'sending' || one.listed === true),
  )
}
