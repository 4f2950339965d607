// Button, then translation of a public text.
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ReadingKind } from '#contract/discovery/reading.ts'
import { Text } from '#web/ui/Text.tsx'
import { useOffered } from './offered.ts'
import { TranslatedText } from './TranslatedText.tsx'
import { TranslationLabel } from './TranslationLabel.tsx'
import { useTranslation } from './use-translation.ts'

export type TranslatingProps = {
  kind: ReadingKind
  id: string
  edition?: string | null
  from: string | null
  field: string
  original: string
  className?: string | undefined
  write: (text: string) => ReactNode
  more?: ReactNode
  isPrivate?: boolean | undefined
  children: ReactNode
}

export function Translating({ kind, id, edition, from, isPrivate, more, children, ...text }: TranslatingProps) {
  const isForeign = useOffered(isPrivate ? 'messages' : 'listings')
  const isOffered = isForeign(from)
  const translation = useTranslation({ kind, id, edition, from, isOffered })
  const [isAsked, setAsked] = useState(false)
  if (!isOffered) return children
  if (translation.state === 'original')
    return (
      <>
        <Text>{children}</Text>
        <p>
          <button
            type="button"
            className="link small"
            onClick={() => {
              setAsked(true)
              translation.translate()
            }}
          >
            <Trans comment="button: show a text in the reader's language">Translate</Trans>
          </button>
        </p>
      </>
    )
  return (
    <>
      <TranslatedText translation={translation} {...text} />
      <Text>{more}</Text>
      <TranslationLabel translation={translation} takesFocus={isAsked} />
    </>
  )
}
