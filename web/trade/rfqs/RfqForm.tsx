// RFQ form: need and suppliers.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { rfqTextMost, rfqTitleMost } from '#contract/foundation/constants.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { unitCodes } from '#contract/trade/rfqs/units.ts'
import { ActorChoice } from '#web/identity/actors/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useActor } from '#web/foundation/session.ts'
import { select } from '#web/catalog/compare/card.tsx'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { DateField, NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { FilesField } from '#web/trade/inquiries/attachments/card.tsx'
import { type Category, useCategories } from './categories.ts'
import { useUnitNames, useUnitOf } from '#web/trade/units/card.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { rfqForm, rfqValues, type RfqValues } from './rfq-form.ts'
import styles from './Rfqs.module.css'
import { SpecRows } from './SpecRows.tsx'
import { Suppliers } from './Suppliers.tsx'

type Lists = Pick<ReferenceLists, 'countries' | 'currencies' | 'incoterms'>
/** Several products only give makers. */
type Props = { lists: Lists; products: Product[]; businesses: BusinessCard[]; category?: Category | undefined }

const day = 24 * 3600 * 1000 // ms
const usualDays = 14
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

export function RfqForm({ lists, products, businesses, category }: Props) {
  const product = products.length === 1 ? products[0] : undefined
  const api = useApi()
  const { formats, paths } = useSite()
  const country = useHomeCountry()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const [actor] = useActor()
  const [schema] = useState(() => rfqForm(formats.decimal))
  const [start] = useState({
    title: product?.name ?? '',
    category: (category ?? categoryOf(products))?.id ?? '',
    suppliers: businesses.flatMap(({ businessID, presence, kind }) =>
      presence === 'run' && kind === 'company' ? [businessID] : [],
    ),
    deadline: dayIn(usualDays),
  })
  const saved = useMemo(() => {
    const currency = lists.countries.find(({ code }) => code === country)?.currency
    const isKnown = lists.currencies.some(({ code }) => code === currency)
    return rfqValues({ ...start, country, ...(isKnown && { currency: currency! }) })
  }, [start, country, lists])
  const form = useServerForm({
    id: 'rfq',
    schema,
    saved,
    draft: ['rfq', ...businesses.map(({ businessID }) => businessID), product?.productID ?? ''].join(':'),
    errorMessages: {
      title: { required: t`Say what you need.`, tooShort: t`Say what you need.` },
      suppliers: t`Choose at least one supplier.`,
    },
    async submit(body, { key }) {
      const of = {
        ...(product && { product: product.productID }),
        ...(actor?.businessID && { businessID: actor.businessID }),
      }
      const { rfqID } = await api.rfqs.create({ body: { ...body, ...of }, key })
      select(products.length > 0 ? 'product' : 'business', [])
      showSuccess(t`Your request has been sent`)
      void navigate(paths.rfq(rfqID), { replace: true })
    },
  })
  const { rebase } = form
  useEffect(() => rebase(saved), [rebase, saved])
  return (
    <Form form={form} className={styles.form} label={t`Ask for quotations`}>
      <div className={styles.inside}>
        <ActorChoice label={t`Ask as`} />
        {product && <About product={product} />}
        <Need lists={lists} chosen={category ?? categoryOf(products)} />
        <SuppliersField product={product} businesses={businesses} />
      </div>
      <FormSaveBar form={form} save={t`Send request`} />
    </Form>
  )
}

function About({ product }: { product: Product }) {
  const { paths } = useSite()
  return (
    <p>
      <span className="muted">
        <Trans>You ask about this product</Trans>:
      </span>{' '}
      <Link className="link" to={paths.product(product)}>
        <UserText text={product.name} />
      </Link>
    </p>
  )
}

function categoryOf(products: readonly Product[]): Category | undefined {
  const nodes = products.map(({ category }) => category)
  const [first] = nodes
  return first && nodes.every((one) => one?.id === first.id) ? first : undefined
}

function Need({ lists, chosen }: { lists: Lists; chosen: Category | undefined }) {
  const { t } = useLingui()
  const units = useUnitNames()
  const unitOf = useUnitOf()
  const unit = useWatch<RfqValues, 'unit'>({ name: 'unit' })
  const categories = useCategories(chosen)
  const currencies = lists.currencies.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))
  return (
    <>
      <TextField name="title" label={t`What you need`} maxLength={rfqTitleMost} placeholder={t`Gear pumps, 40 l/min`} />
      <SelectField name="category" label={t`Category (optional)`} empty={t`Any`} options={categories} />
      <div className={styles.grid}>
        <NumberField name="quantity" label={t`Quantity`} />
        <SelectField
          name="unit"
          label={t`Unit`}
          empty={false}
          options={unitCodes.map((value) => ({ value, text: units[value] }))}
        />
        <DateField name="deadline" label={t`Quotations until`} min={dayIn(0)} />
      </div>
      <SpecRows />
      <TextAreaField name="description" label={t`Further details (optional)`} most={rfqTextMost} rows={4} />
      <FilesField />
      <div className={styles.grid}>
        <SelectField
          name="country"
          label={t`Destination`}
          options={lists.countries.map(({ code, countryName, emoji }) => ({
            value: code,
            text: countryName,
            flag: emoji,
          }))}
        />
        <TextField name="place" label={t`Place of delivery (optional)`} maxLength={120} />
        <DateField name="neededBy" label={t`Needed by (optional)`} min={dayIn(0)} />
        <SelectField
          name="incoterm"
          label={t`Incoterm (optional)`}
          empty={t`Any`}
          options={lists.incoterms.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` }))}
        />
        <SelectField name="currency" label={t`Compare in`} empty={false} options={currencies} />
        <NumberField
          name="targetPrice"
          label={
            unit === 'piece' ? t`Target price of one (optional)` : t`Target price per ${unitOf(1, unit)} (optional)`
          }
          currency={{ name: 'currency', codes: currencies.map(({ value }) => value) }}
        />
      </div>
    </>
  )
}

function SuppliersField({ product, businesses }: Pick<Props, 'businesses'> & { product: Product | undefined }) {
  const [title, country, category] = useWatch<RfqValues, ['title', 'country', 'category']>({
    name: ['title', 'country', 'category'],
  })
  return <Suppliers title={title} country={country} category={category} product={product} chosen={businesses} />
}
