// Form of a line.
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { lineTextMost, lineNameMost } from '#contract/trade/territories/constants.ts'
import type { TerritoryLine } from '#contract/trade/territories/territories.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { CheckboxField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi } from '#web/foundation/page.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { useRoleChoices } from '../names.ts'
import styles from '../Territories.module.css'
import { bodyOf, lineForm, lineValues } from './line-form.ts'
import { useCategoryOptions, useOwnProducts } from './options.ts'

type Props = {
  businessID: string
  line: TerritoryLine | undefined
  onSaved: () => Promise<unknown>
  onClose: () => void
}

export function LineDialog({ businessID, line, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const formID = useId()
  const { showSuccess } = useToasts()
  const [saved] = useState(() => lineValues(line))
  const [removing, setRemoving] = useState(false)
  const form = useServerForm({
    schema: lineForm,
    saved,
    async submit(values, { key }) {
      const body = bodyOf(values)
      if (line) await api.territories.changeLine({ params: { businessID, lineID: line.lineID }, body, key })
      else await api.territories.createLine({ params: { businessID }, body, key })
      showSuccess()
      await onSaved()
      onClose()
    },
  })
  if (removing && line) return <RemoveLine businessID={businessID} line={line} onRemoved={onSaved} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={line ? t`Line: ${line.name}` : t`New line`}
      closeLabel={t`Close`}
      footer={
        <>
          {line && <Button look="danger" onClick={() => setRemoving(true)}>{t`Remove line`}</Button>}
          <Button look="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={formID} busy={form.busy}>{t`Save`}</Button>
        </>
      }
    >
      <Form form={form} formID={formID} className={styles.form}>
        <LineFields businessID={businessID} />
      </Form>
    </Dialog>
  )
}

function LineFields({ businessID }: { businessID: string }) {
  const { t } = useLingui()
  const roles = Object.entries(useRoleChoices()).map(([value, text]) => ({ value, text }))
  const [categories, products] = [useCategoryOptions(), useOwnProducts(businessID)]
  return (
    <>
      <TextField
        name="name"
        label={t({ message: 'Name', context: 'of a line' })}
        required
        maxLength={lineNameMost}
        hint={t`As your price list calls it, such as “End-suction pumps NX”.`}
      />
      <TextAreaField
        name="description"
        label={t`For those who would represent it (optional)`}
        most={lineTextMost}
        rows={3}
        hint={t`Training, first stock, what you do for a partner.`}
      />
      <SelectField name="role" label={t`Sought where a country says so`} empty={false} options={roles} />
      <TextField
        name="wishes"
        label={t`Looks for (optional)`}
        hint={t`With commas between: stock of spares, service team, references in mining.`}
      />
      <MultiSelectField
        name="categories"
        label={t`Categories`}
        options={categories}
        hint={t`Without any: those of its products.`}
      />
      <MultiSelectField name="products" label={t`Products`} options={products} none={t`No products yet.`} />
      <CheckboxField name="exclusivePossible" label={t`A first time of exclusivity is possible`} />
      <CheckboxField name="noMinimum" label={t`No minimum order at the beginning`} />
    </>
  )
}

type RemoveProps = { businessID: string; line: TerritoryLine; onRemoved: () => Promise<unknown>; onClose: () => void }

function RemoveLine({ businessID, line, onRemoved, onClose }: RemoveProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess, showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { name, lineID } = line
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await api.territories.removeLine({ params: { businessID, lineID } })
      showSuccess(t`The line has been removed`)
      await onRemoved()
      onClose()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={t({ message: `Remove ${name}?`, context: 'a line' })}
      yes={t`Remove line`}
      busy={busy}
      onClose={onClose}
      onYes={() => void remove()}
    >
      {t`Its states in all countries go with it. A line with open agreements stays until these have ended.`}
    </ConfirmDialog>
  )
}
