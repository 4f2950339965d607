// Form of a coverage.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { coverageTextMost, lineTextMost } from '#contract/trade/territories/constants.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import { lineRoles } from '#contract/trade/territories/states.ts'
import type { Coverage } from '#contract/trade/territories/territories.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { CheckboxField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { MultiSelectField } from '#web/foundation/form/MultiSelectField.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readTree } from '#web/foundation/shell/menus/tree.ts'
import { useCategoryOptions } from '../lines/options.ts'
import { useRoleNames } from '../names.ts'
import styles from '../Territories.module.css'
import { bodyOf, coverageForm, coverageValues, type CoverageValues } from './coverage-form.ts'

type Props = {
  businessID: string
  coverage: Coverage
  countries: readonly { code: string; countryName: string; emoji: string }[]
  languages: ReferenceLists['languages']
}

export function CoverageForm({ businessID, coverage, countries, languages }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const [saved] = useState(() => coverageValues(coverage))
  const form = useServerForm({
    schema: coverageForm,
    saved,
    draft: `coverage:${businessID}`,
    async submit(values, { key }) {
      await api.territories.cover({ params: { businessID }, body: bodyOf(values), key })
      showSuccess()
      void revalidate()
    },
  })
  return (
    <Form form={form} className={styles.sheet} label={t`Coverage`}>
      <div className={styles.inside}>
        <h2>
          <Trans>What you cover</Trans>
        </h2>
        <Places countries={countries} languages={languages} />
        <Service />
      </div>
      <FormSaveBar form={form} save={t`Save`} />
    </Form>
  )
}

function useIndustryOptions(): { value: string; text: string }[] {
  const api = useApi()
  const { locale } = useSite()
  const [options, setOptions] = useState<{ value: string; text: string }[]>([])
  useEffect(() => {
    readTree(api, locale).then(
      (industries) => setOptions(industries.map(({ id, text }) => ({ value: id, text }))),
      () => {},
    )
  }, [api, locale])
  return options
}

function Places({ countries, languages }: Pick<Props, 'countries' | 'languages'>) {
  const { t } = useLingui()
  const [industries, categories] = [useIndustryOptions(), useCategoryOptions()]
  return (
    <>
      <MultiSelectField
        name="countries"
        label={t`Countries`}
        options={countries.map(({ code, countryName, emoji }) => ({ value: code, text: countryName, flag: emoji }))}
      />
      <MultiSelectField name="categories" label={t`Kinds of lines that you carry`} options={categories} />
      <MultiSelectField name="industries" label={t`Industries of your customers`} options={industries} />
      <MultiSelectField
        name="languages"
        label={t`Languages`}
        options={languages.map(({ code, languageName }) => ({ value: code, text: languageName }))}
      />
    </>
  )
}

function Service() {
  const { t } = useLingui()
  const roles = useRoleNames()
  const stock = useWatch<CoverageValues, 'stock'>({ name: 'stock' })
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          name="stock"
          label={t({ message: 'Stock', context: 'of a distributor' })}
          empty={t`Not stated`}
          options={[
            { value: 'stock', text: t`On stock` },
            { value: 'toOrder', text: t`To order, no stock` },
          ]}
        />
        {stock === 'stock' && (
          <TextField name="stockPlace" label={t`Where the stock is (optional)`} maxLength={coverageTextMost} />
        )}
      </div>
      <CheckboxField name="service" label={t`Repair or commissioning by own people`} />
      <TextField
        name="brands"
        label={t`Brands carried (optional)`}
        hint={t`With commas between. A brand counts as confirmed only by an agreement that its maker confirms.`}
      />
      <CheckboxField name="room" label={t`We take further lines`} />
      <MultiSelectField
        name="roles"
        label={t`As what you would represent a maker`}
        options={lineRoles.map((value) => ({ value, text: roles[value] }))}
      />
      <TextAreaField name="description" label={t`About your sales (optional)`} most={lineTextMost} rows={4} />
    </>
  )
}
