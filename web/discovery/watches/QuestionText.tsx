// The question of a saved search in a line.
import { useLingui } from '@lingui/react/macro'
import type { SavedSearch } from '#contract/discovery/watches/saved-searches.ts'

export function QuestionText({ search: { question, filters } }: { search: SavedSearch }) {
  const { t } = useLingui()
  const { textQuery, resourceType, verified, presence } = question
  const parts = [
    textQuery && `“${textQuery}”`,
    resourceType === 'product' ? t`products` : t`companies`,
    ...filters,
    verified && t`verified`,
    presence === 'run' && t`answers on WBN`,
  ]
  return <p className="muted small">{parts.filter(Boolean).join(', ')}</p>
}
