// Translation above its original.
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import styles from './Translations.module.css'
import type { Translation } from './use-translation.ts'

type Props = {
  translation: Translation
  field: string
  original: string
  className?: string | undefined
  write: (text: string) => ReactNode
}

export function TranslatedText({ translation, field, original, className = '', write }: Props) {
  const { locale } = useSite()
  const { state, texts, from, isOriginalHidden } = translation
  const text = state === 'shown' ? texts[field] : undefined
  return (
    <>
      {text !== undefined && (
        <p className={className} lang={locale}>
          {write(text)}
        </p>
      )}
      {(text === undefined || !isOriginalHidden) && (
        <p
          className={text === undefined ? className : `${className} ${styles.original}`}
          lang={from ?? undefined}
          dir="auto"
        >
          {write(original)}
        </p>
      )}
    </>
  )
}
