// The fields of the account forms: each knows its fault from the form around it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { passwordLeast } from '#contract/constants.ts'
import { IconButton } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { eyeIcon, eyeOffIcon } from '../ui/icons.ts'
import { useFaultWords } from './fault-words.tsx'
import { useAlive, useFormState } from './Form.tsx'
import styles from './Form.module.css'
import { rememberEmail, rememberedEmail } from './remembered.ts'
import { strengthOf, type Strength } from './strength.ts'

type Input = ComponentProps<typeof Field>

export function TextField({ name, ...rest }: Input & { name: string }) {
  const { faults, prefix } = useFormState()
  const words = useFaultWords()
  const fault = faults[name]
  return <Field {...rest} name={name} id={`${prefix}-${name}`} error={fault && words(fault)} />
}

/** Keeps what was typed for the other account pages. `given`: the address that the server knows already. */
export function EmailField({ label, given, ...rest }: { label: string; given?: string | undefined } & Partial<Input>) {
  const { prefix } = useFormState()
  useEffect(() => {
    const input = document.getElementById(`${prefix}-email`) as HTMLInputElement
    // Typed before scripts ran, or given by the server.
    if (input.value) rememberEmail(input.value)
    else input.value = rememberedEmail()
  }, [prefix])
  return (
    <TextField
      autoComplete="username"
      {...rest}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      spellCheck={false}
      required
      defaultValue={given}
      onInput={(event) => rememberEmail(event.currentTarget.value)}
    />
  )
}

/** With a button that shows what is typed, and a word when the capitals are locked. */
export function PasswordField({
  name = 'password',
  below,
  ...rest
}: { name?: string; label: string; below?: ReactNode } & Partial<Input>) {
  const { t } = useLingui()
  const alive = useAlive()
  const [seen, setSeen] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const watch = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <div>
      <TextField
        autoComplete="current-password"
        {...rest}
        name={name}
        type={seen ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        required
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapitals(false)}
        inside={
          alive && (
            <IconButton
              label={seen ? t`Hide password` : t`Show password`}
              icon={seen ? eyeOffIcon : eyeIcon}
              aria-pressed={seen}
              onClick={() => setSeen(!seen)}
            />
          )
        }
      />
      {capitals && (
        <p className={styles.caps} role="status">
          {t`Caps Lock is on`}
        </p>
      )}
      {below}
    </div>
  )
}

/** A password to be set, with advice. `own` answers what belongs to the person: it is guessed first. */
export function NewPasswordField({ own, ...rest }: { name?: string; label: string; own?: () => string[] }) {
  const [strength, setStrength] = useState<Strength>()
  const { faults } = useFormState()
  const words = useAdvice()
  const fault = faults[rest.name ?? 'password']
  const least = passwordLeast
  const { t } = useLingui()
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      minLength={least}
      maxLength={200}
      onInput={(event) => setStrength(strengthOf(event.currentTarget.value, own?.()))}
      hint={
        strength ? words(strength) : t`At least ${least} characters. A few words that don't belong together are best.`
      }
      below={
        strength &&
        !fault && (
          <div className={styles.meter} aria-hidden="true">
            {[1, 2, 3, 4].map((bar) => (
              <i key={bar} className={bar <= strength.score ? styles.on : undefined} />
            ))}
          </div>
        )
      }
    />
  )
}

function useAdvice(): (strength: Strength) => string {
  const { t } = useLingui()
  return ({ score, weakness }) => {
    if (weakness === 'short') return t`At least ${passwordLeast} characters`
    if (weakness === 'common') return t`Weak: contains one of the passwords that are tried first.`
    if (weakness === 'own') return t`Weak: contains your name or e-mail address.`
    if (weakness === 'repeats') return t`Weak: repeats or rows of the keyboard.`
    if (score < 3) return t`Fair. Another word makes it good.`
    return score === 3 ? t`Good.` : t`Very good.`
  }
}
