// The left end of the top bar: the menu button below 992 px, and the mark and name that lead home.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../page.ts'
import { Icon } from '../ui/Icon.tsx'
import { menuIcon } from '../ui/icons.ts'
import styles from './Brand.module.css'

export function Brand() {
  const { t } = useLingui()
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget="menu" aria-label={t`Menu`}>
        <Icon icon={menuIcon} />
      </button>
      <BrandLink />
    </>
  )
}

export function BrandLink() {
  const { paths, operator } = useSite()
  return (
    <a className={styles.brand} href={paths.home()}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M6.5 10.5l4.75 11L16 12.5l4.75 9 4.75-11" />
      </svg>
      <span>{operator.name}</span>
    </a>
  )
}
