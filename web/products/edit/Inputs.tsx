// The parts of a product's form that repeat: specifications, and prices from a quantity on.
import { useLingui } from '@lingui/react/macro'
import { priceTiersMost, specsMost } from '#contract/constants.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Below, Field, Select } from '#web/ui/Field.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import styles from './Inputs.module.css'
import type { Name, Values } from './product-form.ts'

export type Form = {
  values: Values
  businessID: string
  change: (changes: Partial<Values>) => void
  /** The words for what is wrong with a field, once it is to be said. */
  problem: (path: string) => string | undefined
  leave: (name: Name) => void
  onBusy: (busy: boolean) => void
}
export type Usual = { key: string; values: string[] }[]

export function Specs({ form, usual }: { form: Form; usual: Usual }) {
  const { t } = useLingui()
  const { values, change, problem } = form
  const { specs } = values
  const put = (at: number, part: object) =>
    change({ specs: specs.map((spec, i) => (i === at ? { ...spec, ...part } : spec)) })
  const missing = usual.filter(({ key }) => !specs.some((spec) => spec.key === key)).slice(0, 8)
  return (
    <fieldset className={styles.group}>
      <legend>{t`Specifications`}</legend>
      <datalist id="spec-keys">
        {usual.map(({ key }) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      {specs.map((spec, at) => {
        const number = at + 1
        const known = usual.find(({ key }) => key === spec.key)?.values ?? []
        return (
          <div key={at} className={styles.pair}>
            <Field
              id={`specs.${at}`}
              label={t`Name of specification ${number}`}
              list="spec-keys"
              value={spec.key}
              maxLength={80}
              onChange={(event) => put(at, { key: event.currentTarget.value })}
            />
            <Field
              label={t`Value of specification ${number}`}
              list={`spec-values-${at}`}
              value={spec.value}
              maxLength={500}
              onChange={(event) => put(at, { value: event.currentTarget.value })}
            />
            <datalist id={`spec-values-${at}`}>
              {known.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </datalist>
            <IconButton
              icon={trashIcon}
              label={t`Remove specification ${number}`}
              onClick={() => change({ specs: specs.toSpliced(at, 1) })}
            />
            <Below id={`spec-${at}`} error={problem(`specs.${at}`)} />
          </div>
        )
      })}
      <div className="row">
        <Button
          look="soft"
          icon={plusIcon}
          disabled={specs.length >= specsMost}
          onClick={() => change({ specs: [...specs, { key: '', value: '' }] })}
        >{t`Add a specification`}</Button>
        {missing.map(({ key }) => (
          <Button
            key={key}
            look="ghost"
            onClick={() => change({ specs: [...specs, { key, value: '' }] })}
          >{`+ ${key}`}</Button>
        ))}
      </div>
    </fieldset>
  )
}

export function Price({ form, currencies }: { form: Form; currencies: { code: string; name: string }[] }) {
  const { t } = useLingui()
  const { values, change, problem, leave } = form
  const { pricing, tiers } = values
  const put = (at: number, part: object) =>
    change({ tiers: tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)) })
  return (
    <fieldset className={styles.group}>
      <legend>{t`Price`}</legend>
      <div className={styles.grid}>
        <Select
          visible
          label={t`Kind of price`}
          value={pricing}
          onChange={(event) => {
            const next = event.currentTarget.value as Values['pricing']
            const first = next === 'tiers' && tiers.length === 0
            change({ pricing: next, ...(first && { tiers: [{ quantity: '1', price: '' }] }) })
          }}
        >
          <option value="request">{t`On request`}</option>
          <option value="range">{t`A price or a range`}</option>
          <option value="tiers">{t`By quantity`}</option>
        </Select>
        {pricing !== 'request' && (
          <>
            <Select
              visible
              label={t`Currency`}
              value={values.currency}
              onChange={(event) => change({ currency: event.currentTarget.value })}
            >
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>{`${code} · ${name}`}</option>
              ))}
            </Select>
            <Field
              label={t`Unit`}
              placeholder={t`piece`}
              value={values.unit}
              maxLength={40}
              onChange={(event) => change({ unit: event.currentTarget.value })}
            />
          </>
        )}
      </div>
      {pricing === 'range' && (
        <div className={styles.grid}>
          {(['min', 'max'] as const).map((end) => (
            <Field
              key={end}
              id={end}
              label={end === 'min' ? t`Lowest price` : t`Highest price`}
              inputMode="decimal"
              maxLength={20}
              value={values[end]}
              error={problem(end)}
              onChange={(event) => change({ [end]: event.currentTarget.value })}
              onBlur={() => leave(end)}
            />
          ))}
        </div>
      )}
      {pricing === 'tiers' && (
        <>
          {tiers.map((tier, at) => {
            const number = at + 1
            return (
              <div key={at} className={styles.pair}>
                <Field
                  id={`tiers.${at}`}
                  label={t`From quantity, step ${number}`}
                  inputMode="numeric"
                  maxLength={12}
                  value={tier.quantity}
                  onChange={(event) => put(at, { quantity: event.currentTarget.value })}
                />
                <Field
                  label={t`Price of one, step ${number}`}
                  inputMode="decimal"
                  maxLength={20}
                  value={tier.price}
                  onChange={(event) => put(at, { price: event.currentTarget.value })}
                />
                <IconButton
                  icon={trashIcon}
                  label={t`Remove step ${number}`}
                  onClick={() => change({ tiers: tiers.toSpliced(at, 1) })}
                />
                <Below id={`tier-${at}`} error={problem(`tiers.${at}`)} />
              </div>
            )
          })}
          <Button
            look="soft"
            icon={plusIcon}
            disabled={tiers.length >= priceTiersMost}
            onClick={() => change({ tiers: [...tiers, { quantity: '', price: '' }] })}
          >{t`Add a step`}</Button>
        </>
      )}
    </fieldset>
  )
}
