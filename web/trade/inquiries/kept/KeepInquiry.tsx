// Inquiry to a listed company, also sent to others.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockPause } from '#web/ui/icons.ts'
import { useState } from 'react'
import { messageMost } from '#contract/foundation/constants.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import type { KeptInquiry } from '#contract/trade/inquiries/kept.ts'
import { subjectCodes, subjectOf } from '#contract/trade/inquiries/subjects.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { redirectToLogin } from '#web/foundation/session.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Note } from '#web/ui/Note.tsx'
import { inquiryForm, inquiryValues, isIncomplete } from '../inquiry/inquiry-form.ts'
import { OwnSubjectField, type Sender, SenderField, usualSender } from '../inquiry/InquiryForm.tsx'
import styles from '../SendInquiryPage.module.css'
import { KeptOutcome } from './KeptOutcome.tsx'
import { Others, useOthers } from './Others.tsx'
import { type InquiryText, type SentToo, useSendToo } from './use-send-too.ts'

type Props = {
  business: { businessID: string; name: string; category: string | undefined }
  productID: string | undefined
  productName: string | undefined
  sender: Sender | undefined
}
type Outcome = { kept: KeptInquiry; sent: SentToo[]; text: InquiryText }

export function KeepInquiry({ business, productID, productName, sender }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { businessID, category } = business
  const others = useOthers({ businessID, product: productID, title: productName, category }, sender !== undefined)
  const [also, setAlso] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const chosen = others?.filter((one) => also.includes(one.businessID)) ?? []
  const form = useKeepForm({ businessID, productID, sender, also: chosen, done: setOutcome })
  if (outcome) return <KeptOutcome {...outcome} name={business.name} others={others ?? []} />
  const incomplete = isIncomplete(form.getValues())
  return (
    <Form
      form={{ ...form, summary: incomplete ? t`You have to fill all the form fields` : true }}
      className={styles.form}
      label={t`Keep my inquiry`}
    >
      <Note look="info">
        <Trans>
          Nobody runs the page of {business.name} yet, so nobody would read a message now. We keep your inquiry for 30
          days and deliver it when the company takes over its page; you can withdraw or renew it at any time.
        </Trans>
      </Note>
      {sender && <SenderField sender={sender} />}
      <SelectField
        name="subject.code"
        label={t`Subject`}
        empty={t`Select`}
        options={subjectCodes.map((value) => ({ value, text: subjectOf(value, locale) }))}
      />
      <OwnSubjectField />
      <TextAreaField name="message" label={t`Message`} most={messageMost} rows={8} />
      {others && <Others businesses={others} chosen={also} onChange={setAlso} />}
      <div className={styles.send}>
        <p>
          {chosen.length > 0 ? (
            <Trans>It is kept for {business.name} and sent to those that you have ticked.</Trans>
          ) : (
            <Trans>It is kept, not sent.</Trans>
          )}{' '}
          {!sender && <Trans>You need an account to keep it. What you have typed stays here meanwhile.</Trans>}
        </p>
        <SubmitButton look="main" icon={IconClockPause}>
          {sender ? <Trans>Keep my inquiry for them</Trans> : <Trans>Log in and keep it</Trans>}
        </SubmitButton>
      </div>
    </Form>
  )
}

type KeepForm = {
  businessID: string
  productID: string | undefined
  sender: Sender | undefined
  also: readonly BusinessCard[]
  done: (outcome: Outcome) => void
}

function useKeepForm({ businessID, productID, sender, also, done }: KeepForm) {
  const api = useApi()
  const { t } = useLingui()
  const send = useSendToo()
  const form = useServerForm({
    id: 'keep-inquiry',
    schema: inquiryForm,
    saved: inquiryValues(usualSender(sender)),
    draft: 'inquiry',
    names: ['from', 'subject', 'message'],
    asksBeforeLeaving: false,
    summary: true,
    errorMessages: { 'subject.code': t`Choose a subject.`, message: { required: t`Write your message.` } },
    async submit({ from, files: _, ...text }, { key }) {
      if (!sender) {
        redirectToLogin()
        return 'unsaved'
      }
      const body = { ...text, ...(from && { from }) }
      const kept = await api.inquiries.keep({ body: { ...body, to: businessID, product: productID }, key })
      const sent = await send(body, also)
      form.discard()
      done({ kept, sent, text: body })
    },
  })
  return form
}
