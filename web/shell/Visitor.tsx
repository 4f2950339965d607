// The user area of a visitor: Login and Register, which lead to the auth service and back to the page that is shown. Server only.
import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../ui/Button.tsx'
import styles from './Visitor.module.css'

/** The targets `#login` and `#register` are filled in for each page, by the server and after client navigations. */
export function Visitor() {
  const { t } = useLingui()
  return (
    <>
      <LinkButton href="#login" data-account="login">{t`Login`}</LinkButton>
      <LinkButton className={styles.register} look="primary" href="#register" data-account="register">
        {t`Register`}
      </LinkButton>
    </>
  )
}
