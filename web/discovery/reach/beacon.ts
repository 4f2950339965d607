// One beacon a page: hits half visible, and the page visible, for a second.
import type { SealedAnswer } from '#contract/discovery/reach.ts'
import type { PageHandle } from '#web/foundation/page.ts'
import { mayTell } from '#web/foundation/choices.ts'
import { answerIn, comparedIn, lastAnswers, rememberAnswer, viewedIn, type Beacon } from './pages.ts'

type Match = { route: { id: string; handle?: unknown } }
type State = {
  navigation: { state: string }
  location: { key: string; pathname: string; search: string }
  matches: Match[]
}
type Pages = {
  state: State & { loaderData: Record<string, unknown> }
  subscribe: (listener: (state: Pages['state']) => void) => () => void
}

const visibleMs = 1000
const tries = 20
const tryMs = 250

/** Begins after hydration. */
export function followPages(pages: Pages, apiUrl: string): void {
  let page = watchPage(pages.state, apiUrl, sourceOf(document.referrer))
  let address = addressOf(pages.state)
  pages.subscribe((state) => {
    if (state.navigation.state !== 'idle' || addressOf(state) === address) return
    address = addressOf(state)
    page.end()
    page = watchPage(state, apiUrl, 'network')
  })
  const onChange = () => (document.visibilityState === 'hidden' ? page.pause() : page.resume())
  document.addEventListener('visibilitychange', onChange)
  addEventListener('pagehide', () => page.pause())
}

function addressOf({ location: { pathname, search } }: State): string {
  return pathname + search
}

function sourceOf(referrer: string): NonNullable<Beacon['source']> {
  if (referrer === '') return 'direct'
  return referrer.startsWith(`${location.origin}/`) ? 'network' : 'outside'
}

function watchPage({ matches, loaderData }: Pages['state'], apiUrl: string, source: NonNullable<Beacon['source']>) {
  const { route } = matches.at(-1)!
  const module = (route.handle as PageHandle | undefined)?.module ?? ''
  const data = loaderData[route.id]
  const answer = answerIn(module, data)
  const viewed = viewedIn(module, data)
  const compared = comparedIn(module, data)
  if (answer) rememberAnswer(answer)
  const told = new Set<number>()
  const seen = new Set<number>()
  let isViewed = false
  let isTold = false
  let viewing: ReturnType<typeof setTimeout> | undefined
  const hits = answer && watchHits(answer, seen)

  function resume(): void {
    clearTimeout(viewing)
    if (document.visibilityState === 'hidden') return
    hits?.resume()
    viewing = setTimeout(() => (isViewed = true), visibleMs)
  }
  function pause(): void {
    clearTimeout(viewing)
    hits?.pause()
    const fresh = [...seen].filter((index) => !told.has(index))
    for (const index of fresh) told.add(index)
    const isNew = isViewed && !isTold && Boolean(viewed ?? compared)
    isTold ||= isNew
    if (fresh.length === 0 && !isNew) return
    const from = viewed && lastAnswers().find(({ kind, ids }) => kind === viewed.kind && ids.includes(viewed.id))
    send(apiUrl, {
      ...(fresh.length > 0 ? { answer, seen: fresh } : from && { answer: from }),
      ...(isNew && { viewed, compared }),
      source: from ? 'search' : source,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  }
  function end(): void {
    pause()
    hits?.end()
  }
  resume()
  return { resume, pause, end }
}

/** Cards have the order of the answer, rows of a table name their id. Both may be drawn after the page. */
function watchHits({ ids }: SealedAnswer, seen: Set<number>) {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>()
  const visible = new Set<Element>()
  let hits: HTMLElement[] = []
  let looking: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
        wait(target)
      }
    },
    { threshold: 0.5 },
  )
  function placeOf(hit: Element): number {
    const id = (hit as HTMLElement).dataset['hit']
    return id === undefined ? hits.indexOf(hit as HTMLElement) : ids.indexOf(id)
  }
  function wait(card: Element): void {
    clearTimeout(waiting.get(card))
    if (!visible.has(card) || document.visibilityState === 'hidden') return
    waiting.set(
      card,
      setTimeout(() => seen.add(placeOf(card)), visibleMs),
    )
  }
  function look(left: number): void {
    hits = [...document.querySelectorAll<HTMLElement>('#results article, #results [data-hit]')]
    if (hits.length === ids.length) for (const hit of hits) observer.observe(hit)
    else if (left > 0) looking = setTimeout(look, tryMs, left - 1)
  }
  look(tries)
  return {
    resume: () => visible.forEach(wait),
    pause: () => waiting.forEach(clearTimeout),
    end() {
      clearTimeout(looking)
      observer.disconnect()
    },
  }
}

/** `sendBeacon` can't carry the token by which members are left out. */
function send(apiUrl: string, body: Beacon): void {
  if (!mayTell()) return
  const address = `${apiUrl}/reach`
  const token = tokenOf()
  if (!token) {
    navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
    return
  }
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  void fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {})
}

function tokenOf(): string | undefined {
  try {
    return localStorage.getItem('token') ?? undefined
  } catch {
    return undefined
  }
}
