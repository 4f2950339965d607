// Form in an account section.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import type { ServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import forms from '../AccountForm.module.css'
import styles from '../AccountPage.module.css'

type Props<V extends FieldValues, B> = {
  form: ServerForm<V, B>
  save: ReactNode
  look?: 'primary' | 'danger' | undefined
  cancel?: string
  onCancel: () => void
  children: ReactNode
}

/** Rendered only with scripts, so never posted without them. */
export function SectionForm<V extends FieldValues, B>({
  form,
  save,
  look = 'primary',
  cancel,
  onCancel,
  children,
}: Props<V, B>) {
  const { t } = useLingui()
  return (
    <div className={styles.narrow}>
      <Form form={form} className={forms.form}>
        {children}
        <SubmitButton look={look} size="large" full>
          {save}
        </SubmitButton>
        <Button onClick={onCancel}>{cancel ?? t`Cancel`}</Button>
      </Form>
    </div>
  )
}
