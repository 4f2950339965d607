// Price fields: on request, range, or quantity steps.
import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { productColumns } from '#contract/catalog/products/columns.ts'
import { priceTiersMost } from '#contract/foundation/constants.ts'
import { SelectField, type Option } from '#web/foundation/form/ChoiceFields.tsx'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { NumberField, TextField } from '#web/foundation/form/TextFields.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import styles from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts'
import type { ProductValues } from './product-form.ts'

type Tier = ProductValues['price']['tiers'][number]

export function Price({ currencies }: { currencies: readonly { code: string; name: string }[] }) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const kind = useWatch<ProductValues, 'price.kind'>({ name: 'price.kind' })
  const kinds: Option<typeof kind>[] = [
    { value: 'request', text: t`On request` },
    { value: 'range', text: t`A price or a range` },
    { value: 'tiers', text: t`By quantity` },
  ]
  function addFirstStep(chosen: string): void {
    const isFirst = chosen === 'tiers' && getValues('price.tiers').length === 0
    if (isFirst) setValue('price.tiers', [{ quantity: '1', price: '' }])
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t`Price`}</legend>
      <div className={styles.grid}>
        <SelectField name="price.kind" label={t`Kind of price`} empty={false} options={kinds} onChosen={addFirstStep} />
        {kind !== 'request' && (
          <>
            <SelectField
              name="price.currency"
              label={t`Currency`}
              empty={false}
              options={currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
            />
            <TextField name="price.unit" label={t`Unit`} placeholder={t`piece`} maxLength={productColumns.unit.most} />
          </>
        )}
      </div>
      {kind === 'range' && (
        <div className={styles.grid}>
          <NumberField name="price.min" label={t`Lowest price`} />
          <NumberField name="price.max" label={t`Highest price`} />
        </div>
      )}
      {kind === 'tiers' && <Steps />}
    </fieldset>
  )
}

function Steps() {
  const { t } = useLingui()
  const name = 'price.tiers'
  const { rows, error, add, remove } = useListField<Tier>(name, t`Price`, stepsText)
  return (
    <div className={styles.steps} ref={useFocusAfterRemoval()}>
      {rows.map((row, at) => (
        <Step key={row.key} row={row} number={at + 1} onRemove={() => remove(at)} />
      ))}
      <Below id={`${name}-error`} error={error} />
      <Button
        look="soft"
        icon={IconPlus}
        disabled={rows.length >= priceTiersMost}
        onClick={() => add({ quantity: '', price: '' }, 'quantity')}
      >{t`Add a step`}</Button>
    </div>
  )
}

function Step({ row: { name }, number, onRemove }: { row: ListRow; number: number; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.pair} data-row>
      <NumberField
        name={`${name}.quantity`}
        label={t`From quantity, step ${number}`}
        inputMode="numeric"
        maxLength={12}
      />
      <NumberField name={`${name}.price`} label={t`Price of one, step ${number}`} />
      <IconButton icon={IconTrash} label={t`Remove step ${number}`} onClick={onRemove} />
    </div>
  )
}

export function stepsText(tiers: readonly Tier[]): string {
  return tiers.map(({ quantity, price }) => `${quantity}: ${price}`).join('\n')
}
