// Join banner: strangers register, others open their businesses.
import { useLingui } from '@lingui/react/macro'
import { IconBuildingFactory2, IconUserPlus } from '#web/ui/icons.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/Button.tsx'
import styles from './JoinBanner.module.css'

export function JoinBanner() {
  const { t } = useLingui()
  const { accounts, origin, paths } = useSite()
  const isSignedIn = useSession() !== undefined
  return (
    <Card pad="l" className={styles.banner}>
      <div className="grow">
        <h2>{t`Show what you make`}</h2>
        <p className="muted">{t`The standard listing is free and stays free: a page, your products, one inbox.`}</p>
      </div>
      {isSignedIn ? (
        <LinkButton look="primary" icon={IconBuildingFactory2} href={paths.myBusiness()}>
          {t`My Business`}
        </LinkButton>
      ) : (
        <LinkButton
          look="primary"
          icon={IconUserPlus}
          href={accounts.register(origin + paths.myBusiness())}
          rel="nofollow"
          reloadDocument
        >
          {t`Register Now`}
        </LinkButton>
      )}
    </Card>
  )
}
