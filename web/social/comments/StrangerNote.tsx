// Login note replacing the comment field.
import { Trans } from '@lingui/react/macro'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import styles from './StrangerNote.module.css'

export function StrangerNote() {
  return (
    <p className={`screen-only ${styles.note}`}>
      <Trans>If you want to comment you must be logged in.</Trans>
      <LoginLink look="soft">
        <Trans>Login</Trans>
      </LoginLink>
    </p>
  )
}
