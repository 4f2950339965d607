// Price fields.
import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '#web/ui/icons.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { productColumns } from '#contract/catalog/products/columns.ts'
import { isFree } from '#contract/foundation/amounts.ts'
import { numberIn } from '#contract/foundation/numbers.ts'
import { priceTiersMost } from '#contract/foundation/constants.ts'
import { SelectField, type Option } from '#web/foundation/form/ChoiceFields.tsx'
import { useListField, type ListRow } from '#web/foundation/form/list-field.ts'
import { NumberField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below } from '#web/ui/controls/Field.tsx'
import styles from '#web/ui/controls/Rows.module.css'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import type { ProductValues } from './product-form.ts'

type Tier = ProductValues['price']['tiers'][number]

export function Price({ currencies }: { currencies: readonly { code: string; name: string }[] }) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const kind = useWatch<ProductValues, 'price.kind'>({ name: 'price.kind' })
  const { formats } = useSite()
  const [min, max] = useWatch<ProductValues, ['price.min', 'price.max']>({ name: ['price.min', 'price.max'] })
  const ends = [min, max].map((text) => (text.trim() ? numberIn(text, formats.decimal) : null))
  const zero = isFree({ min: ends[0]!, max: ends[1]! }) && (
    <output>{t`Shown as “Free”. Choose “On request” where buyers should ask.`}</output>
  )
  const currency = { name: 'price.currency', codes: currencies.map(({ code }) => code) }
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
          <NumberField name="price.min" label={t`Lowest price`} currency={currency} hint={zero} />
          <NumberField name="price.max" label={t`Highest price`} currency={currency} />
        </div>
      )}
      {kind === 'tiers' && <Steps currency={currency} />}
    </fieldset>
  )
}

type Currency = { name: string; codes: string[] }

function Steps({ currency }: { currency: Currency }) {
  const { t } = useLingui()
  const name = 'price.tiers'
  const { rows, error, add, remove } = useListField<Tier>(name, t`Price`, stepsText)
  return (
    <div className={styles.steps} ref={useFocusAfterRemoval()}>
      {rows.map((row, at) => (
        <Step key={row.key} row={row} number={at + 1} currency={currency} onRemove={() => remove(at)} />
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

type StepProps = { row: ListRow; number: number; currency: Currency; onRemove: () => void }

function Step({ row: { name }, number, currency, onRemove }: StepProps) {
  const { t } = useLingui()
  const unit = useWatch<ProductValues, 'price.unit'>({ name: 'price.unit' })
  return (
    <div className={styles.pair} data-row>
      <NumberField
        name={`${name}.quantity`}
        label={t`From quantity, step ${number}`}
        inputMode="numeric"
        maxLength={12}
      />
      <NumberField
        name={`${name}.price`}
        label={unit ? t`Price per ${unit}, step ${number}` : t`Price of one, step ${number}`}
        currency={currency}
      />
      <IconButton icon={IconTrash} label={t`Remove step ${number}`} onClick={onRemove} />
    </div>
  )
}

export function stepsText(tiers: readonly Tier[]): string {
  return tiers.map(({ quantity, price }) => `${quantity}: ${price}`).join('\n')
}
