// Company of a hit.
import { useLingui } from '@lingui/react/macro'
import type { Author } from '#contract/identity/actors.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Verified } from '#web/ui/Badge.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Search.module.css'

export function CompanyLine({ business, href }: { business: Author; href?: string }) {
  const { t } = useLingui()
  const { country, verified = false } = business
  return (
    <p className={styles.company}>
      {href && (
        <Link className="semi" to={href}>
          <UserText text={nameOf(business)} />
        </Link>
      )}
      {country && (
        <span className="muted">
          <Flag emoji={country.emoji} /> {country.countryName}
        </span>
      )}
      <Verified
        verified={verified}
        label={verified ? t`Verified` : t`Not verified`}
        {...(verified && { title: t`Evidence of the company was checked` })}
      />
    </p>
  )
}
