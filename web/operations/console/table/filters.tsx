// Common table filters.
import { useLingui } from '@lingui/react/macro'
import { locales, ownNames } from '#contract/foundation/locales.ts'
import { useSite } from '#web/foundation/page.ts'
import { usePortals } from '../announcements/names.tsx'
import { useStateNames } from '../sanctions/names.ts'
import { FilterSelect } from './TableFilters.tsx'

export function StateFilter({ states }: { states: readonly string[] }) {
  const { t } = useLingui()
  const names = useStateNames()
  return (
    <FilterSelect
      name="status"
      label={t`Status`}
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

export function PortalFilter() {
  const { t } = useLingui()
  return <FilterSelect name="portal" label={t`Portal`} all={t`All portals`} options={usePortals()} />
}

export function LanguageFilter() {
  const { t } = useLingui()
  return (
    <FilterSelect
      name="lang"
      label={t`Language`}
      all={t`All languages`}
      options={locales.map((value) => ({ value, text: ownNames[value] }))}
    />
  )
}
