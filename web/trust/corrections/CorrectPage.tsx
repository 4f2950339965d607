// /business/{id}/correct: correction of one field, with source.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { correctionNoteMost, generalDescriptionMost } from '#contract/foundation/constants.ts'
import { fieldAt } from '#contract/identity/businesses/sections.ts'
import type { Correction } from '#contract/trust/corrections/corrections.ts'
import { type Correctable, correctable, NewCorrection } from '#contract/trust/corrections/fields.ts'
import { SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { CorrectionFacts, useFieldNames } from './CorrectionFacts.tsx'
import styles from './Corrections.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data } = await api.businesses.read({ params: { id }, signal })
  const { businessID, key, general, presence } = data
  return { businessID, key, name: general.companyName, presence }
}
type PageData = Awaited<ReturnType<typeof loader>>

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: t(i18n)`Suggest a correction: ${data.name}`,
  description: '',
  noindex: true,
})

export function Component() {
  const business = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const session = useSession()
  const [sent, setSent] = useState<Correction>()
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>
          <Trans>Suggest a correction</Trans>
        </h1>
        <p className="muted">
          <Link className="link" to={paths.business(business)}>
            {business.name}
          </Link>
        </p>
      </header>
      {session && !session.emailVerified && (
        <Note look="warn">
          <Trans>Verify your e-mail address first: we have sent you a link.</Trans>
        </Note>
      )}
      {sent ? (
        <Sent correction={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <CorrectionForm business={business} onSent={setSent} />
      )}
    </div>
  )
}

function CorrectionForm({ business, onSent }: { business: PageData; onSent: (correction: Correction) => void }) {
  const { t } = useLingui()
  const api = useApi()
  const fields = useFieldNames()
  const form = useServerForm({
    id: 'correct',
    schema: NewCorrection,
    saved: {
      field: 'contactInfo.website' as Correctable,
      value: '',
      link: '' as unknown,
      note: '' as string | undefined,
    },
    draft: 'correction',
    async submit(body) {
      onSent(await api.corrections.suggest({ params: { id: business.businessID }, body }))
    },
  })
  return (
    <Form form={form} className={styles.form} label={t`Suggest a correction`}>
      <p>
        {business.presence === 'run' ? (
          <Trans>The company sees it first and has 14 days to answer. After that our staff decides.</Trans>
        ) : (
          <Trans>Nobody runs this page yet, so our staff reads it. What is accepted shows your source.</Trans>
        )}
      </p>
      <SelectField
        name="field"
        label={t`What is wrong?`}
        empty={false}
        options={correctable.map((value) => ({ value, text: fields[value] }))}
        onChosen={() => form.setValue('value', '')}
      />
      <ValueField />
      <TextField
        name="link"
        label={t`Where does it say so?`}
        hint={t`The address of a page that shows it: the company’s own site, a register.`}
        inputMode="url"
        required
      />
      <TextAreaField name="note" label={t`Note (optional)`} rows={3} most={correctionNoteMost} />
      <div className="row">
        <SubmitButton look="main">
          <Trans>Suggest it</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}

function ValueField() {
  const { t } = useLingui()
  const { countries } = useSite()
  const field = useWatch({ name: 'field' }) as Correctable
  const { kind } = fieldAt(field)
  if (kind === 'country')
    return (
      <SelectField
        name="value"
        label={t`What is right?`}
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
      />
    )
  if (kind === 'prose')
    return <TextAreaField name="value" label={t`What is right?`} rows={4} most={generalDescriptionMost} />
  return (
    <TextField
      name="value"
      label={t`What is right?`}
      hint={kind === 'phone' ? t`With its dial code, such as +49 89 123456` : t`Leave it empty if there is none.`}
    />
  )
}

function Sent({ correction, onAgain }: { correction: Correction; onAgain: () => void }) {
  return (
    <>
      <Note look="ok">
        <p>
          <Trans>Thank you. You get an e-mail when it is decided.</Trans>
        </p>
      </Note>
      <CorrectionFacts correction={correction} />
      <div>
        <Button onClick={onAgain}>
          <Trans>Suggest another one</Trans>
        </Button>
      </div>
    </>
  )
}
