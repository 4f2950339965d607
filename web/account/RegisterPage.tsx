// /auth/register: opens an account. The country is the portal's until another is chosen.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { personNameMost } from '#contract/constants.ts'
import { portalOf, type Portal } from '#contract/portals.ts'
import { asked, useSite, type Meta } from '../page.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '../routing.ts'
import { useAuthApi } from '../session.ts'
import { Checkbox, Select } from '../ui/Field.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { entryOf } from './entry.ts'
import { useFaultWords } from './fault-words.tsx'
import { EmailField, NewPasswordField, TextField } from './fields.tsx'
import { Form, Submit, useFormState, type Values } from './Form.tsx'
import styles from './Form.module.css'
import { accepted, email as emailRule, given, name, newPassword, type Fault } from './rules.ts'

const refused: Record<string, Fault> = { password: 'common', email: 'taken' }

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, portal, url, signal } = asked(args)
  const countries = await api.reference.countries({ query: { lang: locale }, signal })
  const entry = entryOf(url, refused)
  return {
    ...entry,
    country: portalBehind(entry.continueTo, portal).country ?? '',
    countries: countries.map(({ code, countryName, emoji }) => [code, countryName, emoji] as const),
  }
}

type Typed = { firstName: string; lastName: string; email: string; password: string; country: string }

/** The portal that the reader comes from: this page stands on an origin for all of them. */
function portalBehind(continueTo: string | undefined, here: Portal): Portal {
  const host = URL.parse(continueTo ?? '')?.host
  return host === undefined ? here : portalOf(host, here.key)
}

export const meta: Meta<typeof loader> = ({ i18n, operator }) => ({
  title: t(i18n)`Create your account`,
  description: t(i18n)`Register with ${operator.name}, free of charge and for business use.`,
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { continueTo, email, failed } = useLoaderData<typeof loader>()
  const api = useAuthApi()
  const navigate = useNavigate()
  const query = { continue: continueTo }

  async function send({ lang: _, acceptTerms: __, ...typed }: Values) {
    await api.register({ body: { ...(typed as Typed), acceptTerms: true } })
    navigate(paths.account('verify-email', { sent: '1', ...query }), { replace: true })
  }

  return (
    <AccountFrame
      title={t`Create your account`}
      lead={t`Free, for business use. You can add a company afterwards.`}
      claim={{
        title: t`25 portals, one pool of companies.`,
        text: t`A profile created here is found from Milan to Jakarta.`,
      }}
    >
      <Form
        action="/auth/register"
        rules={{
          firstName: name,
          lastName: name,
          email: emailRule,
          password: newPassword,
          country: given,
          acceptTerms: accepted,
        }}
        labels={{
          firstName: t`First name`,
          lastName: t`Last name`,
          email: t`Business e-mail`,
          password: t`Password`,
          country: t`Country`,
          acceptTerms: t`Consent`,
        }}
        refused={refused}
        send={send}
        failed={failed}
        hidden={query}
        words={{
          Conflict: (
            <Trans>
              This address has an account already. <a href={paths.account('login', query)}>Log in</a> or{' '}
              <a href={paths.account('forgot-password', query)}>reset the password</a>.
            </Trans>
          ),
        }}
      >
        <div className={styles.pair}>
          <TextField
            name="firstName"
            label={t`First name`}
            autoComplete="given-name"
            maxLength={personNameMost}
            required
          />
          <TextField
            name="lastName"
            label={t`Last name`}
            autoComplete="family-name"
            maxLength={personNameMost}
            required
          />
        </div>
        <EmailField label={t`Business e-mail`} given={email} />
        <NewPasswordField label={t`Password`} own={ownWords} />
        <CountryField />
        <Consent />
        <Submit>{t`Create account`}</Submit>
      </Form>
      <p className={`muted ${styles.other}`}>
        <Trans>
          Already registered?{' '}
          <a className="link" href={paths.account('login', query)}>
            Log in
          </a>
        </Trans>
      </p>
    </AccountFrame>
  )
}

/** What belongs to the person who is registering, as typed so far. */
function ownWords(): string[] {
  const form = document.forms.namedItem('auth-register')
  return form ? ['firstName', 'lastName', 'email'].map((name) => String(new FormData(form).get(name) ?? '')) : []
}

function CountryField() {
  const { t } = useLingui()
  const { countries, country } = useLoaderData<typeof loader>()
  const { faults, prefix } = useFormState()
  const words = useFaultWords()
  return (
    <Select
      label={t`Country`}
      visible
      name="country"
      id={`${prefix}-country`}
      autoComplete="country"
      defaultValue={country}
      error={faults['country'] && words(faults['country'])}
      required
    >
      <option value="" disabled>
        {t`Select`}
      </option>
      {countries.map(([code, countryName, emoji]) => (
        <option key={code} value={code}>{`${emoji} ${countryName}`}</option>
      ))}
    </Select>
  )
}

function Consent() {
  const { t } = useLingui()
  const { operator } = useSite()
  const { faults, prefix } = useFormState()
  const words = useFaultWords()
  const fault = faults['acceptTerms']
  return (
    <Checkbox
      name="acceptTerms"
      value="true"
      id={`${prefix}-acceptTerms`}
      label={t`I accept the terms and conditions of ${operator.name} and its privacy policy.`}
      error={fault && words(fault)}
      required
    />
  )
}
