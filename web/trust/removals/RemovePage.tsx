// /business/{id}/remove: removal by a code to a mailbox, without account.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import * as z from 'zod'
import { removalReasonMost } from '#contract/foundation/constants.ts'
import { NewRemoval, type RemovalState } from '#contract/trust/removals/removals.ts'
import { shownEmail, shownHost } from '#kit/hosts.ts'
import { CheckboxField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { EmailField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useSession } from '#web/foundation/session.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './RemovePage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, canonical, cacheTags, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data } = await api.businesses.read({ params: { id }, signal })
  const { businessID, key, general, contactInfo, presence } = data
  canonical(paths.removeListing({ businessID }))
  cacheTags(`business:${id}`)
  return { businessID, key, name: general.companyName, website: contactInfo.website, presence }
}
type PageData = Awaited<ReturnType<typeof loader>>

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: t(i18n)`Remove ${data.name}`,
  description: '',
  noindex: true,
})

type OpenRequest = { removalID: string; email: string }

export function Component() {
  const business = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const [asked, setAsked] = useState<OpenRequest>()
  const [state, setState] = useState<RemovalState>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form is gone.
  const after =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      heading.current?.focus()
    }
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Remove this company</Trans>
        </h1>
        <p className="muted">
          {state === 'removed' ? (
            business.name
          ) : (
            <Link className="link" to={paths.business(business)}>
              {business.name}
            </Link>
          )}
        </p>
      </header>
      {state ? (
        <Outcome state={state} />
      ) : asked ? (
        <CodeForm businessID={business.businessID} asked={asked} onDone={after(setState)} />
      ) : (
        <RequestForm business={business} onAsked={after(setAsked)} />
      )}
    </div>
  )
}

const valuesFor = (email: string) => ({ email, reason: '', soleTrader: false as boolean | undefined })

function RequestForm({ business, onAsked }: { business: PageData; onAsked: (asked: OpenRequest) => void }) {
  const { t } = useLingui()
  const api = useApi()
  const host = shownHost(URL.parse(business.website ?? '')?.hostname.replace(/^www\./, '') ?? '')
  const email = useSession()?.profile?.email ?? ''
  const form = useServerForm({
    id: 'remove',
    schema: NewRemoval,
    saved: valuesFor(email),
    draft: 'removal',
    async submit(body) {
      const { removalID } = await api.removals.request({ params: { id: business.businessID }, body })
      onAsked({ removalID, email: shownEmail(body.email) })
    },
  })
  const { rebase } = form
  useEffect(() => rebase(valuesFor(email)), [rebase, email])
  return (
    <Form form={form} className={styles.form} label={t`Remove this company`}>
      {business.presence === 'run' ? (
        <Note look="info">
          <Trans>
            Somebody runs this page. Its owners can remove it themselves; a request from you goes to our staff.
          </Trans>
        </Note>
      ) : (
        <ul className={styles.ways}>
          {host && (
            <li>
              <Trans>With a mailbox at {host} the company is removed at once.</Trans>
            </li>
          )}
          <li>
            <Trans>
              A company that bears the name of a person is hidden at once; our staff looks at it afterwards.
            </Trans>
          </li>
          <li>
            <Trans>Any other request is read by our staff and answered by e-mail.</Trans>
          </li>
        </ul>
      )}
      <EmailField
        name="email"
        label={t`Your e-mail address`}
        hint={t`A code goes there. We use it for this request only.`}
        required
      />
      <TextAreaField name="reason" label={t`Reason`} rows={4} most={removalReasonMost} required />
      <CheckboxField name="soleTrader" label={t`The company bears my name: I am a sole trader`} />
      <div className="row">
        <SubmitButton look="main">
          <Trans>Send me the code</Trans>
        </SubmitButton>
      </div>
      <p className="muted small">
        <Trans>
          What stays is an unreadable mark, so that no later import lists the company again. The page then says that it
          was removed, and in which month.
        </Trans>
      </p>
    </Form>
  )
}

const Code = z.object({ code: z.string().trim().min(1, 'is missing').max(40) })

function CodeForm({
  businessID,
  asked,
  onDone,
}: {
  businessID: string
  asked: OpenRequest
  onDone: (state: RemovalState) => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const { removalID, email } = asked
  const form = useServerForm({
    id: 'remove-code',
    schema: Code,
    saved: { code: '' },
    async submit(body) {
      onDone((await api.removals.confirm({ params: { id: businessID, removalID }, body })).state)
    },
  })
  return (
    <Form form={form} className={styles.form} label={t`Enter the code`}>
      <p>
        <Trans>We have sent a code to {email}. Nothing happens without it.</Trans>
      </p>
      <TextField name="code" label={t`Code`} inputMode="numeric" autoComplete="one-time-code" required />
      <div className="row">
        <SubmitButton look="main">
          <Trans>Confirm</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}

function Outcome({ state }: { state: RemovalState }) {
  return (
    <Note look={state === 'refused' ? 'warn' : 'ok'}>
      {state === 'removed' && <Trans>The company and its products have been removed. No import lists it again.</Trans>}
      {state === 'hidden' && (
        <Trans>The company is hidden from now on. Our staff looks at your request and answers by e-mail.</Trans>
      )}
      {state === 'waiting' && <Trans>Our staff reads your request and answers by e-mail.</Trans>}
      {state === 'refused' && <Trans>This request was refused. The reason is in the e-mail that we sent.</Trans>}
    </Note>
  )
}
