// Password field.
import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '#web/ui/icons.ts'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '#web/ui/Button.tsx'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import styles from './Form.module.css'
import { TextField, type TextFieldProps } from './TextFields.tsx'
import { useHydrated } from './use-hydrated.ts'

/** New passwords need `autoComplete="new-password"`. */
export function PasswordField({ below, ...props }: TextFieldProps & { below?: ReactNode }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [isLocked, setIsLocked] = useState(false)
  const watch = (event: KeyboardEvent) => setIsLocked(event.getModifierState('CapsLock'))
  return (
    <div onBlur={() => setIsLocked(false)}>
      <TextField
        autoComplete="current-password"
        required
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={watch}
        onKeyUp={watch}
        inside={
          isHydrated && (
            <IconButton
              label={isShown ? t`Hide password` : t`Show password`}
              icon={isShown ? IconEyeOff : IconEye}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            />
          )
        }
      />
      {isLocked && <LiveRegion className={styles.caps}>{t`Caps Lock is on`}</LiveRegion>}
      {below}
    </div>
  )
}
