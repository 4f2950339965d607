// Translated request.
import { useId } from 'react'
import type { RfqDetail } from '#contract/trade/rfqs/rfqs.ts'
import { useSite } from '#web/foundation/page.ts'
import { TranslatedText } from '#web/foundation/translations/TranslatedText.tsx'
import { TranslationLabel } from '#web/foundation/translations/TranslationLabel.tsx'
import { useTranslation, type Translation } from '#web/foundation/translations/use-translation.ts'
import { UserText } from '#web/ui/Unbroken.tsx'

export function TranslatedTitle({ rfq }: { rfq: RfqDetail }) {
  const { locale } = useSite()
  const { title, language } = rfq
  const { state, texts, isOriginalHidden } = useRfqTranslation(rfq)
  const translated = state === 'shown' ? texts['title'] : undefined
  return (
    <div className="grow">
      <h1 lang={translated === undefined ? (language ?? undefined) : locale}>
        <UserText text={translated ?? title} />
      </h1>
      {translated !== undefined && !isOriginalHidden && (
        <p className="muted" lang={language ?? undefined} dir="auto">
          <UserText text={title} />
        </p>
      )}
    </div>
  )
}

export function TranslatedDescription({ rfq }: { rfq: RfqDetail }) {
  const translation = useRfqTranslation(rfq)
  const { description } = rfq
  const textID = useId()
  return (
    <>
      {description && (
        <TranslatedText
          id={textID}
          translation={translation}
          field="description"
          original={description}
          write={(text) => <UserText text={text} />}
        />
      )}
      <TranslationLabel translation={translation} describedBy={description ? textID : undefined} />
    </>
  )
}

function useRfqTranslation({ rfqID, language }: RfqDetail): Translation {
  return useTranslation({ kind: 'rfq', id: rfqID, from: language })
}
