// Search bar: plain GET form; lists are lazy.
import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Form, useLocation } from 'react-router'
import { searchTextMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import styles from './SearchBar.module.css'
import type { SearchField, SearchSuggestions } from './SearchSuggestions.tsx'
import { TypeSelect } from './TypeSelect.tsx'

export function SearchBar({ hero }: { hero?: boolean }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const params = new URLSearchParams(useLocation().search)
  const type = <TypeSelect value={params.get('business') ?? 'MA'} />
  const country = <CountrySelect value={params.get('countries') || 'global'} />
  const words = <Words hero={hero} text={params.get('search') ?? ''} />
  if (!hero)
    return (
      <search>
        <Form action={paths.searchResult} className={styles.bar}>
          {type}
          {country}
          {words}
          <button type="submit" className={styles.go} aria-label={t`Search`}>
            <Icon icon={IconSearch} />
          </button>
        </Form>
      </search>
    )
  return (
    <search>
      <Form action={paths.searchResult} className={styles.hero}>
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
      </Form>
    </search>
  )
}

type Suggestions = ComponentType<Parameters<typeof SearchSuggestions>[0]>

/** The field follows the address. */
function Words({ hero, text }: { hero: boolean | undefined; text: string }) {
  const { t } = useLingui()
  const { key } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(text)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const [field, setField] = useState<SearchField>()
  useEffect(() => {
    if (followed.current === text) return
    followed.current = text
    if (input.current) input.current.value = text
  }, [text])
  const label = t`Search companies and products`
  return (
    <div className={styles.words}>
      {hero && <Icon icon={IconSearch} />}
      <input
        dir="auto"
        {...field}
        ref={input}
        type="search"
        name="search"
        defaultValue={text}
        placeholder={label}
        aria-label={label}
        maxLength={searchTextMost}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() =>
          void import('./SearchSuggestions.tsx').then((loaded) => setSuggestions(() => loaded.SearchSuggestions))
        }
      />
      {Suggestions && <Suggestions key={key} input={input} onField={setField} />}
    </div>
  )
}
