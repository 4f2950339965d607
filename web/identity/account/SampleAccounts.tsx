// Login buttons of sample accounts; work without scripts.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconChevronRight } from '#web/ui/icons.ts'
import styles from './SampleAccounts.module.css'

type Sample = { account: 'buyer' | 'exporter' | 'operator'; firstName: string; lastName: string }

export function SampleAccounts({ samples, continueTo }: { samples: Sample[]; continueTo: string | undefined }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const roles = {
    buyer: [t`Buyer`, t`Searches, compares, saves and follows`],
    exporter: [t`Exporter`, t`Owns a complete business with products`],
    operator: [t`Operator`, t`One of the people who run the network`],
  }
  return (
    <section className={styles.samples} aria-labelledby="samples">
      <h2 id="samples">{t`Explore with a sample account`}</h2>
      <p className="muted small">{t`This is a demonstration. No password is needed.`}</p>
      <form method="post" action="/auth/sample-login">
        <input type="hidden" name="lang" value={locale} />
        {continueTo && <input type="hidden" name="continue" value={continueTo} />}
        {samples.map(({ account, firstName, lastName }) => (
          <button key={account} className={styles.sample} name="account" value={account}>
            <span className={styles.initials} aria-hidden="true">
              {firstName[0]}
              {lastName[0]}
            </span>
            <span className="grow">
              <b>{roles[account][0]}</b> <span className="muted">{`${firstName} ${lastName}`}</span>
              <span className="muted small">{roles[account][1]}</span>
            </span>
            <Icon icon={IconChevronRight} size="s" />
          </button>
        ))}
      </form>
    </section>
  )
}
