// Synonym form with trial.
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { synonymKinds, synonymNameMost, synonymNamesMost } from '#contract/discovery/synonyms/fields.ts'
import type { Synonym } from '#contract/discovery/synonyms/synonyms.ts'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { type Option, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { useErrorMessages, type ErrorMessages } from '#web/foundation/form/error-messages.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card } from '#web/ui/Card.tsx'
import { ReasonField } from '../fields.tsx'
import { useSynonymKinds } from './names.tsx'
import { synonymForm, synonymValues, type SynonymValues } from './synonym-form.ts'
import layout from '../FormLayout.module.css'
import styles from './Synonyms.module.css'
import { Trial } from './Trial.tsx'

type Props = {
  synonym: Synonym | undefined
  categories: readonly Option[]
  text: string
  onSaved: (synonym: Synonym) => void
}

export function SynonymForm({ synonym, categories, text, onSaved }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const errorMessages = useFieldMessages()
  const messageOf = useErrorMessages(errorMessages)
  const form = useServerForm({
    id: 'synonym',
    schema: synonymForm,
    saved: synonymValues(synonym),
    draft: 'synonym',
    errorMessages,
    failureMessages: {
      Conflict: synonym
        ? t`Somebody else has changed it meanwhile. Load the page again.`
        : t`There are too many synonyms in use. Withdraw one first.`,
    },
    async submit(body, { key }) {
      if (synonym) {
        const params = { id: synonym.synonymID }
        onSaved(await api.synonyms.change({ params, body: { ...body, revision: synonym.revision } }))
        return showSuccess()
      }
      const { synonymID } = await api.synonyms.create({ body, key })
      showSuccess()
      void navigate(paths.admin(`synonyms/${synonymID}`), { replace: true })
    },
  })
  return (
    <div className={`${layout.columns} ${layout.wideLast}`}>
      <Form form={form} className={layout.form} label={synonym ? t`Change the synonym` : t`New synonym`}>
        <Card as="section" className={layout.inside!}>
          <KindField />
          <Reference categories={categories} />
          <div className={styles.names}>
            {locales.map((locale) => (
              <TextAreaField
                key={locale}
                name={`names.${locale}`}
                label={ownNames[locale]}
                most={synonymNamesMost * synonymNameMost}
                rows={3}
                uncounted
                lang={locale}
                hint={locale === 'en' ? t`One name a line` : undefined}
              />
            ))}
          </div>
          <ReasonField />
        </Card>
        <FormSaveBar form={form} save={synonym ? t`Save` : t`Use in searches`} />
      </Form>
      <Trial form={form} messageOf={messageOf} synonymID={synonym?.synonymID} text={text} />
    </div>
  )
}

function useFieldMessages(): ErrorMessages {
  const { t } = useLingui()
  const words = {
    notAccepted: t`Each line needs a word with a meaning of its own, and twelve at most.`,
    tooLong: t`A name of ${synonymNameMost} characters at most.`,
    tooMany: t`At most ${synonymNamesMost} names.`,
  }
  return {
    ...Object.fromEntries(locales.map((locale) => [`names.${locale}`, words])),
    'names.en': { ...words, required: t`A name is required, in one language at least.` },
    reason: { required: t`A reason is required.` },
  }
}

function KindField() {
  const { t } = useLingui()
  const kinds = useSynonymKinds()
  return (
    <SelectField
      name="kind"
      label={t`Kind`}
      empty={false}
      options={synonymKinds.map((value) => ({ value, text: kinds[value] }))}
    />
  )
}

function Reference({ categories }: Pick<Props, 'categories'>) {
  const { t } = useLingui()
  const { types, countries } = useSite()
  const kind = useWatch<SynonymValues, 'kind'>({ name: 'kind' })
  const options = countries.map(({ code, name }) => ({ value: code, text: name }))
  switch (kind) {
    case 'category':
      return <SelectField name="reference.category" label={t`Category`} options={categories} />
    case 'role':
      return (
        <MultiSelectField
          name="reference.types"
          label={t`Types of company`}
          options={types.map(({ code, name }) => ({ value: code, text: name }))}
          hint={t`None chosen: a company of any kind`}
        />
      )
    case 'property':
      return <SelectField name="reference.country" label={t`Country`} options={options} empty={t`Not of a country`} />
    case 'place':
      return (
        <>
          <SelectField name="reference.country" label={t`Country`} options={options} />
          <TextField
            name="reference.town"
            label={t`State or town`}
            maxLength={80}
            hint={t`Empty: the names are of the country`}
          />
        </>
      )
    default:
      return null
  }
}
