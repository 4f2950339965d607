// Visitor actions on a company; buttons load when signed in.
import { Trans } from '@lingui/react/macro'
import { IconBookmark, IconLink, IconPlus, IconThumbUp } from '#web/ui/icons.ts'
import { Suspense } from 'react'
import { SelectButton } from '#web/catalog/compare/card.tsx'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import styles from './Social.module.css'

const LiveSocial = lazyComponent(async () => (await import('./LiveSocial.tsx')).LiveSocial)

export type SocialProps = { businessID: string; likes: number; name: string }

export function Social(shown: SocialProps) {
  const { formats } = useSite()
  const links = (
    <>
      <LoginLink icon={IconThumbUp} intent={`like ${shown.businessID}`}>
        <Trans>Like</Trans>
        {shown.likes > 0 && <span className="num">{formats.number(shown.likes)}</span>}
      </LoginLink>
      <LoginLink icon={IconPlus} intent={`follow ${shown.businessID}`}>
        <Trans>Follow</Trans>
      </LoginLink>
      <LoginLink icon={IconLink} intent={`connect ${shown.businessID}`}>
        <Trans comment="button: ask a company or person for a connection">Connect</Trans>
      </LoginLink>
      <LoginLink icon={IconBookmark} intent={`save ${shown.businessID}`}>
        <Trans>Save Business</Trans>
      </LoginLink>
    </>
  )
  return (
    <div className={styles.social}>
      {useSession() ? (
        <Suspense fallback={links}>
          <LiveSocial {...shown} />
        </Suspense>
      ) : (
        links
      )}
      <SelectButton kind="business" id={shown.businessID} name={shown.name} />
    </div>
  )
}
