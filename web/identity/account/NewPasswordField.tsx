// Field for a new password, with strength.
import { useLingui } from '@lingui/react/macro'
import { get, useFormState, useWatch } from 'react-hook-form'
import { passwordLeast, passwordMost } from '#contract/foundation/constants.ts'
import { PasswordField } from '#web/foundation/form/PasswordField.tsx'
import styles from './NewPasswordField.module.css'
import { strengthOf, type Strength } from './strength.ts'

export function NewPasswordField({
  name,
  label,
  personal,
}: {
  name: string
  label: string
  personal?: () => readonly string[]
}) {
  const { t } = useLingui()
  const adviceOn = useAdvice()
  const password: string = useWatch({ name })
  const hasError = get(useFormState({ name }).errors, name) !== undefined
  const strength = password ? strengthOf(password, personal?.()) : undefined
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      minLength={passwordLeast}
      maxLength={passwordMost}
      hint={
        strength
          ? adviceOn(strength)
          : t`At least ${{ least: passwordLeast }} characters. A few words that don't belong together are best.`
      }
      below={strength && !hasError && <Meter score={strength.score} />}
    />
  )
}

function Meter({ score }: Pick<Strength, 'score'>) {
  return (
    <div className={styles.meter} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={bar <= score ? styles.on : undefined} />
      ))}
    </div>
  )
}

function useAdvice(): (strength: Strength) => string {
  const { t } = useLingui()
  return ({ score, weakness }) => {
    if (weakness === 'short') return t`At least ${passwordLeast} characters`
    if (weakness === 'common') return t`Weak: contains one of the most common passwords.`
    if (weakness === 'personal') return t`Weak: contains your name or e-mail address.`
    if (weakness === 'repeats') return t`Weak: repeated characters or a keyboard pattern.`
    if (score < 3) return t`Fair. Another word makes it good.`
    return score === 3 ? t`Good.` : t`Very good.`
  }
}
