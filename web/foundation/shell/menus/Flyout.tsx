// Industry flyout: at most six groups of six subcategories. Lazy tree.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { flyoutGroups, flyoutItems } from '#contract/foundation/constants.ts'
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { arrowOf } from '#web/ui/direction.ts'
import { Skeleton } from '#web/ui/States.tsx'
import styles from './Flyout.module.css'
import { readTree } from './tree.ts'

type Props = {
  industry: string
  ref: RefObject<HTMLDivElement | null>
  onEnter: () => void
  onClose: () => void
  onLeave: (event: KeyboardEvent) => void
}

export function Flyout({ industry, ref, onEnter, onClose, onLeave }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { paths, locale, industries } = useSite()
  const [all, setAll] = useState<IndustryWithCategories[]>()

  useEffect(() => {
    readTree(api, locale).then(setAll, () => {})
  }, [api, locale])

  // Arrows stay within the flyout; Tab goes to the next industry.
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (arrowOf(event) === 'back' || event.key === 'Escape') return onLeave(event)
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined
    if (to === undefined) return
    event.preventDefault()
    links.at(to % links.length)?.focus()
  }

  const found = all?.find(({ key }) => key === industry)
  const name = industries.find(({ key }) => key === industry)!.text
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of keys and clicks on the links inside
    <div
      className={styles.flyout}
      ref={ref}
      onPointerEnter={onEnter}
      onKeyDown={onKeyDown}
      onClick={(event) => (event.target as Element).closest('a') && onClose()}
    >
      <div className={styles.head}>
        <h2>{name}</h2>
        <Link className="link" to={paths.search({ search: name })} tabIndex={-1}>{t`All of ${name}`}</Link>
      </div>
      <div className={styles.groups}>
        {!found && Array.from({ length: flyoutGroups }, (_, index) => <Waiting key={index} />)}
        {found?.categories.slice(0, flyoutGroups).map((category) => (
          <div key={category.id}>
            <h3>
              <Link to={paths.search({ search: category.name })} tabIndex={-1}>
                {category.name}
              </Link>
              {category.empty && <small> {t`none yet`}</small>}
            </h3>
            <ul>
              {category.subCategories.slice(0, flyoutItems).map((one) => (
                <li key={one.id}>
                  <Link to={paths.search({ search: one.name })} tabIndex={-1}>
                    {one.name}
                  </Link>
                  {one.empty && <small>{t`none yet`}</small>}
                </li>
              ))}
            </ul>
            {category.subCategories.length > flyoutItems && (
              <Link className={styles.more} to={paths.industry(found, category.id)} tabIndex={-1}>{t`View More`}</Link>
            )}
          </div>
        ))}
      </div>
      {found && found.categories.length > flyoutGroups && (
        <p className={styles.foot}>
          <Link className="link" to={`${paths.home()}#industries`} tabIndex={-1}>{t`View More Categories`}</Link>
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
      <Skeleton width={9} />
      <Skeleton width={9} />
    </div>
  )
}
