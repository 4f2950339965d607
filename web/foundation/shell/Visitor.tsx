// Visitor links: Login, Register.
import { useLingui } from '@lingui/react/macro'
import { keepIntent } from '#web/foundation/intent.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { useLoginAddresses } from './use-login-addresses.ts'
import styles from './Visitor.module.css'

export function Visitor() {
  const { t } = useLingui()
  const { login, register } = useLoginAddresses()
  return (
    <>
      <LinkButton className={styles.login} href={login} reloadDocument onClick={() => keepIntent(undefined)}>
        {t`Login`}
      </LinkButton>
      <LinkButton className={styles.register} look="primary" href={register} reloadDocument>
        {t`Register`}
      </LinkButton>
    </>
  )
}
