// Applied filters as removable chips.
import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentGroup } from '#contract/catalog/documents/kinds.ts'
import type { Facets } from '#contract/discovery/search.ts'
import type { ReplyLevel } from '#contract/foundation/constants.ts'
import type { Presence as State } from '#contract/identity/businesses/presence.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { useSite } from '#web/foundation/page.ts'
import { useKindNames } from '#web/trust/verification/card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { type AppliedFilter, appliedIn } from './applied.ts'
import styles from '../Around.module.css'
import type { Names } from './choices.ts'
import { addressOf, type SearchQuery } from '../query.ts'
import { documentGroupName, presenceName, replyName } from '../titles.ts'

export function AppliedFilters({
  query,
  facets,
  names,
}: {
  query: SearchQuery
  facets: Facets | undefined
  names: Names
}) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const kinds = useKindNames()
  const applied = appliedIn(query, facets, names)
  if (applied.length === 0) return null
  const nameOf: Partial<Record<AppliedFilter['filter'], (value: string) => string>> = {
    verified: () => t`Verified companies only`,
    verifications: (kind) => t`Verified: ${kinds[kind as ClaimKind]}`,
    presence: (state) => presenceName(i18n, state as State),
    replies: (level) => replyName(i18n, level as ReplyLevel),
    documents: (group) => documentGroupName(i18n, group as DocumentGroup),
  }
  return (
    <div className={`${styles.chips} ${styles.applied}`}>
      <span className="muted small">
        <Trans>Applied</Trans>
      </span>
      {applied.map(({ filter, name, without }) => {
        const label = nameOf[filter]?.(name) ?? name
        return (
          <Chip key={`${filter} ${name}`} href={paths.search(addressOf(without))} removes={t`Remove filter: ${label}`}>
            {label}
          </Chip>
        )
      })}
    </div>
  )
}
