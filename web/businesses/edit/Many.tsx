// Several of a list: check boxes where the list is short; else what is chosen, and a select that adds one more.
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { chevronDownIcon, crossIcon } from '#web/ui/icons.ts'
import styles from './Form.module.css'
import type { Option } from './lists.ts'

const boxesMost = 20

export function Many({
  id,
  label,
  hint,
  error,
  options,
  chosen,
  onChange,
  none,
}: {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: Option[]
  chosen: string[]
  onChange: (chosen: string[]) => void
  /** Stands where the list is empty. */
  none?: string
}) {
  const { t } = useLingui()
  const without = (value: string) => chosen.filter((one) => one !== value)
  const few = options.length <= boxesMost
  const left = options.filter(({ value }) => !chosen.includes(value))
  return (
    <fieldset
      className={styles.group}
      id={id}
      tabIndex={-1}
      aria-describedby={hint || error ? `${id}-hint` : undefined}
    >
      <legend>{label}</legend>
      {few ? (
        <div className={styles.boxes}>
          {options.map(({ value, text }) => (
            <Checkbox
              key={value}
              label={text}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, value] : without(value))}
            />
          ))}
        </div>
      ) : (
        <>
          {chosen.length > 0 && (
            <ul className={styles.chosen}>
              {chosen.map((value) => {
                const name = options.find((one) => one.value === value)?.text ?? value
                return (
                  <li key={value}>
                    <button type="button" onClick={() => onChange(without(value))} aria-label={t`Remove ${name}`}>
                      {name}
                      <Icon icon={crossIcon} size="s" />
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <div className={styles.adding}>
            <select
              value=""
              aria-label={t`Add: ${label}`}
              onChange={(event) => onChange([...chosen, event.currentTarget.value])}
            >
              <option value="" disabled>
                {t`Add…`}
              </option>
              {left.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <Icon icon={chevronDownIcon} />
          </div>
        </>
      )}
      {options.length === 0 && none && <p className={styles.hint}>{none}</p>}
      {(error || hint) && (
        <p className={error ? styles.error : styles.hint} id={`${id}-hint`} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}
