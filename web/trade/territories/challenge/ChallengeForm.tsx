// Form about a false appointment.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { agreementTextMost } from '#contract/trade/territories/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import { checkedText, fileReferences } from '#web/foundation/form/codecs.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { type ChosenFile, FilesField } from '#web/trade/inquiries/attachments/card.tsx'
import { PartnerField } from '../agreements/PartnerField.tsx'
import type { Partner } from '../load.ts'
import styles from '../Territories.module.css'

const brandMost = 80

const challenge = z.object({
  distributor: checkedText(Uuid),
  supplier: checkedText(Uuid),
  brand: checkedText(required(brandMost)),
  text: checkedText(required(agreementTextMost)),
  files: fileReferences<ChosenFile>(),
})
type Values = z.input<typeof challenge>

type Props = {
  businessID: string
  distributor: Partner | undefined
  supplier: string | undefined
  onSent: (dueAt: string) => void
}

export function ChallengeForm({ businessID, distributor, supplier, onSent }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const [shown, setShown] = useState(distributor)
  const [saved] = useState<Values>({
    distributor: distributor?.businessID ?? '',
    supplier: supplier ?? '',
    brand: '',
    text: '',
    files: [],
  })
  const makers = useMakers(shown?.businessID)
  const form = useServerForm({
    schema: challenge,
    saved,
    draft: `challenge:${businessID}:${distributor?.businessID ?? ''}`,
    errorMessages: {
      distributor: { required: t`Choose the company.` },
      supplier: t`Choose under whom it is shown.`,
    },
    async submit(values, { key }) {
      const { dueAt } = await api.agreements.challenge({ params: { businessID }, body: values, key })
      form.discard()
      onSent(dueAt)
    },
  })
  return (
    <Form form={form} className={styles.sheet} label={t`False appointment`}>
      <div className={styles.inside}>
        <PartnerField name="distributor" label={t`Shown as appointed`} chosen={shown} onChosen={setShown} />
        {!supplier && (
          <SelectField
            name="supplier"
            label={t`Shown as appointed by`}
            options={[
              ...makers.filter(({ value }) => value !== businessID),
              { value: businessID, text: t`your own company` },
            ]}
          />
        )}
        <TextField name="brand" label={t`Your brand`} maxLength={brandMost} />
        <TextAreaField
          name="text"
          label={t`What is not as shown?`}
          most={agreementTextMost}
          rows={5}
          hint={t`Only a verifier reads it, and the pages that you add.`}
        />
        <FilesField />
      </div>
      <FormSaveBar form={form} save={t`Send to a verifier`} />
    </Form>
  )
}

function useMakers(id: string | undefined): { value: string; text: string }[] {
  const api = useApi()
  const [known, setKnown] = useState<{ id: string; makers: { value: string; text: string }[] }>()
  useEffect(() => {
    if (!id) return undefined
    const controller = new AbortController()
    api.territories.represented({ params: { id }, signal: controller.signal }).then(
      ({ data }) => {
        const makers = new Map(data.map(({ business }) => [business.businessID ?? '', nameOf(business)]))
        setKnown({ id, makers: [...makers].map(([value, text]) => ({ value, text })) })
      },
      () => {},
    )
    return () => controller.abort()
  }, [api, id])
  return known && known.id === id ? known.makers : []
}
