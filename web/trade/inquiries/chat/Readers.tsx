// Readers of a translated message.
import { Trans } from '@lingui/react/macro'
import type { Message } from '#contract/trade/inquiries/inquiries.ts'
import { useLanguageName } from '#web/foundation/translations/names.ts'
import type { ThreadTranslation } from './use-thread-translation.ts'

type Props = { readers: ThreadTranslation['readers']; message: Message }

export function Readers({ readers, message: { content, language } }: Props) {
  const languageName = useLanguageName()
  if (!content || !language) return null
  return readers
    .filter((reader) => reader.language !== language)
    .map((reader) => {
      const { name } = reader
      const into = languageName(reader.language)
      return (
        <span key={`${name} ${into}`}>
          <Trans>
            {name} reads it translated into {into}
          </Trans>
        </span>
      )
    })
}
