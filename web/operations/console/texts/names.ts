// Text collection names.
import { useLingui } from '@lingui/react/macro'
import type { TextCollection } from '#contract/publishing/texts.ts'

export function useCollections(): Record<TextCollection, string> {
  const { t } = useLingui()
  return { pages: t`Pages`, 'b2b-tips': t`B2B Tips`, agreements: t`Agreements` }
}
