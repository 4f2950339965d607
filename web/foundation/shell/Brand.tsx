// Top bar start: menu button, logo.
import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconMenu2 } from '#web/ui/icons.ts'
import styles from './Brand.module.css'

export function Brand() {
  const { t } = useLingui()
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget="menu" aria-label={t`Menu`}>
        <Icon icon={IconMenu2} />
      </button>
      <BrandLink />
    </>
  )
}

export function BrandLink() {
  const { paths, operator } = useSite()
  return (
    <Link className={styles.brand} to={paths.home()}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M6.5 10.5l4.75 11L16 12.5l4.75 9 4.75-11" />
      </svg>
      <span>{operator.name}</span>
    </Link>
  )
}
