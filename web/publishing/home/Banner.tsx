// Home page banner.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { IconUserPlus, IconWorld } from '#web/ui/icons.ts'
import styles from './Banner.module.css'

export function Banner() {
  const { t } = useLingui()
  const { accounts, origin, paths } = useSite()
  const isSignedIn = useSession() !== undefined
  const register = accounts.register(origin + paths.home())
  return (
    <div className={`${styles.banner} ${styles.beside}`}>
      <div>
        <h2>{t`Sell where buyers look.`}</h2>
        <p>
          <Trans>One directory, 25 portals, five languages. Every company can be found from anywhere.</Trans>
        </p>
      </div>
      <div className={styles.ways}>
        {!isSignedIn && (
          <LinkButton
            className={styles.register}
            look="primary"
            icon={IconUserPlus}
            href={register}
            rel="nofollow"
            reloadDocument
          >
            {t`Register Now`}
          </LinkButton>
        )}
        <LinkButton
          icon={IconWorld}
          href={isSignedIn ? paths.myBusiness() : register}
          rel="nofollow"
          reloadDocument={!isSignedIn}
        >
          {t`Go Global`}
        </LinkButton>
      </div>
    </div>
  )
}
