// A form within a section of the account page, with the button that sends it and the one that closes it.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '#web/form/Form.tsx'
import { SubmitButton } from '#web/form/FormButtons.tsx'
import type { ServerForm } from '#web/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import forms from './AccountForm.module.css'
import styles from './AccountPage.module.css'

type Props<V extends FieldValues, B> = {
  form: ServerForm<V, B>
  /** The text of the button that sends. */
  save: ReactNode
  look?: 'primary' | 'danger' | undefined
  /** The text of the other button, in place of «Cancel». */
  cancel?: string
  onCancel: () => void
  children: ReactNode
}

/** There only once scripts run, so it is not posted without them. */
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
