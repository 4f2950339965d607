// Login and Register, for visitors.
import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#web/ui/Button.tsx'
import { useLoginAddresses } from './use-login-addresses.ts'
import styles from './Visitor.module.css'

export function Visitor() {
  const { t } = useLingui()
  const { login, register } = useLoginAddresses()
  return (
    <>
      <LinkButton href={login}>{t`Login`}</LinkButton>
      <LinkButton className={styles.register} look="primary" href={register}>
        {t`Register`}
      </LinkButton>
    </>
  )
}
