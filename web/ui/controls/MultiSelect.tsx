// Searchable multi-select with removable tags. Lazy.
import { Button, DialogTrigger, Popover, Tag, TagGroup, TagList } from 'react-aria-components'
import { IconChevronDown, IconX } from '#web/ui/icons.ts'
import { Aria } from '#web/ui/Aria.tsx'
import button from '#web/ui/Button.module.css'
import { Icon } from '#web/ui/Icon.tsx'
import type { Option } from './ListBox.tsx'
import styles from './MultiSelect.module.css'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { SearchableList } from './SearchableList.tsx'

/** Chosen values outside the options stay. */
export function MultiSelect({
  label,
  options,
  chosen,
  onChange,
  add,
  findLabel,
  noneLabel,
}: {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  add: string
  findLabel: string
  noneLabel: string
}) {
  const tags = chosen.map((value) => options.find((one) => one.value === value) ?? { value, text: value })
  function choose(values: string[]): void {
    const kept = chosen.filter((value) => values.includes(value))
    onChange([...kept, ...values.filter((value) => !chosen.includes(value))])
  }
  return (
    <Aria>
      <TagGroup aria-label={label} onRemove={(keys) => onChange(chosen.filter((value) => !keys.has(value)))}>
        <TagList className={styles.tags!} items={tags}>
          {({ value, text, flag }: Option) => (
            <Tag id={value} className={styles.tag!} textValue={text}>
              {flag && <Flag emoji={flag} />}
              <Text>{text}</Text>
              <Button slot="remove" className={styles.remove!}>
                <Icon icon={IconX} size="s" />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      <DialogTrigger>
        <Button className={button.button!}>
          {add}
          <Icon icon={IconChevronDown} />
        </Button>
        <Popover className={`panel ${styles.layer}`} aria-label={label} placement="bottom start" offset={6}>
          <SearchableList
            label={label}
            options={options}
            selected={chosen}
            several
            empty={noneLabel}
            findLabel={findLabel}
            onSelect={choose}
          />
        </Popover>
      </DialogTrigger>
    </Aria>
  )
}
