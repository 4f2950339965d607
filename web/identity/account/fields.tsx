// Account form fields: remembered email, second-factor code.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { EmailField, TextField, type TextFieldProps } from '#web/foundation/form/TextFields.tsx'
import { rememberEmail, rememberedEmail } from './remembered.ts'

export function RememberedEmailField({ label }: { label: string }) {
  const { setValue } = useFormContext()
  const email: string = useWatch({ name: 'email' })
  const isFirst = useRef(true)
  useEffect(() => {
    if (email || !isFirst.current) rememberEmail(email)
    else setValue('email', rememberedEmail())
    isFirst.current = false
  }, [email, setValue])
  return <EmailField name="email" label={label} autoComplete="username" required />
}

export function CodeField(props: Pick<TextFieldProps, 'hint' | 'inputMode' | 'maxLength'>) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      name="code"
      label={t`Security code`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
      autoFocus
    />
  )
}
