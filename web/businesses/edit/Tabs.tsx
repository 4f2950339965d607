// The sections of the edit page, each with what it still lacks.
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { BusinessProfile } from '#contract/businesses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useSite } from '#web/app/page.ts'
import { Icon, type TablerIcon } from '#web/ui/Icon.tsx'
import {
  IconAddressBook,
  IconBuilding,
  IconCertificate,
  IconCheck,
  IconChevronRight,
  IconBuildingFactory2,
  IconFileText,
  IconPackage,
  IconPhoto,
  IconWorld,
} from '@tabler/icons-react'
import { completenessOf } from './completeness.ts'
import type { Tab } from './fields.ts'
import styles from './Tabs.module.css'

export const tabNames: Record<Tab, { name: MessageDescriptor; says: MessageDescriptor; icon: TablerIcon }> = {
  general: { name: msg`General`, says: msg`Who you are, in the words buyers search for.`, icon: IconBuilding },
  contact: { name: msg`Contact`, says: msg`How buyers reach you. Everybody can read it.`, icon: IconAddressBook },
  factory: { name: msg`Factory`, says: msg`Where and how you make what you sell.`, icon: IconBuildingFactory2 },
  trade: {
    name: msg({ message: 'Trade', comment: 'Tab: trade capabilities of a company' }),
    says: msg`Where you sell, in which languages, how fast.`,
    icon: IconWorld,
  },
  terms: {
    name: msg({ message: 'Terms', comment: 'Tab: business terms of a company' }),
    says: msg`On which terms you deliver and are paid.`,
    icon: IconFileText,
  },
  certificates: { name: msg`Certificates`, says: msg`What others have checked.`, icon: IconCertificate },
  media: { name: msg`Media`, says: msg`Logo, cover picture and video.`, icon: IconPhoto },
}

export function Tabs({ profile, tab }: { profile: BusinessProfile; tab: Tab }) {
  const { t, i18n } = useLingui()
  const { paths } = useSite()
  const { missing } = completenessOf(profile)
  const list = useRef<HTMLElement>(null)
  // On a phone they stand in one row, of which a part is seen.
  useEffect(() => {
    const current = list.current!.querySelector<HTMLElement>('[aria-current]')!
    list.current!.scrollLeft = current.offsetLeft - (list.current!.clientWidth - current.offsetWidth) / 2
  }, [tab])
  return (
    <nav ref={list} className={styles.tabs} aria-label={t`Sections`}>
      {(Object.keys(tabNames) as Tab[]).map((one) => {
        const { name, icon } = tabNames[one]
        const left = missing.filter((step) => step.tab === one).length
        return (
          <Link key={one} to={paths.editBusiness(profile, one)} aria-current={one === tab ? 'page' : undefined}>
            <Icon icon={icon} />
            {i18n._(name)}
            {left > 0 ? (
              <span className={styles.left}>
                <Plural value={left} one="# left" other="# left" />
              </span>
            ) : (
              <span className={styles.done}>
                <Icon icon={IconCheck} size="s" />
                <span className="sr">{t`complete`}</span>
              </span>
            )}
          </Link>
        )
      })}
      <Link to={paths.catalogue(profile)}>
        <Icon icon={IconPackage} />
        {t`Products`}
        <span className={styles.left}>
          <Icon icon={IconChevronRight} size="s" />
        </span>
      </Link>
    </nav>
  )
}
