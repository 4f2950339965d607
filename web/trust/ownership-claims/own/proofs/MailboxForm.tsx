// Mailbox at the listing's domain, to which a code is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import type * as z from 'zod'
import { ClaimMailbox } from '#contract/trust/ownership-claims/shapes.ts'
import { shownHost } from '#kit/hosts.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { EmailField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useSession } from '#web/foundation/session.ts'
import type { ClaimView } from '../use-claim.ts'
import styles from './Proofs.module.css'

type Props = { view: ClaimView; target: string; sent: boolean }

export function MailboxForm({ view: { work }, target, sent }: Props) {
  const { t } = useLingui()
  const domain = shownHost(target.slice(1))
  const own = useSession()?.email
  const form = useServerForm<z.input<typeof ClaimMailbox>, z.output<typeof ClaimMailbox>>({
    schema: ClaimMailbox,
    saved: { email: target && own?.endsWith(target) ? own : '' },
    draft: 'mailbox',
    asksBeforeLeaving: false,
    errorMessages: { email: t`This is not a mailbox at ${domain}.` },
    async submit(body) {
      await work((claims, given) => claims.sendCode({ ...given, body }))
    },
  })
  const label = t`Mailbox at the domain`
  return (
    <Form form={form} className={styles.send} label={t`Send the code`}>
      <EmailField name="email" label={label} placeholder={`name@${domain}`} required />
      <SubmitButton look={sent ? 'plain' : 'primary'}>
        {sent ? <Trans>Send a new code</Trans> : <Trans>Send the code</Trans>}
      </SubmitButton>
    </Form>
  )
}
