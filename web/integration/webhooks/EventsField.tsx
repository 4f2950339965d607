// Event checkboxes of a webhook.
import { useLingui } from '@lingui/react/macro'
import { type EventType, eventTypes } from '#contract/integration/webhooks/event-types.ts'
import { useField } from '#web/foundation/form/form-context.ts'
import { Below, Checkbox } from '#web/ui/controls/Field.tsx'
import { eventNames } from './event-names.ts'
import styles from './Webhooks.module.css'

export function EventsField({ name, label }: { name: string; label: string }) {
  const { i18n } = useLingui()
  const { id, value, error, onChange, onBlur, ref } = useField<EventType[]>(name, label, (types) => types.join(', '))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when the focus leaves the fields inside
    <fieldset className={styles.events} aria-describedby={error && `${id}-hint`} onBlur={onBlur}>
      <legend>{label}</legend>
      {eventTypes.map((type, at) => (
        <Checkbox
          key={type}
          {...(at === 0 && { id, ref })}
          label={i18n._(eventNames[type])}
          aside={<code className="small">{type}</code>}
          checked={value.includes(type)}
          onChange={({ target }) => onChange(target.checked ? [...value, type] : value.filter((one) => one !== type))}
        />
      ))}
      <Below id={`${id}-hint`} error={error} />
    </fieldset>
  )
}
