// Messages in other languages, loaded late.
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import type { Message } from '#contract/trade/inquiries/inquiries.ts'
import { useSite } from '#web/foundation/page.ts'
import { QuotationLabel } from '#web/foundation/translations/QuotationLabel.tsx'
import { QuotationSides } from '#web/foundation/translations/QuotationSides.tsx'
import { TranslatedText } from '#web/foundation/translations/TranslatedText.tsx'
import { TranslationLabel } from '#web/foundation/translations/TranslationLabel.tsx'
import { useTranslation, type Translation } from '#web/foundation/translations/use-translation.ts'
import { Written } from '#web/social/mentions/card.tsx'
import styles from './QuotationCard.module.css'

type Props = { message: Message; always: boolean }

export function TranslatedMessage({
  message,
  always,
  inBubble,
}: Props & { inBubble: (content: ReactNode) => ReactNode }) {
  const translation = useMessageTranslation(message, always)
  const textID = useId()
  const content = (
    <TranslatedText
      id={textID}
      translation={translation}
      field="content"
      original={message.content}
      write={(text) => <Written text={text} mentions={[]} />}
    />
  )
  return (
    <>
      {inBubble(content)}
      <TranslationLabel translation={translation} describedBy={textID} />
    </>
  )
}

export function TranslatedTerms({
  message,
  always,
  describedBy,
  termsOf,
}: Props & { describedBy: string; termsOf: (note: string, language: string | null) => ReactNode }) {
  const { locale } = useSite()
  const { content } = message
  const translation = useMessageTranslation(message, always)
  const { state, texts, from, isOriginalHidden } = translation
  const original = termsOf(content, from)
  return (
    <>
      <QuotationLabel translation={translation} describedBy={describedBy} />
      {state === 'shown' ? (
        <div className={styles.wide}>
          <QuotationSides
            from={from!}
            translated={termsOf(texts['content'] ?? content, locale)}
            original={isOriginalHidden ? undefined : original}
          />
        </div>
      ) : (
        original
      )}
    </>
  )
}

function useMessageTranslation({ messageID, language }: Message, always: boolean): Translation {
  const translation = useTranslation({ kind: 'message', id: messageID, from: language, isOffered: !always })
  const ask = useEffectEvent(() => {
    if (translation.state === 'original') translation.translate()
  })
  const goBack = useEffectEvent(() => translation.showOriginal())
  useEffect(() => {
    if (!always) return undefined
    ask()
    return () => goBack()
  }, [always])
  return translation
}
