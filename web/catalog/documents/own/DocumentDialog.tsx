// Dialogs of a document.
import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OwnDocument } from '#contract/catalog/documents/documents.ts'
import { documentAccesses, documentKinds } from '#contract/catalog/documents/kinds.ts'
import { documentScopeMost, documentTitleMost, revisionMost } from '#contract/foundation/constants.ts'
import { tradeLanguages } from '#kit/language/languages.ts'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { DateField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { type ServerForm, useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { FileFormField } from '#web/identity/files/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { useDocumentAccessNames, useDocumentKindNames } from '../names.ts'
import { documentForm, documentValues, newDocumentForm, revisionForm } from './document-form.ts'
import styles from './Documents.module.css'
import { type Product, useProducts } from './products.ts'

type Props = {
  businessID: string
  document: OwnDocument | undefined
  productID: string | undefined
  products: readonly Product[]
  onClose: () => void
  onSaved: () => void
}

export function DocumentDialog(props: Props) {
  return props.document ? <Changed {...props} document={props.document} /> : <Added {...props} />
}

function Added({ businessID, productID, products: first, onClose, onSaved }: Props) {
  const { t } = useLingui()
  const products = useProducts(businessID, first)
  const api = useApi()
  const form = useServerForm({
    schema: newDocumentForm,
    saved: { ...documentValues(undefined, productID), file: null },
    errorMessages: useMessages(),
    async submit(body) {
      await api.documents.add({ params: { businessID }, body })
      onSaved()
    },
  })
  return (
    <Frame title={t`Add a document`} form={form} onClose={onClose}>
      <div className={styles.all}>
        <FileFormField name="file" label={t`File`} purpose="document" businessID={businessID} />
      </div>
      <Fields products={products} />
    </Frame>
  )
}

function Changed({ businessID, document, products: first, onClose, onSaved }: Props & { document: OwnDocument }) {
  const api = useApi()
  const products = useProducts(businessID, first)
  const { documentID } = document
  const saved = documentValues(document, undefined)
  const [schema] = useState(() => documentForm(saved.products))
  const form = useServerForm({
    schema,
    saved,
    errorMessages: useMessages(),
    async submit(body) {
      await api.documents.change({ params: { businessID, documentID }, body })
      onSaved()
    },
  })
  const known = new Set(products.map(({ productID }) => productID))
  return (
    <Frame title={document.title} form={form} onClose={onClose}>
      <Fields
        products={[...document.products.filter(({ productID }) => !known.has(productID)), ...products]}
        written={document.languages}
      />
    </Frame>
  )
}

export function RevisionDialog({
  businessID,
  document,
  onClose,
  onSaved,
}: Pick<Props, 'businessID' | 'onClose' | 'onSaved'> & { document: OwnDocument }) {
  const { t } = useLingui()
  const api = useApi()
  const { documentID } = document
  const form = useServerForm({
    schema: revisionForm,
    saved: { file: null, revision: '', issuedOn: '', endsOn: '' },
    errorMessages: useMessages(),
    async submit(body) {
      await api.documents.revise({ params: { businessID, documentID }, body })
      onSaved()
    },
  })
  return (
    <Frame title={t`New revision of ${document.title}`} form={form} onClose={onClose}>
      <div className={styles.all}>
        <FileFormField name="file" label={t`File`} purpose="document" businessID={businessID} />
      </div>
      <Dates />
    </Frame>
  )
}

type FrameProps<V extends FieldValues, B> = {
  title: string
  form: ServerForm<V, B>
  onClose: () => void
  children: ReactNode
}

function Frame<V extends FieldValues, B>({ title, form, onClose, children }: FrameProps<V, B>) {
  const { t } = useLingui()
  const formID = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy} disabled={form.uploading}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.grid}>
        {children}
      </Form>
    </Dialog>
  )
}

function Fields({ products, written = [] }: { products: readonly Product[]; written?: readonly string[] }) {
  const languages = useLanguages(written)
  const { t } = useLingui()
  const kinds = useDocumentKindNames()
  const accesses = useDocumentAccessNames()
  return (
    <>
      <SelectField
        name="kind"
        label={t`Kind`}
        empty={false}
        options={documentKinds.map((value) => ({ value, text: kinds[value] }))}
      />
      <TextField name="title" label={t`Title`} maxLength={documentTitleMost} hint={t`Empty: the name of the file`} />
      <Dates />
      <div className={styles.all}>
        <MultiSelectField name="languages" label={t`Languages`} options={languages} />
      </div>
      <div className={styles.all}>
        <TextAreaField
          name="appliesTo"
          label={t`Applies to`}
          rows={2}
          most={documentScopeMost}
          hint={t`Sizes, serial numbers, markets. Empty: the whole product`}
        />
      </div>
      <div className={styles.all}>
        <RadioGroupField
          name="access"
          label={t`Who may open it`}
          options={documentAccesses.map((value) => ({ value, text: accesses[value] }))}
        />
      </div>
      <div className={styles.all}>
        <MultiSelectField
          name="products"
          label={t`Products`}
          options={products.map(({ productID, name }) => ({ value: productID, text: name }))}
          none={t`Add a product first.`}
        />
      </div>
    </>
  )
}

/** Rarer ones come from other programs and stay. */
function useLanguages(saved: readonly string[]) {
  const { locale } = useSite()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const order = new Intl.Collator(locale)
  return [...new Set([...tradeLanguages, ...saved])]
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((a, b) => order.compare(a.text, b.text))
}

function Dates() {
  const { t } = useLingui()
  return (
    <>
      <TextField name="revision" label={t`Revision`} maxLength={revisionMost} placeholder="C" />
      <DateField name="issuedOn" label={t`Issued on`} />
      <DateField name="endsOn" label={t`Valid until`} />
    </>
  )
}

function useMessages() {
  const { t } = useLingui()
  return {
    endsOn: { order: t`The end date is before the start date.` },
    file: t`Choose a file that fits the kind: CAD models are STEP or DXF, datasheets PDF.`,
  }
}
