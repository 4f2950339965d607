// The search form: type, country and words. A plain GET form that works alone; lists and suggestions come alive on first use.
import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from '../routing.ts'
import { searchTextMost } from '#contract/constants.ts'
import { useSite } from '../page.ts'
import { Icon } from '../ui/Icon.tsx'
import { searchIcon } from '../ui/icons.ts'
import { Choice } from './Choice.tsx'
import { CountryOptionsContext } from './countries.ts'
import styles from './SearchBar.module.css'
import { searchTypesOf } from './search-types.ts'
import type { Suggestions as SuggestionsType } from './Suggestions.tsx'

/** `hero`: the large form of the home page, which reads as a sentence. */
export function SearchBar({ hero }: { hero?: boolean }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const { search, pathname } = useLocation()
  const asked = new URLSearchParams(search)
  const [business, countries, text] = [
    asked.get('business') ?? 'MA',
    asked.get('countries') || 'global',
    asked.get('search') ?? '',
  ]
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(text)
  const [Suggestions, setSuggestions] = useState<ComponentType<Parameters<typeof SuggestionsType>[0]>>()

  // The fields follow the address (1§2).
  useEffect(() => {
    if (followed.current === text) return
    followed.current = text
    if (input.current) input.current.value = text
  }, [text])

  const several = countries.includes(',')
    ? `<option value=${countries.replace(/[^A-Za-z,]/g, '')}>${t`${countries.split(',').length} countries`}`
    : ''
  const options = use(CountryOptionsContext)
  const label = t`Search companies and products`
  const type = (
    <Choice
      name="business"
      label={t({ message: 'What to search', comment: 'name of the business-type dropdown' })}
      value={business}
    >
      {searchTypesOf(site, (message) => i18n._(message)).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  )
  const country = (
    <Choice
      name="countries"
      label={t`Country`}
      value={countries}
      findLabel={t`Find a country`}
      noneLabel={t`No country of that name`}
      world
      html={`<option value=global>${t({ message: 'Global', comment: 'all countries' })}${several}${options}`}
    />
  )
  const words = (
    <div className={styles.words}>
      {hero && <Icon icon={searchIcon} />}
      <input
        ref={input}
        type="search"
        name="search"
        defaultValue={text}
        placeholder={label}
        aria-label={label}
        maxLength={searchTextMost}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => void import('./Suggestions.tsx').then((loaded) => setSuggestions(() => loaded.Suggestions))}
      />
      {Suggestions && <Suggestions key={pathname + search} input={input} />}
    </div>
  )

  return (
    <form role="search" method="get" action={site.paths.searchResult} className={hero ? styles.hero : styles.bar}>
      {hero ? (
        <>
          <div className={styles.first}>
            {words}
            <button type="submit" className={styles.go}>{t`Search`}</button>
          </div>
          <div className={styles.second}>
            <span>{t({ message: 'Looking for', comment: 'Looking for [Manufacturers] in [Global]' })}</span>
            {type}
            <span>{t({ message: 'in', comment: 'Looking for [Manufacturers] in [Global]' })}</span>
            {country}
          </div>
        </>
      ) : (
        <>
          {type}
          {country}
          {words}
          <button type="submit" className={styles.go} aria-label={t`Search`}>
            <Icon icon={searchIcon} />
          </button>
        </>
      )}
    </form>
  )
}
