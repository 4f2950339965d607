// Filters as one GET form; behind a button below 1200 px.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useSite } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, Field } from '#web/ui/controls/Field.tsx'
import { Link } from '#web/ui/Link.tsx'
import { More } from '#web/ui/More.tsx'
import { Flag } from '#web/ui/Picture.tsx'
import { Text } from '#web/ui/Text.tsx'
import { type Question, filterCount, type FlagName, type ListName } from './asked.ts'
import styles from './Search.module.css'

type Value = { value: string; name: string; count: number; emoji?: string | undefined }
export type ListFacet = { name: ListName; title: string; values: readonly Value[] }
export type FlagFacet = { name: FlagName; text: string; count: number }

type Props = {
  asked: Question
  action: string
  lists: readonly ListFacet[]
  flags: { title: string; choices: readonly FlagFacet[] }
  open: boolean
  hidden?: Record<string, string | undefined>
}

const shownAtOnce = 4

export function Facets({ asked, action, lists, flags, open, hidden = {} }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const send = () => form.current?.requestSubmit()
  const shown = flags.choices.filter(({ name, count }) => count > 0 || asked.flags[name])
  return (
    <aside className={`${styles.filters} ${open ? styles.opened : ''}`} id="filters" aria-label={t`Filters`}>
      <div className={styles.head}>
        <h2>
          <Trans>Filters</Trans>
        </h2>
        {filterCount(asked) > 0 && (
          <Link className="link small" to={action}>
            <Trans>Clear all</Trans>
          </Link>
        )}
      </div>
      <Form ref={form} action={action} preventScrollReset>
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {asked.lists.category.map((value) => (
          <input key={value} type="hidden" name="category" value={value} />
        ))}
        <div className={styles.facet}>
          <Field
            key={asked.textQuery}
            label={t`Words`}
            name="search"
            type="search"
            maxLength={200}
            defaultValue={asked.textQuery}
          />
        </div>
        {lists.map((one) => (
          <List key={one.name} facet={one} chosen={asked.lists[one.name]} onChange={send} />
        ))}
        {shown.length > 0 && (
          <Group title={flags.title}>
            {shown.map(({ name, text, count }) => (
              <Checkbox
                key={name}
                name={name}
                value="true"
                checked={asked.flags[name]}
                onChange={send}
                label={text}
                aside={formats.number(count)}
              />
            ))}
          </Group>
        )}
        <Button className={styles.apply!} type="submit" look="primary" full>
          <Trans>Apply</Trans>
        </Button>
      </Form>
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

type ListProps = { facet: ListFacet; chosen: readonly string[]; onChange: () => void }

function List({ facet: { name, title, values }, chosen, onChange }: ListProps) {
  const { formats } = useSite()
  if (values.length === 0) return null
  const isEarly = (one: Value, at: number) => at < shownAtOnce || chosen.includes(one.value)
  const [first, rest] = [values.filter(isEarly), values.filter((one, at) => !isEarly(one, at))]
  const box = ({ value, name: text, count, emoji }: Value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      checked={chosen.includes(value)}
      onChange={onChange}
      aside={formats.number(count)}
      label={
        <span>
          {emoji && <Flag emoji={emoji} />} <Text>{text}</Text>
        </span>
      }
    />
  )
  const count = values.length
  return (
    <Group title={title}>
      {first.map(box)}
      {rest.length > 0 && (
        <More more={<Trans comment="all values of a filter">All {count}</Trans>} less={<Trans>Show less</Trans>}>
          {rest.map(box)}
        </More>
      )}
    </Group>
  )
}
