// Code of an email, call or letter.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as z from 'zod'
import type { OwnershipProof } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { requiredLine } from '#contract/foundation/fields.ts'
import { useSite } from '#web/foundation/page.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { LiveRegion } from '#web/ui/LiveRegion.tsx'
import type { ClaimView } from '../use-claim.ts'
import styles from './Proofs.module.css'

type Method = 'mailbox' | 'phone' | 'letter'
type Props = { view: ClaimView; proof: OwnershipProof; method: Method }

const Code = z.object({ code: requiredLine(20) })

export function CodeForm({ view: { work, reread }, proof, method }: Props) {
  const { t } = useLingui()
  useEffect(() => {
    const field = document.getElementById('claim-code')
    // Only after the press beside it, not at the load of the page.
    if (field?.closest('li')?.contains(document.activeElement)) field.focus()
  }, [])
  const form = useServerForm<z.input<typeof Code>, z.output<typeof Code>>({
    id: 'claim',
    schema: Code,
    saved: { code: '' },
    errorMessages: { code: { notAccepted: t`This is not the code. Check it, or ask for a new one.` } },
    async submit({ code }) {
      await work((claims, given) => claims.enterCode({ ...given, body: { method, code } })).catch(
        async (error: unknown) => {
          await reread().catch(() => {})
          throw error
        },
      )
    },
  })
  return (
    <>
      <Sent proof={proof} method={method} />
      <Form form={form} className={styles.send} label={t`Enter the code`}>
        <TextField
          name="code"
          label={t`Code`}
          inputMode={method === 'letter' ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          hint={proof.triesLeft !== null && <Plural value={proof.triesLeft} one="# try left" other="# tries left" />}
        />
        <SubmitButton look="primary">
          <Trans>Confirm</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}

function Sent({ proof: { target, until, postedAt }, method }: { proof: OwnershipProof; method: Method }) {
  const { formats } = useSite()
  const day = until && (method === 'letter' ? formats.date(until) : formats.moment(until))
  const posted = postedAt && formats.date(postedAt)
  return (
    <LiveRegion as="p">
      {method === 'mailbox' && <Trans>We have sent a code to {target}.</Trans>}
      {method === 'phone' && <Trans>We are ringing {target}.</Trans>}
      {method === 'letter' &&
        (posted ? (
          <Trans>
            The letter to {target} was posted on {posted}.
          </Trans>
        ) : (
          <Trans>The letter to {target} is being printed.</Trans>
        ))}{' '}
      {day && <Trans>The code counts until {day}.</Trans>}
    </LiveRegion>
  )
}
