// Mistakes of several rows, corrected once.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Row } from './send.ts'
import { useCategoryPaths } from './category-paths.ts'
import { ComboBox } from '#web/ui/controls/ComboBox.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { StepProps } from './use-import.ts'
import { type Mistake } from './mistakes.ts'
import { useColumnNames, useProblemWords } from './words.ts'

const shownMost = 20

type Props = Pick<StepProps, 'currencies'> & {
  mistakes: readonly Mistake[]
  rows: readonly Row[]
  valueOf: (row: number, column: string) => string
  onChoose: (rows: number[], column: string, value: string) => void
}

export function Choices({ mistakes, rows, valueOf, onChoose, currencies }: Props) {
  const paths = useCategoryPaths(mistakes.some(({ column }) => column === 'category'))
  if (mistakes.length === 0) return null
  return (
    <>
      <p className="muted">
        <Trans>What stands in several rows is corrected once, for all of them.</Trans>
      </p>
      {mistakes.slice(0, shownMost).map((mistake) => {
        const { column, text } = mistake
        const same = rows.filter(({ cells }) => String(cells[column] ?? '').trim() === text).map(({ row }) => row)
        const value = same[0] === undefined ? '' : valueOf(same[0], column)
        const choice = { mistake, count: same.length, value: value === text ? '' : value, paths, currencies }
        return <Choice key={`${column} ${text}`} {...choice} onChange={(chosen) => onChoose(same, column, chosen)} />
      })}
    </>
  )
}

type ChoiceProps = Pick<StepProps, 'currencies'> & {
  mistake: Mistake
  count: number
  value: string
  paths: string[]
  onChange: (value: string) => void
}

function Choice({ mistake: { column, text, problem }, count, value, paths, currencies, onChange }: ChoiceProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const name = useColumnNames()(column)
  const label = column === 'category' ? t`Category for «${text}»` : t`${name} in place of «${text}»`
  const hint = <Plural value={count} one="# row" other="# rows" />
  const lists: Record<string, { value: string; text: string }[]> = {
    category: paths.map((path) => ({ value: path, text: path })),
    currency: currencies.map((one) => ({ value: one.code, text: `${one.code} · ${one.name}` })),
  }
  const few: Record<string, { value: string; text: string }[]> = {
    stock: [
      { value: 'yes', text: t`Yes` },
      { value: 'no', text: t`No` },
    ],
    status: [
      { value: 'active', text: t`Shown to buyers` },
      { value: 'draft', text: t`Draft` },
    ],
  }
  const options = lists[column]
  if (options)
    return (
      <ComboBox
        label={label}
        hint={hint}
        options={options}
        placeholder={t`Select`}
        findLabel={column === 'category' ? t`Find a category` : t`Find a currency`}
        noneLabel={t`No match`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (few[column])
    return (
      <Select visible label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t`Select`}</option>
        {few[column].map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </Select>
    )
  return (
    <Field
      label={label}
      hint={
        <span>
          {hint}: {words(problem)}
        </span>
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
