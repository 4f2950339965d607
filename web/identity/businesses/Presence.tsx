// State of a listed company, in one line.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleDashed, IconDatabase } from '#web/ui/icons.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Presence.module.css'

export type State = Pick<BusinessCard, 'presence' | 'kind'>

/** Nothing for a run company. `full`: the chip of its page. */
export function Presence({ business: { presence, kind }, full }: { business: State; full?: boolean }) {
  const { t } = useLingui()
  if (kind === 'collection')
    return (
      <span className={full ? styles.chip : styles.line}>
        <Icon icon={IconDatabase} size="s" />
        <Trans>Collection of product data, not a company</Trans>
      </span>
    )
  if (presence === 'run') return null
  return (
    <span
      className={full ? styles.chip : styles.line}
      title={full ? undefined : t`Listed from public sources, nobody runs this page yet`}
    >
      <Icon icon={IconCircleDashed} size="s" />
      {full ? (
        <Trans>Listed from public sources, nobody runs this page yet</Trans>
      ) : (
        <Trans>Listed, not on WBN yet</Trans>
      )}
    </span>
  )
}
