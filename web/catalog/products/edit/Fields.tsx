// Product form sections.
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { productColumns } from '#contract/catalog/products/columns.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { photosMost, productDescriptionMost, productNameMost } from '#contract/foundation/constants.ts'
import { PhotoListFormField } from '#web/identity/files/card.tsx'
import { SelectField, type Option } from '#web/foundation/form/ChoiceFields.tsx'
import { NumberField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import type { ServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card } from '#web/ui/Card.tsx'
import { Datasheets, Videos } from './Attachments.tsx'
import styles from './Fields.module.css'
import { Price } from './Price.tsx'
import type { ProductBody, ProductValues } from './product-form.ts'
import { Specs } from './Specs.tsx'
import { type NamedNode, useCategories, useUsualSpecs, withOwn } from './tree.ts'

type Form = ServerForm<ProductValues, ProductBody>

function optionsOf(nodes: readonly NamedNode[]): Option[] {
  return nodes.map(({ id, name }) => ({ value: id, text: name }))
}

type AboutProps = { form: Form; industries: readonly NamedNode[]; product?: Product | undefined }

export function About({ form, industries, product }: AboutProps) {
  const { t } = useLingui()
  const usual = useUsualSpecs(useWatch({ control: form.control, name: 'category' }))
  return (
    <Card pad="l">
      <div className={styles.part}>
        <TextField name="name" label={t`Product name`} required maxLength={productNameMost} autoComplete="off" />
        <TextAreaField name="description" label={t`Description`} most={productDescriptionMost} rows={8} />
        <div className={styles.grid}>
          <Place form={form} industries={industries} product={product} />
          <TextField name="brand" label={t`Brand`} maxLength={productColumns.brand.most} />
          <TextField
            name="partNumber"
            label={t`Part number`}
            maxLength={productColumns.partNumber.most}
            hint={t`Your article number; imports find the product by it.`}
          />
          <TextField name="keywords" label={t`Keywords`} hint={t`Up to ten, separated by commas.`} />
        </div>
        <Specs usual={usual} />
      </div>
    </Card>
  )
}

function Place({ form, industries, product }: AboutProps) {
  const { t } = useLingui()
  const { control, savedValues, setValue } = form
  const [industry, category] = useWatch({ control, name: ['industry', 'category'] })
  const own = industry === product?.industry.id ? product : undefined
  const categories = withOwn(useCategories(industry), own?.category, own?.subCategory)
  const subCategories = categories.find(({ id }) => id === category)?.subCategories ?? []
  function setCategory(chosen: string): void {
    const saved = savedValues()
    setValue('category', chosen === saved.industry ? saved.category : '')
    setValue('subCategory', chosen === saved.industry ? saved.subCategory : '')
  }
  function setSubCategory(chosen: string): void {
    const saved = savedValues()
    setValue('subCategory', chosen === saved.category ? saved.subCategory : '')
  }
  return (
    <>
      <SelectField
        name="industry"
        label={t`Industry`}
        empty={false}
        options={optionsOf(industries)}
        onChosen={setCategory}
      />
      <SelectField name="category" label={t`Category`} options={optionsOf(categories)} onChosen={setSubCategory} />
      <SelectField
        name="subCategory"
        label={t`Subcategory`}
        options={optionsOf(subCategories)}
        disabled={subCategories.length === 0}
      />
    </>
  )
}

export function Media({ businessID }: { businessID: string }) {
  const { t } = useLingui()
  return (
    <Card pad="l">
      <div className={styles.part}>
        <PhotoListFormField
          name="photos"
          label={t`Pictures`}
          purpose="productPhoto"
          businessID={businessID}
          most={photosMost}
        />
        <Videos businessID={businessID} />
        <Datasheets businessID={businessID} />
      </div>
    </Card>
  )
}

export function Terms({ currencies }: { currencies: ReferenceLists['currencies'] }) {
  const { t } = useLingui()
  return (
    <Card pad="l">
      <div className={styles.part}>
        <Price currencies={currencies} />
        <div className={styles.grid}>
          <TextField
            name="minimumOrder"
            label={t`Minimum order`}
            maxLength={productColumns.minimumOrder.most}
            placeholder={t`100 pieces`}
          />
          <NumberField
            name="leadTime"
            label={t`Lead time`}
            inputMode="numeric"
            maxLength={4}
            ungrouped
            hint={t`In days`}
          />
          <TextField
            name="hsCode"
            label={t`HS code`}
            inputMode="numeric"
            maxLength={14}
            hint={t`Customs tariff number`}
          />
          <TextField
            name="gtin"
            label={t`GTIN`}
            inputMode="numeric"
            maxLength={20}
            hint={t`EAN or UPC, with its check digit`}
          />
          <SelectField
            name="stock"
            label={t`In stock`}
            empty={t`Not stated`}
            options={[
              { value: 'yes', text: t`Yes` },
              { value: 'no', text: t`No` },
            ]}
          />
          <SelectField
            name="status"
            label={t`Shown to buyers`}
            empty={false}
            options={[
              { value: 'active', text: t`Shown` },
              { value: 'draft', text: t`Draft` },
              { value: 'archived', text: t`Archived` },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
