// Type field of the search bar.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { searchTypesOf } from './search-types.ts'

export function TypeSelect({ value }: { value: string }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  return (
    <SearchSelect
      name="business"
      label={t({ message: 'What to search', comment: 'name of the business-type dropdown' })}
      value={value}
    >
      {searchTypesOf(site, (message) => i18n._(message)).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SearchSelect>
  )
}
