// API token dialog.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import * as z from 'zod'
import type { ApiToken } from '#contract/identity/auth/api-tokens.ts'
import { NewApiToken } from '#contract/identity/auth/account-fields.ts'
import { apiTokenNameMost } from '#contract/foundation/constants.ts'
import type { Scope } from '#contract/identity/scopes.ts'
import { useSite } from '#web/foundation/page.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { PasswordField } from '#web/foundation/form/PasswordField.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from './ApiTokensPage.module.css'
import { ScopesField } from './ScopesField.tsx'

export type OwnBusiness = { businessID: string; companyName: string }
type Props = {
  businesses: OwnBusiness[]
  hasPassword: boolean
  onClose: () => void
  onCreated: (created: { secret: string; token: ApiToken }) => void
}

const schema = NewApiToken.extend({
  days: z.string().transform(Number),
  businessID: z.string().transform((id) => id || undefined),
})

export function CreateTokenDialog({ businesses, hasPassword, onClose, onCreated }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const api = useAuthApi()
  const formID = useId()
  const scopes: Scope[] = []
  const form = useServerForm({
    schema,
    saved: { name: '', businessID: '', scopes, days: '90', ...(hasPassword && { password: '' }) },
    errorMessages: {
      password: { notAccepted: t`The password is wrong.` },
      name: { taken: t`You have an API token of this name already.` },
      scopes: { required: t`Choose at least one area.` },
    },
    failureMessages: hasPassword
      ? {}
      : { Forbidden: t`You logged in more than 15 minutes ago. Log out, log in again, and repeat this.` },
    submit: async (body) => onCreated(await api.createApiToken({ body })),
  })
  const days = [7, 30, 90, 180, 365].map((one) => ({ value: String(one), text: t`${formats.number(one)} days` }))
  const owners = [
    { value: '', text: t`For me, in everything the scopes allow` },
    ...businesses.map(({ businessID, companyName }) => ({ value: businessID, text: t`For ${companyName} only` })),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Create an API token`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Create token`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.fields}>
        <TextField
          name="name"
          label={t`Name`}
          required
          autoComplete="off"
          maxLength={apiTokenNameMost}
          hint={t`What it is for, such as: catalog sync of our ERP`}
        />
        {businesses.length > 0 && <SelectField name="businessID" label={t`Acts`} empty={false} options={owners} />}
        <ScopesField name="scopes" label={t`Scopes`} />
        <SelectField name="days" label={t`Expires after`} empty={false} options={days} />
        {hasPassword && <PasswordField name="password" label={t`Your password`} />}
      </Form>
    </Dialog>
  )
}
