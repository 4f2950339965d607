// Translation label of quotations.
import { Trans } from '@lingui/react/macro'
import { useLanguageName, useProviderName } from './names.ts'
import { TranslationLabel } from './TranslationLabel.tsx'
import type { Translation } from './use-translation.ts'

type Props = { translation: Translation; describedBy?: string }

export function QuotationLabel({ translation, describedBy }: Props) {
  const provider = useProviderName(true)(translation.provider)
  const language = useLanguageName()(translation.from)
  return (
    <TranslationLabel translation={translation} describedBy={describedBy}>
      <Trans>
        Words translated by {provider} from {language}. Amounts, terms and names are as sent
      </Trans>
    </TranslationLabel>
  )
}
