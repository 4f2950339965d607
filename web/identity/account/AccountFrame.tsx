// Layout of the sign-in pages.
import { useState, type ReactNode } from 'react'
import { foundedYear } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { BrandLink } from '#web/foundation/shell/Brand.tsx'
import { LanguageMenu } from '#web/foundation/shell/Languages.tsx'
import styles from './AccountFrame.module.css'

export function AccountFrame({
  title,
  lead,
  claim,
  children,
}: {
  title: string
  lead?: ReactNode
  claim: { title: string; text: string }
  children: ReactNode
}) {
  const { operator } = useSite()
  const [year] = useState(() => new Date().getUTCFullYear())
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.top}>
          <BrandLink />
          <div>
            <LanguageMenu />
          </div>
        </div>
        <div className={styles.inside}>
          <h1>{title}</h1>
          {lead && <p className={`muted ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
        <p className="muted small">
          © {foundedYear}–{year} {operator.name}
        </p>
      </div>
      <div className={styles.picture}>
        <img src="/pictures/poster/welcome.svg" alt="" />
        <div className={styles.claim}>
          <p className={styles.claimTitle}>{claim.title}</p>
          <p className="muted">{claim.text}</p>
        </div>
      </div>
    </div>
  )
}
