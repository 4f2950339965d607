// Names of transparency counts.
import { useLingui } from '@lingui/react/macro'
import type { ModeratedKind } from '#contract/trust/sanctions/acts.ts'
import type { DecisionAct } from '#contract/trust/transparency/acts.ts'
import { reasonNames } from '#web/trust/reports/card.tsx'

type Names<Key extends string> = Record<Key, string>

export function useReasonNames(): Names<keyof typeof reasonNames> {
  const { i18n } = useLingui()
  const named = Object.entries(reasonNames).map(([reason, name]) => [reason, i18n._(name)])
  return Object.fromEntries(named) as Names<keyof typeof reasonNames>
}

export function useKindNames(): Names<ModeratedKind> {
  const { t } = useLingui()
  return {
    user: t({ message: 'People', comment: 'kind of what was reported' }),
    business: t`Companies`,
    product: t`Products`,
    post: t`Posts`,
    comment: t`Comments`,
    group: t`Groups`,
    message: t`Messages`,
    review: t`Reviews`,
  }
}

export function useDecisionNames(): Names<DecisionAct> {
  const { t } = useLingui()
  return {
    none: t`No measure: report dismissed`,
    warn: t`Warnings`,
    hide: t`Content hidden`,
    remove: t`Content removed`,
    limit: t`Accounts limited to reading`,
    suspend: t`Accounts suspended`,
    reject: t`Registrations rejected`,
    terminate: t`Accounts closed`,
  }
}
