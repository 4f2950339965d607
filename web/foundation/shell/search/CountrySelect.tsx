// Country field of the search bar.
import { useLingui } from '@lingui/react/macro'
import { IconWorld } from '#web/ui/icons.ts'
import { countryField, useSite } from '#web/foundation/page.ts'
import type { Option } from '#web/ui/controls/ListBox.tsx'
import { useKept } from '../kept-markup.ts'
import { SearchSelect } from './SearchSelect.tsx'

/** `value`: `global`, or comma-separated country codes. */
export function CountrySelect({ value }: { value: string }) {
  const { t } = useLingui()
  const everywhere = useKept('countries', <CountryOptions />)
  const chosen = { children: <CountryOptions value={value} /> }
  return (
    <SearchSelect
      name={countryField}
      label={t`Country`}
      value={value}
      findLabel={t`Find a country`}
      noneLabel={t`No matching country`}
      globe
      optionOf={optionOf}
      {...(value === everyCountry ? everywhere : chosen)}
    />
  )
}

const everyCountry = 'global'

export function CountryOptions({ value = everyCountry }: { value?: string }) {
  const { t } = useLingui()
  const { countries } = useSite()
  return (
    <>
      <option value={everyCountry}>{t({ message: 'Global', comment: 'all countries' })}</option>
      {value.includes(',') && <option value={value}>{t`${value.split(',').length} countries`}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
}

function optionOf({ value, text }: HTMLOptionElement): Option {
  return value === 'global' ? { value, text, icon: IconWorld } : { value, text, flag: flagOf(value) }
}

function flagOf(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
}
