// The three parts of a product's form: what it is, how it looks, on which terms it is sold.
import { useLingui } from '@lingui/react/macro'
import { photosMost, productDescriptionMost, productNameMost } from '#contract/constants.ts'
import { PhotoList } from '#web/files/card.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field, Select } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { Lists } from '../EditProductPage.tsx'
import styles from './Fields.module.css'
import { Datasheets, Videos } from './Attached.tsx'
import { type Form, Price, Specs } from './Inputs.tsx'
import type { Values } from './product-form.ts'
import type { Tree } from './tree.ts'
import { useFieldNames } from './words.ts'

type TextName = 'name' | 'keywords' | 'brand' | 'partNumber' | 'hsCode' | 'minimumOrder' | 'leadTime'

function useText(form: Form) {
  const nameOf = useFieldNames()
  return (name: TextName) => ({
    id: name,
    label: nameOf(name),
    value: form.values[name],
    error: form.problem(name),
    onChange: (event: { currentTarget: { value: string } }) => form.change({ [name]: event.currentTarget.value }),
    onBlur: () => form.leave(name),
  })
}

export function About({ form, lists, tree }: { form: Form; lists: Lists; tree: Tree }) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const text = useText(form)
  const { values, change } = form
  const { categories, usual } = tree
  const leaves = categories.find(({ id }) => id === values.category)?.subCategories ?? []
  return (
    <Card pad="l">
      <div className={styles.part}>
        <Field {...text('name')} required maxLength={productNameMost} autoComplete="off" />
        <TextArea
          id="description"
          label={nameOf('description')}
          value={values.description}
          most={productDescriptionMost}
          error={form.problem('description')}
          onBlur={() => form.leave('description')}
          rows={8}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div className={styles.grid}>
          <Select
            visible
            id="industry"
            label={nameOf('industry')}
            value={values.industry}
            onChange={(event) => change({ industry: event.currentTarget.value, category: '', subCategory: '' })}
          >
            {lists.industries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            visible
            id="category"
            label={nameOf('category')}
            value={values.category}
            error={form.problem('category')}
            onChange={(event) => change({ category: event.currentTarget.value, subCategory: '' })}
          >
            <Options of={categories} />
          </Select>
          <Select
            visible
            id="subCategory"
            label={nameOf('subCategory')}
            value={values.subCategory}
            disabled={leaves.length === 0}
            onChange={(event) => change({ subCategory: event.currentTarget.value })}
          >
            <Options of={leaves} />
          </Select>
          <Field {...text('brand')} maxLength={100} />
          <Field
            {...text('partNumber')}
            maxLength={100}
            hint={t`Your article number; an import finds the product by it.`}
          />
          <Field {...text('keywords')} hint={t`Up to ten, parted by commas.`} />
        </div>
        <Specs form={form} usual={usual} />
      </div>
    </Card>
  )
}

function Options({ of }: { of: { id: string; name: string }[] }) {
  const { t } = useLingui()
  return (
    <>
      <option value="">{t`Select`}</option>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

export function Media({ form }: { form: Form }) {
  const { t } = useLingui()
  const { values, businessID, change, problem, onBusy } = form
  return (
    <Card pad="l">
      <div className={styles.part}>
        <PhotoList
          label={t`Pictures`}
          purpose="productPhoto"
          businessID={businessID}
          most={photosMost}
          value={values.photos}
          onChange={(photos) => change({ photos })}
          onBusy={onBusy}
          error={problem('photos')}
        />
        <Videos form={form} />
        <Datasheets form={form} />
      </div>
    </Card>
  )
}

export function Trade({ form, lists }: { form: Form; lists: Lists }) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  const text = useText(form)
  const { values, change } = form
  return (
    <Card pad="l">
      <div className={styles.part}>
        <Price form={form} currencies={lists.currencies} />
        <div className={styles.grid}>
          <Field {...text('minimumOrder')} maxLength={80} placeholder={t`100 pieces`} />
          <Field {...text('leadTime')} inputMode="numeric" maxLength={4} hint={t`In days`} />
          <Field {...text('hsCode')} inputMode="numeric" maxLength={14} hint={t`Customs tariff number`} />
          <Select
            visible
            label={nameOf('stock')}
            value={values.stock}
            onChange={(event) => change({ stock: event.currentTarget.value as Values['stock'] })}
          >
            <option value="">{t`Not stated`}</option>
            <option value="yes">{t`Yes`}</option>
            <option value="no">{t`No`}</option>
          </Select>
          <Select
            visible
            id="status"
            label={nameOf('status')}
            value={values.status}
            error={form.problem('status')}
            onChange={(event) => change({ status: event.currentTarget.value as Values['status'] })}
          >
            <option value="active">{t`Shown`}</option>
            <option value="draft">{t`Draft`}</option>
            <option value="archived">{t`Archived`}</option>
          </Select>
        </div>
      </div>
    </Card>
  )
}
