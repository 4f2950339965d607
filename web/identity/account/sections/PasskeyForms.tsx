// Forms naming a passkey.
import { useLingui } from '@lingui/react/macro'
import { PasskeyName, Proof } from '#contract/identity/auth/account-fields.ts'
import { passkeyNameMost } from '#contract/foundation/constants.ts'
import { useAuthApi } from '#web/foundation/session.ts'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { createPasskey } from '../passkey.ts'
import { emptyProof, ProofField, useProofMessages } from './proof.tsx'
import { SectionForm } from './SectionForm.tsx'

export type Passkey = { id: string; name: string; addedAt: string; usedAt: string | null }

const newPasskey = PasskeyName.extend(Proof.shape)

export function NewPasskeyForm({
  hasPassword,
  onAdded,
  onCancel,
}: {
  hasPassword: boolean
  onAdded: (passkeys: Passkey[]) => void
  onCancel: () => void
}) {
  const { t } = useLingui()
  const api = useAuthApi()
  const form = useServerForm({
    schema: newPasskey,
    saved: { name: '', ...emptyProof(hasPassword) },
    failuresIn: 'summary',
    ...useProofMessages(hasPassword),
    async submit(body) {
      if (await createPasskey(api, body)) onAdded((await api.factors()).passkeys)
      else onCancel()
    },
  })
  return (
    <SectionForm form={form} save={t`Continue`} onCancel={onCancel}>
      <NameField hint={t`For example: work laptop`} />
      <ProofField hasPassword={hasPassword} />
    </SectionForm>
  )
}

export function RenamePasskeyForm({
  passkey,
  onRenamed,
  onCancel,
}: {
  passkey: Passkey
  onRenamed: (passkey: Passkey) => void
  onCancel: () => void
}) {
  const { t } = useLingui()
  const api = useAuthApi()
  const form = useServerForm({
    schema: PasskeyName,
    saved: { name: passkey.name },
    failuresIn: 'summary',
    async submit(body) {
      onRenamed(await api.renamePasskey({ params: { id: passkey.id }, body }))
    },
  })
  return (
    <SectionForm form={form} save={t`Save the name`} onCancel={onCancel}>
      <NameField />
    </SectionForm>
  )
}

function NameField({ hint }: { hint?: string }) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens on the reader's demand
    <TextField name="name" label={t`Name of the passkey`} hint={hint} maxLength={passkeyNameMost} autoFocus required />
  )
}
