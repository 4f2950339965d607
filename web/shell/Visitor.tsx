// The user area of a visitor: Login and Register.
import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#web/ui/Button.tsx'
import { useWaysIn } from './use-ways-in.ts'
import styles from './Visitor.module.css'

export function Visitor() {
  const { t } = useLingui()
  const { login, register } = useWaysIn()
  return (
    <>
      <LinkButton href={login}>{t`Login`}</LinkButton>
      <LinkButton className={styles.register} look="primary" href={register}>
        {t`Register`}
      </LinkButton>
    </>
  )
}
