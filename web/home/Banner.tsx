// The banner of the home page (1§2): strangers are led to registering and back; who is signed in, to the own businesses.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../page.ts'
import { useSession } from '../session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { userPlusIcon, worldIcon } from '../ui/icons.ts'
import styles from './Banner.module.css'

export function Banner() {
  const { t } = useLingui()
  const { accounts, origin, paths } = useSite()
  const isSignedIn = useSession() !== undefined
  const register = accounts.register(origin + paths.home())
  return (
    <div className={styles.banner}>
      <div>
        <h2>{t`Sell where buyers look.`}</h2>
        <p>
          <Trans>One directory, 25 portals, four languages. Every company is found from everywhere.</Trans>
        </p>
      </div>
      <div className={styles.ways}>
        {!isSignedIn && (
          <LinkButton className={styles.register} look="primary" icon={userPlusIcon} href={register} rel="nofollow">
            {t`Register Now`}
          </LinkButton>
        )}
        <LinkButton icon={worldIcon} href={isSignedIn ? paths.myBusiness() : register} rel="nofollow">
          {t`Go Global`}
        </LinkButton>
      </div>
    </div>
  )
}
