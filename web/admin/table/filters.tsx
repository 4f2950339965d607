// Filters that several tables have.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/app/page.ts'
import { useStateNames } from '../sanctions/names.ts'
import { FilterSelect } from './TableFilters.tsx'

export function StateFilter({ states }: { states: readonly string[] }) {
  const { t } = useLingui()
  const names = useStateNames()
  return (
    <FilterSelect
      name="status"
      label={t`State`}
      all={t`All states`}
      options={states.map((value) => ({ value, text: names[value]!.text }))}
    />
  )
}

export function CountryFilter() {
  const { t } = useLingui()
  const { countries } = useSite()
  return (
    <FilterSelect
      name="country"
      label={t`Country`}
      all={t`All countries`}
      options={countries.map(({ code, name }) => ({ value: code, text: name }))}
    />
  )
}
