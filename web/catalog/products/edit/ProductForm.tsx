// Product form. Unsaved input is kept on the device.
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import type { ErrorMessages } from '#web/foundation/form/error-messages.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useRecordForm } from '#web/foundation/form/use-record-form.ts'
import { useServerForm, type ServerForm } from '#web/foundation/form/use-server-form.ts'
import { useConflictFields } from './conflict-fields.tsx'
import { About, Media, Terms } from './Fields.tsx'
import styles from './Fields.module.css'
import { productForm, productGroups, productValues, type ProductBody, type ProductValues } from './product-form.ts'
import type { NamedNode } from './tree.ts'

type Lists = Pick<ReferenceLists, 'currencies'> & { industries: readonly NamedNode[] }
type Props = { business: BusinessProfile; lists: Lists }

export function NewProductForm({ business, lists }: Props) {
  const { businessID, general } = business
  const { t } = useLingui()
  const { paths } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const { decimal, ...options } = useFormOptions()
  const form = useServerForm<ProductValues, ProductBody>({
    ...options,
    saved: productValues(undefined, general.industry.id, decimal),
    async submit(body, { key }) {
      const { productID } = await api.products.create({ body: { businessID, ...body }, key })
      showSuccess()
      void navigate(paths.catalogue({ businessID }, { added: productID }))
    },
  })
  return <Layout form={form} label={t`New product`} save={t`Add product`} lists={lists} businessID={businessID} />
}

export function ChangeProductForm({
  business: { businessID },
  product,
  lists,
  onRecord,
}: Props & { product: Product; onRecord: (product: Product) => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { decimal, ...options } = useFormOptions()
  const conflictFields = useConflictFields(lists.industries)
  const form = useRecordForm<Product, ProductValues, ProductBody>({
    ...options,
    record: product,
    valuesOf: (one) => productValues(one, '', decimal),
    groups: productGroups,
    conflictFields,
    read: () => api.products.read({ params: { id: product.productID } }),
    save: (change, { productID, version }) =>
      api.products.change({ params: { productID }, body: { ...change, version } }),
    onRecord,
    onSaved: () => showSuccess(),
  })
  const shared = { form, lists, businessID, product }
  return <Layout {...shared} label={product.name} save={t`Save changes`} />
}

function useFormOptions() {
  const { t } = useLingui()
  const { formats } = useSite()
  const decimal = formats.decimal
  const schema = useMemo(() => productForm(decimal), [decimal])
  const noPrice = { required: t`Type a price, or choose “On request”.` }
  const errorMessages: ErrorMessages = {
    hsCode: t`Six to ten digits.`,
    gtin: t`The check digit does not fit: 8, 12, 13 or 14 digits as printed below the barcode.`,
    'videos.url': t`A link to YouTube or Vimeo.`,
    'price.kind': noPrice,
    'price.min': noPrice,
    status: { taken: t`The limit of your membership is reached: archive a product, or keep this one as a draft.` },
  }
  return { id: 'product', schema, decimal, draft: 'product', summary: true, errorMessages }
}

type LayoutProps = {
  form: ServerForm<ProductValues, ProductBody>
  label: string
  save: string
  lists: Lists
  businessID: string
  product?: Product
}

function Layout({ form, label, save, lists, businessID, product }: LayoutProps) {
  return (
    <Form form={form} label={label} className={styles.form}>
      <About form={form} industries={lists.industries} product={product} />
      <Media businessID={businessID} />
      <Terms currencies={lists.currencies} />
      <FormSaveBar form={form} save={save} />
    </Form>
  )
}
