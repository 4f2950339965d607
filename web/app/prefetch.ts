// Prefetch of a link's page: scripts, then the loader's answer.
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import { changedSince } from '#web/foundation/session/last-change.ts'
import { onSession } from '#web/foundation/session.ts'
import { loaderTools, type LoaderTools, type PageHandle } from '#web/foundation/page.ts'
import { registerWorker } from './worker.ts'

const restMs = 65 // a pointer passing over a list asks for nothing
const keptMs = 5000

type Answer = { address: string; at: number; abort: () => void; data: Promise<unknown> }
type Connection = { saveData?: boolean }

/** One answer at a time, used once. */
let answer: Answer | undefined

let loading = 0

/** A failed prefetch must not reload the page. */
export const isPrefetching = () => loading > 0

/** Undefined if stale, or if anything was written since. */
export function takePrefetched(address: string): Promise<unknown> | undefined {
  if (answer?.address !== address) return undefined
  const { at, data } = answer
  answer = undefined
  return Date.now() - at < keptMs && !changedSince(at) ? data : undefined
}

/** Search results and private pages are never prefetched. */
export function prefetchPages(routes: RouteObject[], tools: LoaderTools): void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function reach({ target }: Event): void {
    clearTimeout(resting)
    const link = linkOf(target)
    if (link) resting = setTimeout(fetchPage, restMs, link, false)
  }
  function press(event: PointerEvent): void {
    const link = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && linkOf(event.target)
    if (link) fetchPage(link, true)
  }
  function forget(): void {
    answer?.abort()
    answer = undefined
  }

  function fetchPage({ href }: HTMLAnchorElement, isPressed: boolean): void {
    const url = new URL(href)
    url.hash = ''
    const match = url.pathname === location.pathname ? undefined : matchRoutes(routes, url)?.at(-1)
    const { load, isPrivate, frame } = (match?.route.handle as PageHandle | undefined) ?? {}
    if (!match || !load || isPrivate) return
    if (frame?.results && !isPressed) return void ahead(load).catch(() => {})
    if (answer?.address === url.href && Date.now() - answer.at < keptMs) return
    forget()
    const abort = new AbortController()
    const context = new RouterContextProvider()
    context.set(loaderTools, tools)
    const request = new Request(url, { signal: abort.signal })
    const { params, route } = match
    // A click before the module has come waits for it.
    const data = ahead(load).then((page) => page.loader?.({ request, url, params, context, pattern: route.path! }))
    data.catch(() => {})
    answer = { address: url.href, at: Date.now(), abort: () => abort.abort(), data }
  }

  addEventListener('pointerover', reach, { passive: true })
  addEventListener('focusin', reach)
  addEventListener('pointerdown', press, { passive: true })
  addEventListener('pointercancel', forget)
  onSession(forget)
  registerWorker()
}

async function ahead<T>(load: () => Promise<T>): Promise<T> {
  loading++
  try {
    return await load()
  } finally {
    loading--
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null
  const { saveData } = (navigator as { connection?: Connection }).connection ?? {}
  return link?.origin === location.origin && !saveData ? link : undefined
}
