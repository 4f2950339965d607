// What the words being typed may mean: categories, companies, products. Enter still searches for the words as they are.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useApi, useSite } from '../page.ts'
import { Flag } from '../ui/Picture.tsx'
import styles from './Suggestions.module.css'

const pause = 150 // ms without typing before the server is asked
type Answer = Awaited<ReturnType<ReturnType<typeof useApi>['search']['suggest']>>

export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useLingui()
  const { paths, portal } = useSite()
  const api = useApi()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Answer>()
  const [active, setActive] = useState(-1)
  const count = found ? found.categories.length + found.businesses.length + found.products.length : 0

  useEffect(() => {
    const field = input.current!
    let waiting: ReturnType<typeof setTimeout>
    let asking = new AbortController()
    function onInput() {
      clearTimeout(waiting)
      asking.abort()
      const q = field.value.trim()
      if (!q) return setFound(undefined)
      asking = new AbortController()
      const { signal } = asking
      waiting = setTimeout(() => {
        api.search.suggest({ query: { q, portal: portal.key }, signal }).then(
          (answer) => {
            if (signal.aborted) return
            setActive(-1)
            setFound({
              categories: answer.categories.slice(0, 3),
              businesses: answer.businesses.slice(0, 4),
              products: answer.products.slice(0, 4),
            })
          },
          () => setFound(undefined), // suggestions are a comfort: without them the form still searches
        )
      }, pause)
    }
    const onBlur = (event: FocusEvent) =>
      !box.current?.contains(event.relatedTarget as Node | null) && setFound(undefined)
    field.addEventListener('input', onInput)
    field.addEventListener('blur', onBlur)
    // What was typed before this code came.
    if (document.activeElement === field && field.value !== field.defaultValue) onInput()
    return () => {
      clearTimeout(waiting)
      asking.abort()
      field.removeEventListener('input', onInput)
      field.removeEventListener('blur', onBlur)
    }
  }, [api, input, portal.key])

  useEffect(() => {
    const field = input.current!
    const set = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(count > 0),
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : '',
    }
    for (const [name, value] of Object.entries(set)) field.setAttribute(name, value)
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || !count) return
      if (event.key === 'ArrowDown') setActive(((active + 2) % (count + 1)) - 1)
      else if (event.key === 'ArrowUp') setActive(((active + count + 1) % (count + 1)) - 1)
      else if (event.key === 'Escape') setFound(undefined)
      else if (event.key === 'Enter' && active >= 0) box.current?.querySelectorAll('a')[active]?.click()
      else return
      event.preventDefault()
    }
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  }, [active, count, id, input])

  if (!found || !count) return null
  let index = 0
  function option(key: string, href: string, name: string, more: string, flag?: string) {
    const at = index++
    return (
      <a
        key={key}
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        href={href}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setFound(undefined)}
      >
        <span className="cut">{name}</span>
        <span className={styles.more}>
          {flag && <Flag emoji={flag} />} {more}
        </span>
      </a>
    )
  }
  return (
    <div ref={box} id={id} className={`panel ${styles.box}`} role="listbox" aria-label={t`Suggestions`}>
      {found.categories.length > 0 && (
        <div role="group" aria-label={t`Categories`}>
          <p aria-hidden="true">{t`Categories`}</p>
          {found.categories.map((one) => option(one.id, paths.search({ search: one.name }), one.name, one.industry))}
        </div>
      )}
      {found.businesses.length > 0 && (
        <div role="group" aria-label={t`Companies`}>
          <p aria-hidden="true">{t`Companies`}</p>
          {found.businesses.map((one) =>
            option(one.businessID, paths.business(one), one.companyName, one.country.countryName, one.country.emoji),
          )}
        </div>
      )}
      {found.products.length > 0 && (
        <div role="group" aria-label={t`Products`}>
          <p aria-hidden="true">{t`Products`}</p>
          {found.products.map((one) => option(one.productID, paths.product(one), one.name, one.companyName))}
        </div>
      )}
    </div>
  )
}
