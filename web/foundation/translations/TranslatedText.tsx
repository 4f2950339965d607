// Translation above its original.
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import styles from './Translations.module.css'
import type { Translation } from './use-translation.ts'

type Props = {
  translation: Translation
  field: string
  original: string
  /** Marks the text that is read first. */
  id: string
  className?: string | undefined
  write: (text: string) => ReactNode
}

export function TranslatedText({ translation, field, original, id, className = '', write }: Props) {
  const { locale } = useSite()
  const { state, texts, from, isOriginalHidden } = translation
  const text = state === 'shown' ? texts[field] : undefined
  const isTranslated = text !== undefined
  return (
    <>
      {isTranslated && (
        <p id={id} className={className} lang={locale}>
          {write(text)}
        </p>
      )}
      {(!isTranslated || !isOriginalHidden) && (
        <p
          id={isTranslated ? undefined : id}
          className={isTranslated ? `${className} ${styles.original}` : className}
          lang={from ?? undefined}
          dir="auto"
        >
          {write(original)}
        </p>
      )}
    </>
  )
}
