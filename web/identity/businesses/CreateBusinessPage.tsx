// /business/create: new business. Drafts stay on the device.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useHomeCountry } from '#web/foundation/home-country.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { PhotoFormField } from '#web/identity/files/card.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Note } from '#web/ui/Note.tsx'
import styles from './CreateBusinessPage.module.css'
import { BusinessField } from './edit/BusinessField.tsx'
import { newFields } from './edit/fields.ts'
import layout from './edit/Form.module.css'
import { readLists, type Lists } from './edit/lists.ts'
import { newBusinessForm, newBusinessValues } from './edit/new-business-form.ts'
import { SimilarBusinesses } from './edit/SimilarBusinesses.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, signal } = loaderContext(args)
  return { lists: await readLists(api, newFields, { query: { lang: locale }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Create business profile`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { lists } = useLoaderData<typeof loader>()
  const session = useSession()
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1>{t`Create business profile`}</h1>
        <p className="muted">
          <Trans>Free, and found by search at once. You can add everything else later.</Trans>
        </p>
      </div>
      {session && !session.emailVerified && (
        <Note look="warn">
          <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
        </Note>
      )}
      <NewBusinessForm lists={lists} />
    </div>
  )
}

function NewBusinessForm({ lists }: { lists: Lists }) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const country = useHomeCountry()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const [schema] = useState(() => newBusinessForm(lists.withStates))
  const unusable = t`This picture was not accepted. Choose another one.`
  const form = useServerForm({
    id: 'new-business',
    schema,
    saved: newBusinessValues(country),
    draft: 'new',
    summary: t`Complete all the information required to create your business profile.`,
    errorMessages: { profilePhoto: unusable, coverPhoto: unusable },
    async submit(body, { key }) {
      const business = await api.businesses.create({ body, key })
      showSuccess()
      void navigate(paths.business(business, { editMode: 1 }))
    },
  })
  const { rebase } = form
  useEffect(() => rebase(newBusinessValues(country)), [rebase, country])
  return (
    <Form form={form} className={`${styles.form} ${layout.form}`} label={t`Create business profile`}>
      <div className={layout.inside}>
        <div className={layout.grid}>
          {newFields.map((field) => (
            <div key={field.path} className={field.wide ? layout.all : undefined}>
              <BusinessField field={field} lists={lists} />
              {field.path === 'companyName' && <SimilarBusinesses />}
            </div>
          ))}
        </div>
        <PhotoFormField name="profilePhoto" label={t`Logo`} purpose="profilePhoto" shape="square" />
        <PhotoFormField name="coverPhoto" label={t`Cover picture`} purpose="coverPhoto" shape="cover" />
      </div>
      <FormSaveBar form={form} save={t`Create business profile`} />
    </Form>
  )
}
