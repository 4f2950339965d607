// Public text that the reader wants translated.
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ReadingKind } from '#contract/discovery/reading.ts'
import { Text } from '#web/ui/Text.tsx'
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
  /** Below the text. */
  more?: ReactNode
}

export function Translating({ kind, id, edition, from, field, original, className, write, more }: TranslatingProps) {
  const translation = useTranslation({ kind, id, edition, from })
  const start = useEffectEvent(() => translation.translate())
  useEffect(() => start(), [])
  return (
    <>
      <TranslatedText {...{ translation, field, original, className, write }} />
      <Text>{more}</Text>
      <TranslationLabel translation={translation} takesFocus />
    </>
  )
}
