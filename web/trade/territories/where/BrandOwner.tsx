// Link for a brand's owner.
import { Trans } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Link } from '#web/ui/Link.tsx'
import styles from './Where.module.css'

export function BrandOwner({ supplier, distributor }: { supplier?: string; distributor?: string }) {
  const { paths } = useSite()
  const businessID = useSession()?.actor.businessID
  if (!businessID || businessID === supplier || businessID === distributor) return null
  return (
    <p className={styles.more}>
      <Link className="link small" to={paths.falseAppointment({ businessID }, { supplier, distributor })}>
        <Trans>Is your brand shown here falsely?</Trans>
      </Link>
    </p>
  )
}
