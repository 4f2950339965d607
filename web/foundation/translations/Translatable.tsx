// Public text, translatable where its language is another.
import { Suspense, type ReactNode } from 'react'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Text } from '#web/ui/Text.tsx'
import type { TranslatingProps } from './Translating.tsx'

const Translating = lazyComponent(async () => (await import('./Translating.tsx')).Translating)

type Props = Omit<TranslatingProps, 'children'> & {
  isOwn: boolean
  children: ReactNode
}

export function Translatable({ isOwn, children, ...parts }: Props) {
  const { locale, translates } = useSite()
  const isHydrated = useHydrated()
  const original = (
    <>
      <Text>{children}</Text>
      <Text>{parts.more}</Text>
    </>
  )
  if (!isHydrated || isOwn || !translates || parts.from === null || parts.from === locale) return original
  return (
    <Suspense fallback={original}>
      <Translating {...parts}>{original}</Translating>
    </Suspense>
  )
}
