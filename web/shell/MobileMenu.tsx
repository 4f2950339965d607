// What the menu below 992 px holds. Around it stands a native popover: it opens without scripts and closes on Escape.
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../page.ts'
import { Icon } from '../ui/Icon.tsx'
import { crossIcon, gridIcon, homeIcon, searchIcon, userPlusIcon } from '../ui/icons.ts'
import { BrandLink } from './Brand.tsx'
import { LanguageRow } from './Languages.tsx'
import styles from './MobileMenu.module.css'

export function MenuInside() {
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <div className={styles.menu}>
      <header>
        <BrandLink />
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" aria-label={t`Close`}>
          <Icon icon={crossIcon} />
        </button>
      </header>
      <div data-slot="account" />
      <h2>{t({ message: 'MAIN MENU', comment: 'heading in the mobile menu, in capitals' })}</h2>
      <a href={paths.home()}>
        <Icon icon={homeIcon} />
        {t`Home`}
      </a>
      <a href={paths.search()}>
        <Icon icon={searchIcon} />
        {t`Search`}
      </a>
      <a href={paths.industries()}>
        <Icon icon={gridIcon} />
        {t`Industries`}
      </a>
      <div data-slot="leave" />
      <a className={styles.visitor} href="#register" data-account="register">
        <Icon icon={userPlusIcon} />
        {t`Register`}
      </a>
      <LanguageRow />
    </div>
  )
}
