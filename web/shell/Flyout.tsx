// The subcategories of one industry beside the sidebar: at most six groups of six (1§9). The tree is read on first use.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flyoutGroups, flyoutItems } from '#contract/constants.ts'
import type { IndustryWithCategories } from '#contract/industries.ts'
import { useApi, useSite } from '../page.ts'
import { Skeleton } from '../ui/States.tsx'
import styles from './Flyout.module.css'
import { readTree } from './tree.ts'

type Props = { industry: string; onEnter: () => void; onClose: () => void }

export function Flyout({ industry, onEnter, onClose }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths, locale, industries } = useSite()
  const [all, setAll] = useState<IndustryWithCategories[]>()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    readTree(api, locale).then(setAll, () => {})
  }, [api, locale])

  // Arrow keys lead from the industry into its flyout and through it; Tab goes on to the next industry.
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (
        event.key !== 'ArrowRight' ||
        (document.activeElement as HTMLElement | null)?.dataset['industry'] !== industry
      )
        return
      event.preventDefault()
      panel.current?.querySelector('a')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [industry])

  function onKeyDown(event: KeyboardEvent) {
    const links = [...panel.current!.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined
    if (event.key === 'ArrowLeft' || event.key === 'Escape') {
      document.querySelector<HTMLElement>(`[data-industry="${industry}"]`)?.focus()
    } else if (to !== undefined) links.at(to % links.length)?.focus()
    else return
    event.preventDefault()
  }

  const found = all?.find(({ key }) => key === industry)
  const name = industries.find(({ key }) => key === industry)!.text
  return (
    <div
      className={styles.flyout}
      ref={panel}
      onPointerEnter={onEnter}
      onKeyDown={onKeyDown}
      onClick={(event) => (event.target as Element).closest('a') && onClose()}
    >
      <div className={styles.head}>
        <h2>{name}</h2>
        <a className="link" href={paths.search({ search: name })} tabIndex={-1}>{t`All of ${name}`}</a>
      </div>
      <div className={styles.groups}>
        {!found && Array.from({ length: flyoutGroups }, (_, index) => <Waiting key={index} />)}
        {found?.categories.slice(0, flyoutGroups).map((category) => (
          <div key={category.id}>
            <h3>
              <a href={paths.search({ search: category.name })} tabIndex={-1}>
                {category.name}
              </a>
            </h3>
            <ul>
              {category.subCategories.slice(0, flyoutItems).map((one) => (
                <li key={one.id}>
                  <a href={paths.search({ search: one.name })} tabIndex={-1}>
                    {one.name}
                  </a>
                </li>
              ))}
            </ul>
            {category.subCategories.length > flyoutItems && (
              <a className={styles.more} href={paths.industry(found, category.id)} tabIndex={-1}>{t`View More`}</a>
            )}
          </div>
        ))}
      </div>
      {found && found.categories.length > flyoutGroups && (
        <p className={styles.foot}>
          <a className="link" href={`${paths.home()}#industries`} tabIndex={-1}>{t`View More Categories`}</a>
        </p>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={6} />
      <Skeleton width={9} />
      <Skeleton width={8} />
      <Skeleton width={9} />
    </div>
  )
}
