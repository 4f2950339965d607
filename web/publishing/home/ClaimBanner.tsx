// Banner for listed companies.
import { Trans, useLingui } from '@lingui/react/macro'
import { showcaseCountLeast } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import styles from './Banner.module.css'

export function ClaimBanner({ listed }: { listed: number }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const count = formats.number(listed)
  return (
    <div className={styles.banner}>
      <div>
        <h2>{t`Is your company already listed?`}</h2>
        <p>
          {listed >= showcaseCountLeast ? (
            <Trans>{count} pages come from public sources and wait for their company. </Trans>
          ) : (
            <Trans>Some pages come from public sources and wait for their company. </Trans>
          )}
          <Trans>Claim yours, correct it, and receive the inquiries kept for you.</Trans>
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton className={styles.filled} href={paths.search({ presence: 'listed' })}>
          {t`Find my company`}
        </LinkButton>
        <LinkButton href={paths.createBusiness()} rel="nofollow">
          {t`Add a company`}
        </LinkButton>
      </div>
    </div>
  )
}
