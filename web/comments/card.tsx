// The face that comments lend to public pages. What was said is asked for when its place comes near the screen, and the code of the thread
// fetched only where there is something to read or somebody to write.
import { Suspense, useEffect, useRef, useState } from 'react'
import { later } from '#web/later.ts'
import { useApi } from '#web/page.ts'
import { isSignedIn } from '#web/session.ts'
import { Skeleton } from '#web/ui/States.tsx'
import { StrangerNote } from './StrangerNote.tsx'
import type { Page } from './thread/card.tsx'

const Thread = later(async () => (await import('./thread/card.tsx')).Thread)

/** `resourceType` product: the comments on a product. */
export function Comments(resource: { resourceType: 'post' | 'product'; resourceID: string }) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  /** What strangers read first; null where the thread asks by itself: for who is signed in, and again where this failed. */
  const [first, setFirst] = useState<Page | null>()
  const { resourceID } = resource
  useEffect(() => {
    const read = async () => ((await isSignedIn()) ? null : api.comments.list({ params: { resourceID } }))
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        setFirst(await read().catch(() => null))
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [api, resourceID])
  const waiting = <Skeleton tall={64} />
  return (
    <div ref={place}>
      {first === undefined ? (
        waiting
      ) : first?.total === 0 ? (
        <StrangerNote />
      ) : (
        <Suspense fallback={waiting}>
          <Thread {...resource} first={first ?? undefined} />
        </Suspense>
      )}
    </div>
  )
}
