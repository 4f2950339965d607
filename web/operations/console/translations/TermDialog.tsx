// Dialog of a term.
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ownNames } from '#contract/foundation/locales.ts'
import { glossaryLanguages } from '#contract/foundation/translations/languages.ts'
import { type GlossaryEntry, termMost } from '#contract/foundation/translations/translations.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { ReasonField } from '../fields.tsx'
import layout from '../FormLayout.module.css'
import { termForm, termValues } from './term-form.ts'

type Props = { term: GlossaryEntry | undefined; onClose: () => void }

export function TermDialog({ term, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { revalidate } = useRevalidator()
  const [saved] = useState(() => termValues(term))
  const formID = useId()
  const form = useServerForm({
    asksBeforeLeaving: false,
    schema: termForm,
    saved,
    errorMessages: { en: { required: t`The English term is needed.` }, reason: { required: t`A reason is required.` } },
    async submit(body) {
      await api.translations.setTerm({ body })
      showSuccess()
      onClose()
      await revalidate()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={term ? t`Change the term “${term.en}”` : t`Add a term`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Save`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={layout.form}>
        {glossaryLanguages.map((locale) => (
          <TextField
            key={locale}
            name={locale}
            label={ownNames[locale]}
            lang={locale}
            maxLength={termMost}
            autoComplete="off"
            readOnly={locale === 'en' && term !== undefined}
            {...(locale === 'en' && !term && { hint: t`A term of this name that is there already is replaced.` })}
          />
        ))}
        <ReasonField />
      </Form>
    </Dialog>
  )
}
