// Form of an edit tab, saved separately.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { get } from 'react-hook-form'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useRecordForm } from '#web/foundation/form/use-record-form.ts'
import { BusinessField, CategoriesText, PlaceText } from './BusinessField.tsx'
import type { Field } from './fields.ts'
import styles from './Form.module.css'
import type { Lists } from './lists.ts'
import { besideOf, sectionForm, sectionGroups, sectionValues, type SectionValues } from './section-form.ts'

type Props = {
  profile: BusinessProfile
  fields: readonly Field[]
  lists: Lists
  label: string
  onRecord: (profile: BusinessProfile) => void
}

export function SectionForm({ profile, fields, lists, label, onRecord }: Props) {
  const { t } = useLingui()
  const form = useSectionForm({ profile, fields, lists, onRecord })
  return (
    <Form form={form} label={label} className={styles.form}>
      <div className={styles.inside}>
        <div className={styles.grid}>
          {fields.map((field) => (
            <div key={field.path} className={field.wide ? styles.all : undefined}>
              <BusinessField field={field} lists={lists} />
            </div>
          ))}
        </div>
      </div>
      <FormSaveBar form={form} save={t`Save changes`} />
    </Form>
  )
}

function useSectionForm({ profile, fields, lists, onRecord }: Omit<Props, 'label'>) {
  const api = useApi()
  const { showSuccess } = useToasts()
  const decimal = useSite().formats.decimal
  const [schema] = useState(() => {
    const dialCodes = new Set(Object.values(lists.dialCodeOf))
    return sectionForm(fields, { decimal, isDialCode: (digits) => dialCodes.has(digits) })
  })
  return useRecordForm({
    id: '',
    schema,
    record: profile,
    valuesOf: (one) => sectionValues(one, fields, decimal),
    names: fields.map(({ path }) => path),
    groups: sectionGroups(fields),
    draft: 'section',
    summary: true,
    conflictFields: Object.fromEntries(fields.map((field) => [field.path, { display: displayOf(field, lists) }])),
    read: async () => (await api.businesses.read({ params: { id: profile.businessID } })).data,
    save: (change, { businessID, version }) =>
      api.businesses.change({ params: { id: businessID }, body: { ...change, version } }),
    onRecord,
    onSaved: () => showSuccess(),
  })
}

function displayOf({ kind, path }: Field, lists: Lists) {
  if (kind === 'categories')
    return (values: SectionValues) => <CategoriesText categories={get(values, path)} lists={lists} />
  if (kind !== 'country') return undefined
  return (values: SectionValues) => (
    <PlaceText country={get(values, path)} state={get(values, besideOf(path, 'state'))} lists={lists} />
  )
}
