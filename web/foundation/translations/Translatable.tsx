// Public text with a button to read it translated. The rest loads with the first press.
import { Trans } from '@lingui/react/macro'
import { Suspense, useState, useTransition, type ReactNode } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Text } from '#web/ui/Text.tsx'
import { useOffered } from './offered.ts'
import type { TranslatingProps } from './Translating.tsx'

const Translating = lazyComponent(async () => (await import('./Translating.tsx')).Translating)

type Props = TranslatingProps & {
  /** None for one's own texts. */
  isOwn: boolean
  /** Provider of messages: the text may be in a closed group. */
  isPrivate?: boolean
  /** The original. */
  children: ReactNode
}

export function Translatable({ isOwn, isPrivate, children, ...parts }: Props) {
  const isForeign = useOffered(isPrivate ? 'messages' : 'listings')
  const [isOpen, setOpen] = useState(false)
  const [isLoading, startTransition] = useTransition()
  const original = (
    <>
      <Text>{children}</Text>
      <Text>{parts.more}</Text>
    </>
  )
  if (isOwn || !isForeign(parts.from)) return original
  return (
    <Suspense>
      {isOpen ? (
        <Translating {...parts} />
      ) : (
        <>
          {original}
          <p>
            <button
              type="button"
              className="link small"
              aria-busy={isLoading || undefined}
              onClick={() => startTransition(() => setOpen(true))}
            >
              <Trans comment="button: show a text in the reader's language">Translate</Trans>
            </button>
          </p>
        </>
      )}
    </Suspense>
  )
}
