// Industry list of sidebar and rail.
import { useLingui } from '@lingui/react/macro'
import { IconChevronRight, IconLayoutGrid } from '#web/ui/icons.ts'
import type { ComponentProps } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { industryIcons } from './industries.ts'
import styles from './IndustryList.module.css'

type Handlers = Pick<
  ComponentProps<'a'>,
  'onPointerEnter' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onKeyDown' | 'ref'
>

type Props = { open?: string | undefined; handlersOf?: (industry: string | undefined) => Handlers }

/** `handlersOf` gets undefined for All Categories. */
export function IndustryList({ open, handlersOf = () => ({}) }: Props) {
  const { t } = useLingui()
  const { paths, industries } = useSite()
  return (
    <>
      <Link className={`${styles.entry} ${styles.all}`} to={paths.industries()} {...handlersOf(undefined)}>
        <Icon icon={IconLayoutGrid} />
        <span className="cut">{t`All Categories`}</span>
      </Link>
      <ul>
        {industries.map(({ key, text }) => (
          <li key={key}>
            <Link
              className={styles.entry}
              to={paths.search({ search: text })}
              aria-haspopup="true"
              aria-expanded={open === key}
              {...handlersOf(key)}
            >
              <Icon icon={industryIcons[key]!} />
              <span className="cut">{text}</span>
              <Icon icon={IconChevronRight} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
