// Appeal: a second look by another verifier, once.
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { claimNoteMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import type { ClaimView } from '../use-claim.ts'
import styles from '../Claim.module.css'

const Appeal = z.object({ content: required(claimNoteMost) })

export function AppealForm({ view: { page, work } }: { view: ClaimView }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const form = useServerForm<z.input<typeof Appeal>, z.output<typeof Appeal>>({
    schema: Appeal,
    saved: { content: '' },
    draft: 'appeal',
    asksBeforeLeaving: false,
    async submit(body) {
      await work((claims, given) => claims.appeal({ ...given, body }))
    },
  })
  const until = page.claim?.decision?.appealUntil
  const day = until && formats.date(until)
  return (
    <Form form={form} className={styles.document} label={t`Second look`}>
      <TextAreaField
        name="content"
        label={t`Why should it be looked at again?`}
        hint={day ? <Trans>Until {day}. Somebody else than the person who decided looks at it.</Trans> : undefined}
        most={claimNoteMost}
        rows={4}
      />
      <div>
        <SubmitButton look="primary">
          <Trans>Ask for a second look</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
