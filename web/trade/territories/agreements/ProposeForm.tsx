// Form of a proposed agreement.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { agreementTextMost, lineNameMost } from '#contract/trade/territories/constants.ts'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { type AgreementSide, exclusivities, lineRoles } from '#contract/trade/territories/states.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { CheckboxField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { DateField, TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import type { OwnSide, Partner } from '../load.ts'
import { useExclusivityNames, useRoleNames } from '../names.ts'
import styles from '../Territories.module.css'
import { agreementForms, agreementValues, type AgreementValues } from './agreement-form.ts'
import { PartnerField } from './PartnerField.tsx'

type Line = { lineID: string; name: string }
type Props = OwnSide & {
  side: AgreementSide
  old: Agreement | undefined
  partner: Partner | undefined
  ownLines: Line[]
  start: { line: string | undefined; country: string | undefined }
  today: string
}

export function ProposeForm({ business, side, old, partner, ownLines, start, today, countries }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths } = useSite()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const [chosen, setChosen] = useState(partner)
  const [saved] = useState(() => agreementValues({ ...start, partner: partner?.businessID ?? '', today }, old))
  const form = useServerForm({
    schema: agreementForms[side],
    saved,
    draft: `agreement:${business.businessID}:${side}:${old?.agreementID ?? partner?.businessID ?? ''}`,
    errorMessages: {
      with: { required: t`Choose the company.` },
      countries: t`Choose at least one country.`,
      lines: { required: t`Choose a line.` },
      subject: { required: t`Choose a line, or say what it is about.` },
      until: { order: t`It ends before it begins.` },
    },
    async submit(values, { key }) {
      const { agreementID } = await api.agreements.propose({
        params: { businessID: business.businessID },
        body: { ...values, side, replaces: old?.agreementID },
        key,
      })
      form.discard()
      showSuccess(t`The other side has been asked to confirm it`)
      void navigate(paths.agreement(business, agreementID), { replace: true })
    },
  })
  return (
    <Form form={form} className={styles.sheet} label={t`State an agreement`}>
      <div className={styles.inside}>
        <PartnerField
          name="with"
          label={side === 'supplier' ? t`Distributor, agent or service partner` : t`Maker that you represent`}
          chosen={chosen}
          onChosen={setChosen}
        />
        <LinesField side={side} ownLines={ownLines} partner={chosen} />
        <Terms countries={countries} today={today} />
      </div>
      <FormSaveBar form={form} save={t`Ask for confirmation`} />
    </Form>
  )
}

function LinesField({
  side,
  ownLines,
  partner,
}: {
  side: AgreementSide
  ownLines: Line[]
  partner: Partner | undefined
}) {
  const { t } = useLingui()
  const shown = useShownLines(side === 'distributor' ? partner?.businessID : undefined)
  const lines = side === 'supplier' ? ownLines : shown
  const { setValue } = useFormContext<AgreementValues>()
  const chosen = useWatch<AgreementValues, 'lines'>({ name: 'lines' })
  const isForeign =
    side === 'distributor' && chosen.length > 0 && !chosen.every((id) => lines.some(({ lineID }) => lineID === id))
  useEffect(() => {
    if (isForeign && lines.length > 0) setValue('lines', [])
  }, [isForeign, lines.length, setValue])
  return (
    <>
      {lines.length > 0 && (
        <MultiSelectField
          name="lines"
          label={t`Lines`}
          options={lines.map(({ lineID, name }) => ({ value: lineID, text: name }))}
        />
      )}
      {side === 'supplier' && lines.length === 0 && (
        <p className="muted small">
          <Trans>Add a line to your territories first.</Trans>
        </p>
      )}
      {side === 'distributor' && chosen.length === 0 && (
        <TextField
          name="subject"
          label={
            lines.length > 0 ? t`Or in your own words` : t({ message: 'What it is about', context: 'an agreement' })
          }
          maxLength={lineNameMost}
          hint={t`Such as “gear pumps and spare parts”.`}
        />
      )}
    </>
  )
}

function useShownLines(id: string | undefined): Line[] {
  const api = useApi()
  const [known, setKnown] = useState<{ id: string; lines: Line[] }>()
  useEffect(() => {
    if (!id) return undefined
    const controller = new AbortController()
    api.territories.whereToBuy({ params: { id }, signal: controller.signal }).then(
      ({ sought, sellers }) => {
        const named = sellers.flatMap(({ lines }) => lines.map((one) => [one.id, one.name] as const))
        const lines = new Map([...sought.map(({ lineID, name }) => [lineID, name] as const), ...named])
        setKnown({ id, lines: [...lines].map(([lineID, name]) => ({ lineID, name })) })
      },
      () => {},
    )
    return () => controller.abort()
  }, [api, id])
  return known && known.id === id ? known.lines : []
}

function Terms({ countries, today }: Pick<Props, 'countries' | 'today'>) {
  const { t } = useLingui()
  const [roles, exclusive] = [useRoleNames(), useExclusivityNames()]
  const until = useWatch<AgreementValues, 'until'>({ name: 'until' })
  return (
    <>
      <MultiSelectField
        name="countries"
        label={t`Countries`}
        options={countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji }))}
      />
      <div className={styles.pair}>
        <SelectField
          name="role"
          label={t({ message: 'Role', comment: 'of a distributor, an agent or a service partner' })}
          empty={false}
          options={lineRoles.map((value) => ({ value, text: roles[value] }))}
        />
        <SelectField
          name="exclusivity"
          label={t`Exclusivity`}
          empty={false}
          options={exclusivities.map((value) => ({ value, text: exclusive[value] }))}
        />
      </div>
      <div className={styles.pair}>
        <DateField name="from" label={t({ message: 'From', context: 'first day' })} required />
        <DateField name="until" label={t`Until (optional)`} min={today} />
      </div>
      <TextAreaField
        name="note"
        label={t`Note for the other side alone (optional)`}
        most={agreementTextMost}
        rows={3}
      />
      <div>
        <CheckboxField name="listed" label={t`Show it on both company pages`} />
        {until !== '' && <CheckboxField name="showsEnd" label={t`Show its end too, if the other side wishes so`} />}
      </div>
    </>
  )
}
