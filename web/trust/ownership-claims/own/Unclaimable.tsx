// Companies that can't be claimed, with another way.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClaimPage } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './Claim.module.css'

export function Unclaimable({ page: { business, state } }: { page: ClaimPage }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const texts: Partial<Record<ClaimPage['state'], string>> = {
    member: t`You belong to this company already.`,
    run: t`This page has members, who can invite you. If they do not answer, or are not the company, report the page.`,
    collection: t`This is a collection of data, not a company: nobody can claim it.`,
  }
  return (
    <div className={styles.column}>
      <Note look="info">
        <p>{texts[state]}</p>
      </Note>
      <div className="row">
        {state === 'member' ? (
          <LinkButton look="primary" href={paths.business(business, { editMode: 1 })}>
            <Trans>Manage Business</Trans>
          </LinkButton>
        ) : (
          <LinkButton href={paths.business(business)}>
            <Trans>To the page of the company</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  )
}
