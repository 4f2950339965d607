// Specification fields.
import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { specsMost } from '#contract/foundation/constants.ts'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import styles from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import type { ProductValues } from './product-form.ts'
import type { UsualSpecs } from './tree.ts'

type Spec = ProductValues['specs'][number]
const suggestionsMost = 8

export function Specs({ usual }: { usual: UsualSpecs }) {
  const { t } = useLingui()
  const id = useId()
  const specs = useWatch<ProductValues, 'specs'>({ name: 'specs' })
  const { rows, error, add, remove } = useListField<Spec>('specs', t`Specifications`, (all) =>
    all.map(({ key, value }) => `${key}: ${value}`).join('\n'),
  )
  const missing = usual.filter(({ key }) => !specs.some((spec) => spec.key === key)).slice(0, suggestionsMost)
  return (
    <fieldset className={styles.group} ref={useFocusAfterRemoval()}>
      <legend>{t`Specifications`}</legend>
      <Suggestions id={id} values={usual.map(({ key }) => key)} />
      {rows.map((row, at) => (
        <SpecRow key={row.key} row={row} number={at + 1} keysID={id} usual={usual} onRemove={() => remove(at)} />
      ))}
      <Below id={`${id}-error`} error={error} />
      <div className="row">
        <Button
          look="soft"
          icon={IconPlus}
          disabled={rows.length >= specsMost}
          onClick={() => add({ key: '', value: '' }, 'key')}
        >{t`Add a specification`}</Button>
        {missing.map(({ key }) => (
          <Button key={key} look="ghost" onClick={() => add({ key, value: '' }, 'value')}>{`+ ${key}`}</Button>
        ))}
      </div>
    </fieldset>
  )
}

type RowProps = { row: ListRow; number: number; keysID: string; usual: UsualSpecs; onRemove: () => void }

function SpecRow({ row: { name }, number, keysID, usual, onRemove }: RowProps) {
  const { t } = useLingui()
  const valuesID = useId()
  const named = useWatch({ name: `${name}.key` }) as string
  return (
    <div className={styles.pair} data-row>
      <TextField name={`${name}.key`} label={t`Name of specification ${number}`} list={keysID} maxLength={80} />
      <TextField name={`${name}.value`} label={t`Value of specification ${number}`} list={valuesID} maxLength={500} />
      <Suggestions id={valuesID} values={usual.find(({ key }) => key === named)?.values ?? []} />
      <IconButton icon={IconTrash} label={t`Remove specification ${number}`} onClick={onRemove} />
    </div>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  )
}
