// Inquiry form. Input survives the login.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend } from '#web/ui/icons.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { freeSubjectMost, messageMost } from '#contract/foundation/constants.ts'
import { subjectCodes, subjectOf } from '#contract/trade/inquiries/subjects.ts'
import { countInquiry } from '#web/billing/boosts/card.tsx'
import { tellChoice } from '#web/foundation/choices.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { redirectToLogin, type Session } from '#web/foundation/session.ts'
import { CheckboxField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { FilesField } from '../attachments/FilesField.tsx'
import styles from '../SendInquiryPage.module.css'
import type { Opening } from './opening.ts'
import { inquiryForm, inquiryValues, isIncomplete, startOf, type InquiryValues } from './inquiry-form.ts'

type Props = {
  business: { businessID: string; name: string }
  product: { productID: string; name: string } | undefined
  asksSample: boolean
  /** Undefined for strangers. */
  sender: Sender | undefined
  opening: Opening | undefined
}
export type Sender = { session: Session; businesses: readonly { businessID: string; name: string }[] }

export function InquiryForm({ business, product, asksSample, sender, opening }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const form = useInquiryForm({ business, product, asksSample, sender, opening })
  const incomplete = isIncomplete(form.getValues())
  return (
    <Form
      form={{ ...form, summary: incomplete ? t`You have to fill all the form fields` : true }}
      className={styles.form}
      label={t`Send Request`}
    >
      {sender && <SenderField sender={sender} />}
      <SelectField
        name="subject.code"
        label={t`Subject`}
        empty={t`Select`}
        options={subjectCodes.map((code) => ({ value: code, text: subjectOf(code, locale) }))}
      />
      <OwnSubjectField />
      <TextAreaField name="message" label={t`Message`} most={messageMost} rows={8} />
      {sender && <FilesField />}
      {product && <CheckboxField name="sample" label={t`Ask for a sample: you say next where to send it`} />}
      <div className={styles.send}>
        <p>
          <Trans>Inquiries carry no fee.</Trans>{' '}
          {!sender && <Trans>You need an account to send it. What you have typed stays here meanwhile.</Trans>}
        </p>
        <SubmitButton look="main" icon={IconSend} disabled={form.uploading}>
          {sender ? <Trans>Send Request</Trans> : <Trans>Log in and send</Trans>}
        </SubmitButton>
      </div>
    </Form>
  )
}

function useInquiryForm({ business, product, asksSample, sender, opening }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const { businessID } = business
  const { productID, name } = product ?? {}
  const ofSample = name && asksSample ? startOf(t`Sample: ${name}`.slice(0, freeSubjectMost).trim()) : undefined
  const form = useServerForm({
    id: 'inquiry',
    schema: inquiryForm.extend({ sample: z.boolean() }),
    saved: { ...inquiryValues(usualSender(sender), opening ?? ofSample), sample: Boolean(ofSample) },
    draft: opening ? `inquiry:${opening.lineID}` : 'inquiry',
    names: ['from', 'subject', 'message'],
    asksBeforeLeaving: false,
    summary: true,
    errorMessages: { 'subject.code': t`Choose a subject.`, message: { required: t`Write your message.` } },
    async submit({ from, sample, ...body }, { key }) {
      if (!sender) {
        redirectToLogin()
        return 'unsaved'
      }
      const { requestID } = await api.inquiries.send({
        body: { to: businessID, ...body, ...(from && { from }), product: productID },
        key,
      })
      void countInquiry(api, businessID, requestID)
      for (const chosen of [businessID, productID]) void tellChoice(api, 'inquiry', chosen, requestID)
      form.discard()
      showSuccess(t`Inquiry sent successfully`)
      void navigate(paths.inquiries(from || sender.session.userID, requestID), { state: { asksSample: sample } })
    },
  })
  return form
}

/** Empty: the person. */
export function usualSender(sender: Sender | undefined): string {
  const businessID = sender?.session.actor.businessID
  return businessID && sender.businesses.some((one) => one.businessID === businessID) ? businessID : ''
}

export function SenderField({ sender: { session, businesses } }: { sender: Sender }) {
  const { t } = useLingui()
  if (businesses.length === 0) return null
  return (
    <SelectField
      name="from"
      label={t`Send as`}
      empty={session.self.name}
      options={businesses.map(({ businessID, name }) => ({ value: businessID, text: name }))}
    />
  )
}

export function OwnSubjectField() {
  const { t } = useLingui()
  const code = useWatch<InquiryValues, 'subject.code'>({ name: 'subject.code' })
  if (code !== 'other') return null
  return <TextField name="subject.own" label={t`Your subject`} maxLength={freeSubjectMost} />
}
