// Translated quotation beside the one that was sent.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '#web/foundation/page.ts'
import { ownNameOf } from './names.ts'
import { SideBySide } from './SideBySide.tsx'

type Props = {
  from: string
  translated: ReactNode
  original: ReactNode | undefined
}

export function QuotationSides({ from, translated, original }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const [language, originalLanguage] = [ownNameOf(locale), ownNameOf(from)]
  return (
    <SideBySide
      translated={{ title: t`${language}, for reading`, children: translated }}
      original={
        original === undefined
          ? undefined
          : {
              title: t`${originalLanguage}, original`,
              note: <Trans comment="the original, as against its translation">this one counts</Trans>,
              children: original,
            }
      }
    />
  )
}
