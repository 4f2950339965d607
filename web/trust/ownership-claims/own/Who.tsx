// First step: person, position, role.
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import type { ClaimPage } from '#contract/trust/ownership-claims/ownership-claims.ts'
import { NewOwnershipClaim } from '#contract/trust/ownership-claims/shapes.ts'
import { claimantRoles } from '#contract/trust/ownership-claims/proofs.ts'
import { inLine } from '#kit/direction.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { useField } from '#web/foundation/form/form-context.ts'
import { SubmitButton } from '#web/foundation/form/FormButtons.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Below, Checkbox } from '#web/ui/controls/Field.tsx'
import { useRoleNames } from '../names.ts'
import type { ClaimView } from './use-claim.ts'
import styles from './Claim.module.css'

const roles = [...claimantRoles, 'elsewhere'] as const
type Role = (typeof roles)[number] | ''
type Values = { name: string; position: string; role: Role; merging: string[] }

const schema = NewOwnershipClaim.extend({
  role: z.enum(claimantRoles),
}) as unknown as z.ZodType<z.output<typeof NewOwnershipClaim>, Values>

export function Who({ view: { page, work, go } }: { view: ClaimView }) {
  const { t } = useLingui()
  const session = useSession()
  const { claim, alike, business } = page
  const form = useServerForm<Values, z.output<typeof NewOwnershipClaim>>({
    schema,
    saved: {
      name: claim?.name ?? session?.self.name ?? '',
      position: claim?.position ?? '',
      role: claim?.role ?? '',
      merging: claim?.merging.map(({ businessID }) => businessID) ?? [],
    },
    draft: 'who',
    asksBeforeLeaving: false,
    errorMessages: { role: t`Choose one.` },
    async submit(body) {
      await work((claims, given) => claims.start({ ...given, body }))
      go()
    },
  })
  return (
    <Card as="section" pad="l">
      <h2 className={styles.title} id="claim-step" tabIndex={-1}>
        <Trans>Who are you for this company?</Trans>
      </h2>
      <p className="muted">
        <Trans>Only we see this. It decides whom we ask if somebody objects.</Trans>
      </p>
      <Form form={form} className={styles.form} label={t`Who are you for this company?`}>
        <div className={styles.pair}>
          <TextField name="name" label={t`Your name`} autoComplete="name" maxLength={120} required />
          <TextField
            name="position"
            label={t`Position`}
            aside={t`as on your card`}
            autoComplete="organization-title"
            maxLength={120}
            required
          />
        </div>
        <RoleField />
        {alike.length > 0 && <SameCompany alike={alike} />}
        <Submit businessID={business.businessID} />
      </Form>
    </Card>
  )
}

function RoleField() {
  const { t } = useLingui()
  const names = { ...useRoleNames(), elsewhere: t`I work elsewhere, but know it` }
  const label = t`I act for it as`
  const { id, value, error, onChange, onBlur, ref } = useField<Role>('role', label, (role) => role && names[role])
  return (
    <fieldset className={styles.choices} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <div>
        {roles.map((role, at) => (
          <label key={role}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={value === role}
              onChange={() => onChange(role)}
              onBlur={onBlur}
              {...(at === 0 && { id, ref })}
            />
            <span>{names[role]}</span>
          </label>
        ))}
      </div>
      <Below id={`${id}-hint`} error={error} hint={t`The last one cannot claim, but can suggest corrections.`} />
    </fieldset>
  )
}

function SameCompany({ alike }: { alike: ClaimPage['alike'] }) {
  const { t } = useLingui()
  const label = t`The same company is also listed as`
  const { id, value, onChange, ref } = useField<string[]>('merging', label)
  return (
    <fieldset className={styles.choices} id={id} ref={ref} tabIndex={-1}>
      <legend>{label}</legend>
      {alike.map(({ businessID, companyName, city, country }) => (
        <Checkbox
          key={businessID}
          label={inLine([companyName, city, country.countryName])}
          checked={value.includes(businessID)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...value, businessID] : value.filter((one) => one !== businessID))
          }
        />
      ))}
      <p className="muted small">
        <Trans>Those you tick become one page with this one as soon as it is yours.</Trans>
      </p>
    </fieldset>
  )
}

function Submit({ businessID }: { businessID: string }) {
  const { paths } = useSite()
  const role = useWatch<Values, 'role'>({ name: 'role' })
  return (
    <div className={styles.submit}>
      {role === 'elsewhere' ? (
        <LinkButton look="primary" href={paths.correctBusiness({ businessID })}>
          <Trans>Suggest a correction</Trans>
        </LinkButton>
      ) : (
        <SubmitButton look="primary">
          <Trans>Go on to the proof</Trans>
        </SubmitButton>
      )}
    </div>
  )
}
