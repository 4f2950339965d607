// One question as a row of radio buttons.
import styles from './Review.module.css'

type Option<Value> = { value: Value; text: string; label?: string }
type Props<Value> = {
  name: string
  label: string
  hint?: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

export function Scale<Value extends number | boolean | null>(props: Props<Value>) {
  const { name, label, hint, value, options, onChange } = props
  return (
    <fieldset className={styles.question}>
      <legend className="sr">{label}</legend>
      <span aria-hidden="true">
        <b className="semi">{label}</b>
        {hint && <span className="small muted">{hint}</span>}
      </span>
      <span className={styles.scale}>
        {options.map((option) => (
          <label key={option.text}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden={option.label ? true : undefined}>{option.text}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
