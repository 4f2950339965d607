// Public text with its translation, and the button for it.
import { useId, type ReactNode } from 'react'
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
  const isOffered = useOffered(isPrivate ? 'messages' : 'listings')(from)
  const translation = useTranslation({ kind, id, edition, from, isOffered })
  const textID = useId()
  if (!isOffered) return children
  return (
    <>
      <TranslatedText id={textID} translation={translation} {...text} />
      <Text>{more}</Text>
      <TranslationLabel translation={translation} describedBy={textID} />
    </>
  )
}
