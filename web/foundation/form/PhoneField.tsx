// Phone number: dial code and number, read as one.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type * as PhoneNumbers from '#contract/foundation/phone-numbers.ts'
import { Field } from '#web/ui/controls/Field.tsx'
import { whenLeft } from './CompoundFields.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

export type PhoneValue = { countryCode: string; phoneNumber: string }
type Reader = typeof PhoneNumbers

/** Value: `{ countryCode, phoneNumber }` as typed, checked by `phone` of codecs.ts. */
export function PhoneField({ name, label, dialCode = '' }: { name: string; label: string; dialCode?: string }) {
  const { t } = useLingui()
  const display = ({ countryCode, phoneNumber }: PhoneValue) => `${countryCode} ${phoneNumber}`.trim()
  const { id, value, error, onChange, onBlur, ref } = useField<PhoneValue>(name, label, display)
  const [isOwnCode, setIsOwnCode] = useState(false)
  const [reader, setReader] = useState<Reader>()
  const countryCode = isOwnCode ? value.countryCode : value.countryCode || dialCode
  const phone = reader?.phoneIn({ ...value, countryCode }, () => true)
  const reading = reader && typeof phone === 'object' ? reader.international(phone) : undefined
  function load(): void {
    if (!reader) void import('#contract/foundation/phone-numbers.ts').then(setReader, () => {})
  }
  function leave(): void {
    if (typeof phone === 'object' && phone.countryCode !== countryCode && reading)
      onChange({ countryCode: phone.countryCode, phoneNumber: reading.slice(phone.countryCode.length).trim() })
    onBlur()
  }
  return (
    <div className={styles.phone} onBlur={whenLeft(leave)} onFocus={load}>
      <Field
        id={`${id}.countryCode`}
        name={`${name}.countryCode`}
        label={t`Dial code`}
        inputMode="tel"
        autoComplete="tel-country-code"
        maxLength={8}
        value={countryCode}
        onChange={(event) => {
          setIsOwnCode(true)
          onChange({ ...value, countryCode: event.target.value })
        }}
      />
      <Field
        id={id}
        ref={ref}
        name={`${name}.phoneNumber`}
        label={label}
        error={error}
        hint={reading && <span aria-live="polite">{t`Read as ${reading}`}</span>}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        value={value.phoneNumber}
        onChange={(event) => onChange({ countryCode, phoneNumber: event.target.value })}
      />
    </div>
  )
}
