// Calendar of a date field.
import type { CalendarDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
  Dialog,
  Popover,
} from 'react-aria-components'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import styles from './CalendarLayer.module.css'
import { Icon } from '#web/ui/Icon.tsx'

/** Ten years each side of the shown one, as specified. */
const yearsShown = 21

type ChoiceProps = {
  'aria-label': string
  value: unknown
  onChange: (key: number) => void
  items: { id: number; formatted: string }[]
}

export function CalendarLayer({ min, max }: { min: CalendarDate | null; max: CalendarDate | null }) {
  const visibleYears = min && max ? max.year - min.year + 1 : yearsShown
  return (
    <Popover className={`panel ${styles.layer}`} offset={6} placement="bottom end">
      <Dialog className={styles.dialog!}>
        <Calendar>
          <div className={styles.header}>
            <Button slot="previous" className={styles.step!}>
              <Icon icon={IconChevronLeft} />
            </Button>
            <CalendarMonthPicker>{(months) => <Choice {...months} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={visibleYears}>{(years) => <Choice {...years} />}</CalendarYearPicker>
            <Button slot="next" className={styles.step!}>
              <Icon icon={IconChevronRight} />
            </Button>
          </div>
          <CalendarGrid className={styles.grid!}>
            {(date) => <CalendarCell className={styles.day!} date={date} />}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}

function Choice({ value, onChange, items, ...rest }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select {...rest} value={String(value)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <Icon icon={IconChevronDown} size="s" />
    </span>
  )
}
