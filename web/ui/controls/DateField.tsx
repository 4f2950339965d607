// React Aria date field: segments and calendar.
import { parseDate, type CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { Button, DateInput, DatePicker, DateSegment, Group, Label } from 'react-aria-components'
import { IconCalendar, IconX } from '#web/ui/icons.ts'
import { Aria } from '#web/ui/Aria.tsx'
import { CalendarLayer } from './CalendarLayer.tsx'
import styles from './DateField.module.css'
import type { DatePickerProps } from './DatePicker.tsx'
import field from './Field.module.css'
import { Below } from './Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export function DateField({
  label,
  value,
  onChange,
  onBlur,
  clearLabel,
  id,
  name,
  min,
  max,
  required,
  hint,
  error,
  autoFocus,
}: DatePickerProps & { id: string; autoFocus: boolean }) {
  const below = `${id}-hint`
  const segments = useRef<HTMLDivElement>(null)
  function clear(): void {
    onChange('')
    // The button disappears with the date.
    segments.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }
  /** React Aria would keep the last whole date. */
  function leave(): void {
    if (value && segments.current?.querySelector('[data-placeholder]')) onChange('')
    onBlur?.()
  }
  return (
    <Aria>
      <div>
        <DatePicker
          id={id}
          value={dateOf(value)}
          onChange={(date) => onChange(date?.toString() ?? '')}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          isRequired={required ?? false}
          isInvalid={error !== undefined}
          validationBehavior="aria"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces a focused field
          autoFocus={autoFocus}
          aria-describedby={hint || error ? below : undefined}
          {...(name && { name })}
          onBlur={leave}
        >
          <Label className={field.label!}>{label}</Label>
          <Group className={`${field.input} ${styles.group}`} aria-invalid={error ? true : undefined}>
            <DateInput ref={segments} className={styles.segments!}>
              {(segment) => <DateSegment className={styles.segment!} segment={segment} />}
            </DateInput>
            {value && !required && (
              <Button slot={null} className={styles.button!} aria-label={clearLabel} onPress={clear}>
                <Icon icon={IconX} size="s" />
              </Button>
            )}
            <Button className={styles.button!}>
              <Icon icon={IconCalendar} />
            </Button>
          </Group>
          <CalendarLayer min={dateOf(min)} max={dateOf(max)} />
        </DatePicker>
        <Below id={below} hint={hint} error={error} />
      </div>
    </Aria>
  )
}

/** Null for invalid dates. */
function dateOf(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null
  } catch {
    return null
  }
}
