// Menu below 992 px: a native popover, working without scripts.
import { useLingui } from '@lingui/react/macro'
import {
  IconArticle,
  IconHeadset,
  IconHelpCircle,
  IconHome,
  IconLayoutGrid,
  IconSearch,
  IconUserPlus,
  IconX,
} from '#web/ui/icons.ts'
import { lazy, Suspense, useRef } from 'react'
import { Link } from '#web/ui/Link.tsx'
import { useSite } from '#web/foundation/page.ts'
import { firstArticle } from '#web/foundation/paths.ts'
import { useSession } from '#web/foundation/session.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { BrandLink } from '../Brand.tsx'
import { LanguageRow } from '../Languages.tsx'
import styles from './MobileMenu.module.css'
import { useLoginAddresses } from '../use-login-addresses.ts'

const Account = lazy(async () => ({ default: (await import('../SignedIn.tsx')).MobileAccount }))

export function MobileMenu() {
  const { t } = useLingui()
  const { paths } = useSite()
  const { register } = useLoginAddresses()
  const session = useSession()
  const menu = useRef<HTMLElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears of clicks on the links inside, which have keys by themselves
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      className={styles.menu}
      aria-label={t`Menu`}
      onClick={(event) => (event.target as Element).closest('a') && menu.current?.hidePopover()}
    >
      <div className={styles.inside}>
        <header>
          <BrandLink />
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" aria-label={t`Close`}>
            <Icon icon={IconX} />
          </button>
        </header>
        <Suspense>{session && <Account session={session} />}</Suspense>
        <h2>{t({ message: 'MAIN MENU', comment: 'heading in the mobile menu, in capitals' })}</h2>
        <Link to={paths.home()}>
          <Icon icon={IconHome} />
          {t`Home`}
        </Link>
        <Link to={paths.search()}>
          <Icon icon={IconSearch} />
          {t`Search`}
        </Link>
        <Link to={paths.article(firstArticle)}>
          <Icon icon={IconArticle} />
          {t`Articles`}
        </Link>
        <Link to={paths.industries()}>
          <Icon icon={IconLayoutGrid} />
          {t`Industries`}
        </Link>
        <Link className={styles.visitor} to={register} reloadDocument>
          <Icon icon={IconUserPlus} />
          {t`Register`}
        </Link>
        <h2>{t({ message: 'SUPPORT', comment: 'heading in the mobile menu, in capitals' })}</h2>
        <Link to={paths.text('contact-us')}>
          <Icon icon={IconHeadset} />
          {t`Contact us`}
        </Link>
        <Link to={paths.contactForm()}>
          <Icon icon={IconHelpCircle} />
          {t`Need help?`}
        </Link>
        <LanguageRow />
      </div>
    </nav>
  )
}
