// Lazy parts that only browsers render.
import { Suspense, type ReactNode } from 'react'
import { useHydrated } from './form/use-hydrated.ts'

/** Own state: a page that renders anew would replace lazy parts that are not hydrated yet by their fallback. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <Suspense>{useHydrated() && children}</Suspense>
}
