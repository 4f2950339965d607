// Registration form.
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { NewAccount } from '#contract/identity/auth/account-fields.ts'
import { personNameMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { useNavigate } from 'react-router'
import { useAuthApi } from '#web/foundation/session.ts'
import { CheckboxField, SelectField, type Option } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import styles from './AccountForm.module.css'
import type { Entry } from './entry.ts'
import { RememberedEmailField } from './fields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const schema = NewAccount.extend({ acceptTerms: z.boolean().pipe(NewAccount.shape.acceptTerms) })

export function RegisterForm({ entry, country, countries }: { entry: Entry; country: string; countries: Option[] }) {
  const { t } = useLingui()
  const { locale, paths } = useSite()
  const { continueTo, email = '', failed } = entry
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }
  const form = useServerForm({
    id: 'auth-register',
    schema,
    saved: { firstName: '', lastName: '', email, password: '', country, acceptTerms: false },
    failuresIn: 'summary',
    failed,
    errorMessages: {
      password: { notAccepted: t`This password is one of the most common. Choose another.` },
      acceptTerms: t`Your consent is needed to open an account`,
    },
    async submit(body) {
      await api.register({ body: { ...body, ...query } })
      void navigate(paths.account('verify-email', { sent: '1', ...query }), { replace: true })
    },
  })
  const given = (
    <TextField
      key="given"
      name="firstName"
      label={t`First name`}
      autoComplete="given-name"
      maxLength={personNameMost}
      required
    />
  )
  const family = (
    <TextField
      key="family"
      name="lastName"
      label={t`Last name`}
      autoComplete="family-name"
      maxLength={personNameMost}
      required
    />
  )
  return (
    <Form form={form} className={styles.form} action="/auth/register" hidden={query}>
      <div className={styles.pair}>{locale === 'zh' ? [family, given] : [given, family]}</div>
      <RememberedEmailField label={t`Business e-mail`} />
      <NewPasswordField
        name="password"
        label={t`Password`}
        personal={() => form.getValues(['firstName', 'lastName', 'email'])}
      />
      <SelectField name="country" label={t`Country`} options={countries} autoComplete="country" required />
      <Consent />
      <SubmitButton look="main" size="large" full>{t`Create account`}</SubmitButton>
    </Form>
  )
}

function Consent() {
  const { t } = useLingui()
  const { operator, paths } = useSite()
  const [terms, privacy] = [paths.text('terms-and-conditions'), paths.text('privacy-policy')]
  return (
    <CheckboxField name="acceptTerms" label={t`Consent`} required>
      <Trans>
        I accept the{' '}
        <a className="link" href={terms} target="_blank" rel="noopener">
          terms and conditions
        </a>{' '}
        of {operator.name} and its{' '}
        <a className="link" href={privacy} target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </Trans>
    </CheckboxField>
  )
}
