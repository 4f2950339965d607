// Account deletion consequences. Deletion is on the account page, which has the password.
import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import type { Leaving } from '#contract/identity/people/people.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './SettingsPage.module.css'

export function LeavingSection({ leaving: { soleOwnerOf, leaves } }: { leaving: Leaving }) {
  const { accounts } = useSite()
  return (
    <Part id="leaving" title={<Trans>Delete the account</Trans>}>
      <p>
        <Trans>This is permanent and happens at once:</Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>Your name, profile, photos and this account are erased; the address of your profile says so.</Trans>
        </li>
        <li>
          <Trans>Your posts, comments, likes, follows and saved entries are removed.</Trans>
        </li>
        <li>
          <Trans>Messages you sent to others stay with them, without your name.</Trans>
        </li>
        {leaves.length > 0 && (
          <li>
            <Trans>These businesses go on without you:</Trans> <Names of={leaves} />
          </li>
        )}
        {soleOwnerOf.length > 0 && (
          <li>
            <Trans>
              You are the only owner of these businesses. Make somebody else an owner first, or agree to their removal
              with all their products:
            </Trans>{' '}
            <Names of={soleOwnerOf} />
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <LinkButton look="danger" href={accounts.account()}>
          <Trans>Continue to delete the account</Trans>
        </LinkButton>
      </div>
    </Part>
  )
}

function Names({ of }: { of: Leaving['leaves'] }) {
  const { paths } = useSite()
  return of.map((business, index) => (
    <span key={business.businessID}>
      <Text>{index > 0 && ', '}</Text>
      <Link className="link" to={paths.business(business)}>
        {business.companyName}
      </Link>
    </span>
  ))
}
