// Form of names in every language, with reason.
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { EntryNames, entryNameMost } from '#contract/operations/lists/entries.ts'
import { inLocales, locales, ownNames, type Names } from '#contract/foundation/locales.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { ReasonField } from '../fields.tsx'
import styles from './Names.module.css'

const names = z.object(inLocales((locale) => checkedText(EntryNames.shape[locale])))
const base = z.object({ names, reason: checkedText(required(staffReasonMost)) })
const withPlurals = base.extend({ plurals: names })
const none: Names = inLocales(() => '')

type Body = { names: Names; plurals?: Names; reason: string }

/** `plurals`: where the list has them. `key` of `submit` makes it idempotent. */
export function NamesForm({
  id,
  label,
  save,
  names: saved = none,
  plurals,
  delivered,
  submit,
}: {
  id: string
  label: string
  save: string
  names?: Names
  plurals?: Names | null
  delivered?: { names: Names; plurals?: Names | null } | null
  submit: (body: Body, key: string) => Promise<void>
}) {
  const { t } = useLingui()
  const { showSuccess } = useToasts()
  const missing = { required: t`A name is needed in every language.` }
  const taken = t`Another entry has this name.`
  const form = useServerForm<z.input<typeof withPlurals>, Body>({
    id,
    schema: (plurals ? withPlurals : base) as never,
    saved: { names: saved, reason: '', ...(plurals && { plurals }) } as z.input<typeof withPlurals>,
    draft: 'names',
    errorMessages: {
      ...Object.fromEntries(locales.map((locale) => [`names.${locale}`, { ...missing, taken }])),
      ...Object.fromEntries(locales.map((locale) => [`plurals.${locale}`, missing])),
      reason: { required: t`A reason is required.` },
    },
    failureMessages: { Conflict: t`Somebody else has changed it meanwhile. Load the page again.` },
    async submit(body, { key }) {
      await submit(body, key)
      showSuccess()
    },
  })
  return (
    <Form form={form} className={styles.form} label={label}>
      <Card as="section">
        <CardHeader title={label} />
        <div className={styles.inside}>
          <Fields group="names" delivered={delivered?.names} saved={saved} />
          {plurals && (
            <fieldset className={styles.plurals}>
              <legend>{t`Plural`}</legend>
              <Fields group="plurals" delivered={delivered?.plurals ?? undefined} saved={plurals} />
            </fieldset>
          )}
          <ReasonField />
        </div>
      </Card>
      <FormSaveBar form={form} save={save} />
    </Form>
  )
}

type FieldsProps = { group: 'names' | 'plurals'; delivered: Names | undefined; saved: Names }

function Fields({ group, delivered, saved }: FieldsProps) {
  const { t } = useLingui()
  return locales.map((locale) => {
    const former = delivered?.[locale]
    return (
      <TextField
        key={locale}
        name={`${group}.${locale}`}
        label={ownNames[locale]}
        lang={locale}
        required
        maxLength={entryNameMost}
        autoComplete="off"
        hint={former !== undefined && former !== saved[locale] ? t`As delivered: ${former}` : undefined}
      />
    )
  })
}
