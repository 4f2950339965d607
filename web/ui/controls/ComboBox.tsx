// Searchable select for long lists.
import { useId, type ReactNode } from 'react'
import { IconChevronDown } from '#web/ui/icons.ts'
import { EnhancedSelect, type EnhancedSelectProps } from './EnhancedSelect.tsx'
import styles from './Field.module.css'
import { Below } from './Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Option } from './ListBox.tsx'

type Props = Omit<EnhancedSelectProps, 'optionOf' | 'children'> & {
  options: readonly Option[]
  /** Empty choice; not selectable if `required`. */
  placeholder: string
  findLabel: string
  noneLabel: string
  hint?: ReactNode
  error?: string | undefined
}

/** Controlled or `defaultValue`, like a native select; '' is empty. */
export function ComboBox({ label, options, placeholder, hint, error, className, ...select }: Props) {
  const made = useId()
  const id = select.id ?? made
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <EnhancedSelect
          {...select}
          id={id}
          label={label}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? `${id}-hint` : undefined}
        >
          <option value="" disabled={select.required}>
            {placeholder}
          </option>
          {options.map(({ value, text, more, flag, disabled }) => (
            <option
              key={value}
              value={value}
              disabled={disabled}
              data-flag={flag}
              data-text={(flag || more) && text}
              data-more={more}
            >
              {flag ? `${flag} ${text}` : more ? `${text} · ${more}` : text}
            </option>
          ))}
        </EnhancedSelect>
        <Icon icon={IconChevronDown} />
      </div>
      <Below id={`${id}-hint`} hint={hint} error={error} />
    </div>
  )
}
